"""What can go wrong, said so that a person knows what to do next, in that person's language."""

from __future__ import annotations

from tafelrunde.kernel.words import KERNEL, Words


class TafelrundeError(Exception):
    """The root of all errors that are meant for people. `text(lang)` is the message in their language."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.words = words

    def text(self, lang: str = "en") -> str:
        return self.words.text(lang)

    def __str__(self) -> str:
        return self.text("en")


class IllegalChoice(TafelrundeError):
    """A choice that is not on the list of options; the state is as it was. `rule` is the rule being carried out."""

    def __init__(self, words: Words, rule: str) -> None:
        super().__init__(words)
        self.rule = rule

    def __reduce__(self) -> tuple[type[IllegalChoice], tuple[Words, str]]:
        """For pickles: other processes refuse in the same words."""
        return type(self), (self.words, self.rule)


class UnknownGame(TafelrundeError):
    """No game of that name."""


class BadOption(TafelrundeError):
    """An option, a number of players or a seed that the game does not have."""


class BadComponents(TafelrundeError):
    """A file with a box's own figures that does not fit the game; the words say which entry and why."""


class BadSave(TafelrundeError):
    """Bytes that are not a saved state, or one of another version."""


class BadRecipe(TafelrundeError):
    """A recipe that cannot be read, or does not lead where it says."""


class CannotUndo(TafelrundeError):
    """A choice that cannot be taken back, with the reason."""


def kernel_words(id: str, **args: int | str | Words) -> Words:
    """A message of the kernel itself."""
    return Words(KERNEL, id, args)
