"""How well do the tests notice? Change the rules of a game in a thousand small ways, and count who notices.

    make mutate GAME=vaalbara                 every mutant of its steps, effects and state
    make mutate GAME=glow SAMPLE=200          a random sample of them

cosmic-ray makes the mutants; each is tried on a copy of the sources in build/mutate/, with the game's own tests
(`tests/noticing.py` says how). What is no rule is left alone: annotations, what bots count, words and drawings. A run
that was stopped goes on where it was; `--survivors` tries those that nobody had noticed again. Both take the sources
and tests of today; where a file of rules has changed since, its mutants stay as they were. The results, with every
survivor as a diff, are in build/mutate/<game>/survivors.txt. docs/project/mutation.md explains
those that cannot be killed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = "src/tafelrunde/games"
# What carries out rules.
ROOMS = ("steps", "effects", "state")
# Changes that do nothing to whole numbers as small as ours.
NO_CHANGE = ("_Eq_Is", "_NotEq_IsNot", "Decorator")
# Methods that bots, words, logs and drawings ask, which no rule depends on; and what imagining deals, which is for the
# promises of every game to check.
NO_RULES = {
    "at_least", "clause", "ends", "expected", "facts", "grave", "hint", "icon", "joint", "none_of", "note", "option",
    "own_hint", "own_option", "prompt", "question", "redeal", "report", "sets", "signs", "tell_gain", "where", "why",
    "words", "worth", "_card_at", "_deal", "_deal_each", "_deal_veiled", "_held", "_place_of", "_put", "_redeal_clan",
    "_tell_loot", "_tell_scores", "_tell_ties", "_tell_winner", "_tell_winners",
}  # fmt: skip
# Names of figures that bots count with.
WORTHS = ("_WORTH", "_FLOW")
# What bots and the terminal's drawings notice by the way is no test of a rule, and takes most of the time.
NO_TESTS_OF_RULES = ("*_bots.py", "*_terminal.py")
# Promises and whole games notice a few changes more, and take longer than all other tests together.
SLOW = ("*/test_promises_*.py", "*_boards.py", "*_words.py")


def modules(game: str) -> list[str]:
    """The files of a game whose rules are changed."""
    home = ROOT / GAMES / game
    found = [path for room in ROOMS for path in sorted((home / room).rglob("*.py")) if path.name != "pieces.py"]
    found += [home / f"{room}.py" for room in ROOMS if (home / f"{room}.py").is_file()]
    return [str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py"]


def copy_sources(place: Path) -> None:
    """A fresh copy of the sources as they are today, in which mutants can do no harm."""
    shutil.rmtree(place / "src", ignore_errors=True)
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))


def made_of(game: str, place: Path) -> dict[str, str]:
    """The files of which the mutants were made, each with a fingerprint of what it was: kept from the first copy."""
    known = place / "made_of.json"
    if not known.is_file():
        found = {name: _fingerprint(place / name) for name in modules(game) if (place / name).is_file()}
        known.write_text(json.dumps(found, indent=1), encoding="utf-8")
    return dict(json.loads(known.read_text(encoding="utf-8")))


def changed_since(made: dict[str, str], place: Path) -> list[str]:
    """The files that are no longer what the mutants were made of: their mutants would change something else today."""
    return [name for name, was in made.items() if not (place / name).is_file() or _fingerprint(place / name) != was]


def _fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def copy_tests(game: str, place: Path) -> None:
    """The game's tests as they are today."""
    folder = f"tests/{game}"
    shutil.copytree(ROOT / folder, place / folder, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    shared = [*(ROOT / "tests").glob("*.py"), ROOT / "tests/promises/tried.py", ROOT / "pyproject.toml"]
    for path in shared:
        (place / path.relative_to(ROOT)).parent.mkdir(exist_ok=True)
        shutil.copy(path, place / path.relative_to(ROOT))


def configure(game: str, place: Path) -> Path:
    """What cosmic-ray needs to know to make mutants; it does not try them."""
    config = place / "mutate.toml"
    paths = ", ".join(f'"{path}"' for path in modules(game))
    config.write_text(
        f'[cosmic-ray]\nmodule-path = [{paths}]\ntimeout = 60.0\ntest-command = ""\n'
        'excluded-modules = []\n[cosmic-ray.distributor]\nname = "local"\n',
        encoding="utf-8",
    )
    return config


def try_all(
    game: str, place: Path, environment: dict[str, str], survivors: bool, quick: bool, changed: list[str]
) -> None:
    """Every mutant that waits, and those that survived if they are wanted again; none of files that have changed."""
    without = (*NO_TESTS_OF_RULES, *SLOW) if quick else NO_TESTS_OF_RULES
    tests = [f"tests/{game}", *(f"--ignore-glob={name}" for name in without)]
    told = {"TAFELRUNDE_MUTANTS": str(place / "session.sqlite"), "TAFELRUNDE_TESTS": json.dumps(tests)}
    if changed:
        told["TAFELRUNDE_CHANGED"] = json.dumps(changed)
    if survivors:
        told["TAFELRUNDE_SURVIVORS"] = "1"
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-n0", "-p", "no:cacheprovider", "-p", "tests.noticing"]
    subprocess.run([*command, *tests], cwd=place, env={**environment, **told}, check=False)


def not_rules(path: Path) -> Iterator[tuple[int, int]]:
    """The lines of a file that no rule depends on: words, what bots count, what only the type checker reads."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name in NO_RULES:
            yield node.lineno, node.end_lineno or node.lineno
        for decorator in getattr(node, "decorator_list", ()):
            yield decorator.lineno, decorator.end_lineno or decorator.lineno
        if isinstance(node, ast.If) and "listening" in ast.dump(node.test):
            yield node.lineno, node.body[-1].end_lineno or node.lineno
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            yield node.lineno, node.end_lineno or node.lineno
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.endswith(WORTHS):
            yield node.lineno, node.end_lineno or node.lineno


def annotated(path: Path) -> set[tuple[int, int]]:
    """Where annotations are: they are never evaluated."""
    places: set[tuple[int, int]] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for part in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            for inner in ast.walk(part) if part is not None else ():
                if isinstance(inner, ast.expr):
                    places.update(
                        (inner.lineno, column) for column in range(inner.col_offset, inner.end_col_offset or 0)
                    )
    return places


def leave_out(session: Path, place: Path, sample: int, seed: int, within: str) -> None:
    """Skip mutants of what is no rule or lies outside of some functions, and all but a sample of the others."""
    work_db, work_item = import_module("cosmic_ray.work_db"), import_module("cosmic_ray.work_item")
    kept: list[str] = []
    left: list[str] = []
    spans: dict[str, list[tuple[int, int]]] = {}
    noted: dict[str, set[tuple[int, int]]] = {}
    with work_db.use_db(str(session), work_db.WorkDB.Mode.open) as database:
        for item in sorted(database.work_items, key=lambda item: str(item.mutations[0])):
            mutation = item.mutations[0]
            name = str(mutation.module_path)
            if name not in spans:
                spans[name] = list(not_rules(place / name))
                noted[name] = annotated(place / name)
            line, column = mutation.start_pos
            boring = any(first <= line <= last for first, last in spans[name]) or (line, column) in noted[name]
            unchanged = mutation.operator_name.endswith(NO_CHANGE[:2]) or NO_CHANGE[2] in mutation.operator_name
            elsewhere = re.search(within, f"{name}:{mutation.definition_name}") is None
            (left if boring or unchanged or elsewhere else kept).append(item.job_id)
        random.Random(seed).shuffle(kept)
        if sample:
            left += kept[sample:]
        outcome = work_item.WorkResult(output="left out", worker_outcome=work_item.WorkerOutcome.SKIPPED)
        database.set_multiple_results(left, outcome)


def report(session: Path, place: Path, game: str) -> None:
    """How many were killed, and every survivor as a diff."""
    work_db, work_item = import_module("cosmic_ray.work_db"), import_module("cosmic_ray.work_item")
    killed = 0
    survivors: list[str] = []
    with work_db.use_db(str(session), work_db.WorkDB.Mode.open) as database:
        pending = len(list(database.pending_work_items))
        for item, result in database.completed_work_items:
            if result.worker_outcome == work_item.WorkerOutcome.SKIPPED:
                continue
            if result.test_outcome == work_item.TestOutcome.SURVIVED:
                mutation = item.mutations[0]
                survivors.append(f"{mutation.module_path} {mutation.operator_name}\n{result.diff}\n")
            else:
                killed += 1
    (place / "survivors.txt").write_text("\n".join(sorted(survivors)), encoding="utf-8")
    tried = killed + len(survivors)
    share = 100 * killed / tried if tried else 0.0
    sys.stdout.write(
        f"{game}: {killed} of {tried} mutants killed ({share:.1f} %), {len(survivors)} survived, {pending} to come.\n"
        f"The survivors are in {place / 'survivors.txt'}.\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Change the rules of a game in small ways, and count who notices.")
    parser.add_argument("game", choices=sorted(path.parent.name for path in (ROOT / GAMES).glob("*/__init__.py")))
    parser.add_argument("--sample", type=int, default=0, help="so many mutants at random; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--within", default="", help="only where path:function fits this pattern")
    parser.add_argument("--again", action="store_true", help="begin anew")
    parser.add_argument("--quick", action="store_true", help="without promises and whole games")
    parser.add_argument("--survivors", action="store_true", help="also try again those that survived")
    parser.add_argument("--report", action="store_true", help="only tell what is known")
    given = parser.parse_args()
    if find_spec("cosmic_ray") is None:
        sys.exit("This needs cosmic-ray: pip install cosmic-ray")
    place = ROOT / "build" / "mutate" / given.game
    session = place / "session.sqlite"
    environment = {**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
    if given.again:
        shutil.rmtree(place, ignore_errors=True)
    if not session.is_file():
        place.mkdir(parents=True)
        copy_sources(place)
        config = configure(given.game, place)
        command = [sys.executable, "-m", "cosmic_ray.cli", "init", config, session]
        subprocess.run(command, cwd=place, env=environment, check=True)
        leave_out(session, place, given.sample, given.seed, given.within)
    if not given.report:
        # Tests, words and everything else of today: they belong together.
        made = made_of(given.game, place)
        copy_sources(place)
        copy_tests(given.game, place)
        changed = changed_since(made, place)
        for name in changed:
            sys.stdout.write(f"{name} has changed: its mutants are left as they are. Begin anew with --again.\n")
        try_all(given.game, place, environment, given.survivors, given.quick, changed)
    report(session, place, given.game)


if __name__ == "__main__":
    main()
