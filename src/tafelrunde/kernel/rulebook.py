"""The numbered rules of a game, read from its rules.<lang>.md.

A chapter is a heading `## V3 Choosing a follower`; a rule is a paragraph that begins with its number: `**V3.2** ...`.
A rule that the printed rulebook leaves open, and that we decided, carries the mark `[ruling]` (German: `[Auslegung]`).
"""

from __future__ import annotations

import re

from tafelrunde.kernel.errors import BadOption, kernel_words

RULING = ("[ruling]", "[Auslegung]")


class Rule:
    """One numbered rule: a chapter's heading, or a paragraph of it."""

    __slots__ = ("chapter", "number", "text")

    def __init__(self, number: str, text: str, chapter: bool) -> None:
        self.number = number
        self.text = text
        self.chapter = chapter

    @property
    def is_ruling(self) -> bool:
        """Whether the printed rulebook is silent here and we decided."""
        return any(mark in self.text for mark in RULING)


class Rulebook:
    """All numbered rules of a game in one language, in their order."""

    __slots__ = ("markdown", "rules", "title")

    def __init__(self, markdown: str, letter: str) -> None:
        self.markdown = markdown
        self.title = ""
        self.rules: dict[str, Rule] = {}
        number = rf"{letter}\d+(?:\.\d+)*"
        for block in re.split(r"\n\s*\n", markdown):
            text = " ".join(block.split())
            if text.startswith("# "):
                self.title = text[2:]
            elif found := re.match(rf"## ({number}) (.+)", text):
                self._add(Rule(found[1], found[2], chapter=True))
            elif found := re.match(rf"\*\*({number})\*\* (.+)", text):
                self._add(Rule(found[1], found[2], chapter=False))

    def _add(self, rule: Rule) -> None:
        if rule.number in self.rules:
            raise ValueError(f"rule {rule.number} is there twice")
        self.rules[rule.number] = rule

    def __getitem__(self, number: str) -> Rule:
        rule = self.rules.get(number.upper())
        if rule is None:
            raise BadOption(kernel_words("unknown-rule", number=number, known=", ".join(self.chapters)))
        return rule

    def __contains__(self, number: str) -> bool:
        return number in self.rules

    @property
    def chapters(self) -> list[str]:
        return [rule.number for rule in self.rules.values() if rule.chapter]

    def under(self, number: str) -> list[Rule]:
        """A rule and everything below it: V3 gives V3, V3.1, V3.2, ..."""
        wanted = self[number].number
        return [rule for rule in self.rules.values() if rule.number == wanted or rule.number.startswith(wanted + ".")]
