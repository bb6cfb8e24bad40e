"""Playing line by line: numbers in, sentences out. For screen readers, pipes and small terminals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.drawing.contract import Look
from tafelrunde.kernel.decision import Decision
from tafelrunde.kernel.errors import CannotUndo, TafelrundeError
from tafelrunde.kernel.words import Words
from tafelrunde.terminal import pages, rulebooks, saves, shelf
from tafelrunde.terminal.output import out, reason
from tafelrunde.terminal.sitting import Sitting, Told, in_order
from tafelrunde.terminal.words import Stopped, say


class Left(Exception):
    """Somebody has left the game, or there is nobody left to type."""


class PlainPlay:
    """A game read and typed line by line."""

    def __init__(self, sitting: Sitting, lang: str) -> None:
        self.sitting = sitting
        self.lang = lang
        self.console = out()
        people = sitting.people
        # Whose eyes are on the screen; with several people nobody's, until the device is handed over.
        self.reader: int | None = people[0] if len(people) == 1 else None
        self.warned = False
        # How many lines of the log have been read aloud, by seat.
        self.told: dict[int | None, int] = {}
        # What each reader has heard of the table, in passages.
        self.heard: dict[int | None, set[str]] = {}

    def play(self) -> None:
        """Play to the end; Left if somebody stops before it."""
        self.say("plain-letters")
        while not self.sitting.state.over:
            self.warn_of_trouble()
            decision = self.sitting.person_to_ask(self.reader)
            if decision is None:
                state = self.sitting.state
                self.sitting.answer(self.sitting.think(state.copy(), self.sitting.bots_to_ask()))
            else:
                self.hand_over(decision.seat)
                self.ask(decision)
        if len(self.sitting.people) > 1:
            self.reader = None
        self.tell_news()
        self.tell_table(whole=True)

    def hand_over(self, seat: int) -> None:
        """Wait until the next person has the device."""
        if seat == self.reader:
            return
        name = self.sitting.name(seat, self.lang)
        self.say("hand-over-title", name=name)
        self.read_line("plain-hand-over")
        self.reader = seat

    def ask(self, decision: Decision) -> None:
        """Ask until there is an answer or something is taken back."""
        names = self.sitting.names(self.lang)
        self.tell_news()
        self.tell_table(whole=False)
        self.write(Text())
        self.write(Text(f"{decision.prompt.text(self.lang, names)} [{decision.rule}]"))
        for line in option_lines(self.listed(decision)):
            self.write(Text(line))
        while not self.answered(decision, self.read_line("plain-ask")):
            pass

    def answered(self, decision: Decision, line: str) -> bool:
        """Do what a line says; whether the question is settled by it."""
        command, _, rest = line.strip().partition(" ")
        match command.lower():
            case "?":
                self.say("plain-letters")
            case "t":
                self.tell_table(whole=True)
            case "i":
                self.tell_more(decision, rest.strip())
            case "c":
                self.look_up(decision, rest)
            case "k":
                self.write(Text(self.sitting.coached(decision, self.lang)))
            case "p":
                self.write(pages.page(self.sitting.game, self.lang))
            case "h":
                for line in self.sitting.hint(self.sitting.state.copy(), decision, self.lang):
                    self.write(Text(line))
            case "u":
                return self.take_back()
            case "s":
                self.save(rest)
            case "r":
                self.show_rules(rest.strip() or decision.rule)
            case "l":
                self.lang = "en" if self.lang == "de" else "de"
                return True  # asked again, in the other language
            case "q":
                raise Left
            case _:
                return self.choose(decision, command)
        return False

    def choose(self, decision: Decision, number: str) -> bool:
        """Choose an option by its number; a grave one is asked once more."""
        if not (number.isdecimal() and 1 <= int(number) <= len(decision.codes)):
            self.say("plain-not-understood", count=len(decision.codes))
            self.say("plain-letters")
            return False
        index = in_order(decision)[int(number) - 1]
        if decision.options[index].grave and self.read_line("plain-grave").strip().lower() not in ("j", "y"):
            return False
        self.sitting.choose(decision.seat, index)
        return True

    def listed(self, decision: Decision) -> list[Told]:
        """What is told of the options, in the order of their numbers."""
        told = self.sitting.told(decision, self.lang)
        return [told[index] for index in in_order(decision)]

    def tell_more(self, decision: Decision, number: str) -> None:
        """What is printed on the things that an option is about, or all options."""
        told = self.listed(decision)
        chosen = [told[int(number) - 1]] if number.isdecimal() and 1 <= int(number) <= len(told) else told
        lines = list(dict.fromkeys(line for option in chosen for line in option.printed))
        if lines:
            self.write(Text("\n".join(lines)))
        else:
            self.say("plain-nothing-printed")

    def look_up(self, decision: Decision, wanted: str) -> None:
        """What is printed on the things of the box that have these words in their names, and why they are no answer."""
        words = wanted.casefold().split()
        names = {card: card.name.text(self.lang) for card in self.sitting.cards}
        found = [card for card, name in names.items() if all(word in name.casefold() for word in words)]
        if not words or not found:
            self.say("plain-look-up" if not words else "cards-none")
            return
        lines = [f"{names[card]}: {card.text.text(self.lang)} [{card.rule}]" for card in found]
        lines += [self.sitting.why_not(decision.seat, card.name.ref, self.lang) for card in found]
        self.write(Text("\n".join(filter(None, dict.fromkeys(lines)))))

    def take_back(self) -> bool:
        """Undo the last choice of the reader."""
        assert self.reader is not None
        try:
            self.sitting.undo(self.reader)
        except CannotUndo as error:
            self.write(Text(error.words.text(self.lang, self.sitting.names(self.lang))))
            return False
        self.told.clear()
        self.say("undone")
        return True

    def save(self, typed: str) -> None:
        """Save under the name that was typed, or under a new one."""
        path = saves.path_for(typed, self.sitting.game.id)
        if saves.would_destroy(path):
            self.say("overwrite-body", file=str(path))
            if self.read_line("plain-overwrite").strip().lower() not in ("j", "y"):
                return
        try:
            saves.write(self.sitting.saved(), path)
        except OSError as error:
            self.say("save-failed", file=str(path), why=reason(error))
        else:
            self.say("saved", file=str(path))

    def show_rules(self, number: str) -> None:
        """A rule and those below it."""
        try:
            self.write(rulebooks.readable(self.sitting.game.rulebook(self.lang).under(number), self.lang))
        except TafelrundeError as error:
            self.write(Text(error.text(self.lang)))

    def tell_news(self) -> None:
        """What has happened since this reader last looked."""
        log = [line.event for line in self.sitting.log(self.reader)]
        names = self.sitting.names(self.lang)
        for event in log[self.told.get(self.reader, 0) :]:
            rule = f" [{event.rule}]" if event.rule else ""
            self.write(Text(event.text(self.lang, names) + rule))
        self.told[self.reader] = len(log)

    def tell_table(self, whole: bool) -> None:
        """The table in sentences: the whole of it, or only what this reader has not heard yet."""
        names = self.sitting.names(self.lang)
        look = Look(self.sitting.view(self.reader), self.lang, names)
        found = passages("\n".join(self.sitting.drawing.told(look)))
        heard = set() if whole else self.heard.get(self.reader, set())
        told = [passage for passage in found if passage not in heard]
        self.heard[self.reader] = set(found)
        if told:
            self.write(Text())
            self.write(Text("\n".join(told)))

    def warn_of_trouble(self) -> None:
        """Say once that the game cannot be kept on disk."""
        trouble = self.sitting.keeper.trouble
        if trouble is not None and not self.warned:
            self.say("keep-failed", why=trouble)
        self.warned = trouble is not None

    # ------------------------------------------------------------------ lines

    def say(self, id: str, **args: int | str) -> None:
        self.write(Text(say(id, **args).text(self.lang)))

    def write(self, thing: RenderableType) -> None:
        self.console.print(thing, soft_wrap=isinstance(thing, Text))

    def read_line(self, id: str) -> str:
        """Ask for a line; Left at the end of the input."""
        self.console.print(Text(say(id).text(self.lang) + " "), end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.console.print()  # nobody has pressed Enter on the screen
        if not line:
            raise Left
        return line


def option_lines(options: Sequence[Told]) -> Iterator[str]:
    """The options with their numbers, what they bring at once, and what tells them apart."""
    for number, option in enumerate(options, 1):
        extra = "; ".join(filter(None, (option.hint, ", ".join(option.heading), option.note)))
        yield f"{number}. {option.text}" + (f" ({extra})" if extra else "")


def passages(text: str) -> list[str]:
    """Sentences that belong together: one, and the items of a list that follow it."""
    found: list[str] = []
    for line in text.split("\n"):
        if found and line.startswith("- "):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def play_line_by_line(
    sitting: Sitting, lang: str, left_unfinished: tuple[Path, Callable[[], Sitting]] | None = None
) -> int:
    """Play in sentences; the exit code."""
    table = PlainPlay(sitting, lang)
    try:
        if left_unfinished is not None:
            table = _offer(table, *left_unfinished)
        table.play()
    except Left:
        words = _farewell(table)
        table.write(Text(words.text(table.lang)))
        return 0
    except KeyboardInterrupt:
        raise Stopped(_farewell(table)) from None
    table.sitting.keeper.finish()
    return 0


def _offer(table: PlainPlay, path: Path, resume: Callable[[], Sitting]) -> PlainPlay:
    """Go on with a game that was left in the middle?"""
    table.write(Text(shelf.taken(path).summary().text(table.lang)))
    if table.read_line("plain-continue").strip().lower() in ("1", "j", "y"):
        return PlainPlay(resume(), table.lang)
    try:
        saves.set_aside(path)
    except OSError as error:
        table.say("set-aside-failed", file=str(path), why=reason(error))
    return table


def _farewell(table: PlainPlay) -> Words:
    """What becomes of a game that is left in the middle."""
    if not table.sitting.match.choices:
        return say("left")
    trouble = table.sitting.keeper.trouble
    return say("kept", game=table.sitting.game.id) if trouble is None else say("keep-failed", why=trouble)
