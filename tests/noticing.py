"""Tries mutants without starting anew for each: a plugin of pytest that `tests/mutate.py` runs on its copy of a game.

The tests are collected once. A first pass, in a process of its own, learns which test calls which function and how long
it takes. Each mutant is then tried in a fork: the changed function gets its new code, and the tests that call it run,
the quickest first, until one fails. What has already run when the tests are collected, or while a box is made, cannot
be changed afterwards: such a mutant gets a fresh process and all tests of the game.
"""

from __future__ import annotations

import ast
import difflib
import importlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

SESSION = Path(os.environ.get("TAFELRUNDE_MUTANTS", "session.sqlite"))
RULES = str(Path("src/tafelrunde/games").resolve())
# A mutant that needs far more time than the tests do runs in circles, and one that needs so much memory as well.
PATIENCE, AT_LEAST_SECONDS, MEMORY = 5, 20, 3 << 30

Place = tuple[str, str]


class Watch:
    """Notes which functions of the games are called, and which of them while a box is made, whose results are kept."""

    def __init__(self) -> None:
        self.called: set[Place] = set()
        self.kept: set[Place] = set()

    def __call__(self, frame: FrameType, event: str, value: object) -> None:
        code = frame.f_code
        if not code.co_filename.startswith(RULES):
            return
        place = place_of(code)
        if place in self.called:
            return
        self.called.add(place)
        above = frame.f_back
        while above is not None and "/box/" not in above.f_code.co_filename:
            above = above.f_back
        if above is not None:
            self.kept.add(place)


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname.split(".<locals>")[0]


WATCH = Watch()
sys.settrace(WATCH)


class Knowledge:
    """What the first pass has learnt."""

    def __init__(self, seconds: list[float], tests: dict[Place, list[int]], early: set[Place]) -> None:
        self.seconds = seconds
        self.tests = tests
        self.early = early


def in_a_fork(work: Callable[[], int], seconds: float) -> int | None:
    """What the work returns in a process of its own; nothing if that was killed, as by its limits."""
    child = os.fork()
    if child == 0:
        status = 3
        try:
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            limit(seconds)
            status = work()
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else None


def limit(seconds: float) -> None:
    allowed = int(PATIENCE * seconds) + AT_LEAST_SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (allowed, allowed + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)


def learn(items: list[pytest.Item]) -> Knowledge:
    """Runs all tests once and notes what each calls."""
    found = SESSION.with_name("calls.json")

    def watch() -> int:
        seconds: list[float] = []
        calls: list[list[Place]] = []
        kept: set[Place] = set()
        for item, following in zip(items, [*items[1:], None], strict=True):
            seen = Watch()
            sys.settrace(seen)
            begin = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=following)
            seconds.append(time.process_time() - begin)
            sys.settrace(None)
            if any(report.failed for report in reports):
                found.write_text(json.dumps({"failed": item.nodeid}), encoding="utf-8")
                return 1
            calls.append(sorted(seen.called))
            kept |= seen.kept
        known = {"seconds": seconds, "calls": calls, "kept": sorted(kept)}
        found.write_text(json.dumps(known), encoding="utf-8")
        return 0

    if in_a_fork(watch, 3600) != 0:
        pytest.exit(f"the tests fail without a change: {found.read_text(encoding='utf-8')}", returncode=1)
    known = json.loads(found.read_text(encoding="utf-8"))
    tests: dict[Place, list[int]] = {}
    for number, calls in enumerate(known["calls"]):
        for path, name in calls:
            tests.setdefault((path, name), []).append(number)
    early = WATCH.called | {(path, name) for path, name in known["kept"]}
    return Knowledge(known["seconds"], tests, early)


def function_at(source: str, line: int) -> str | None:
    """The outermost function or method that holds a line."""

    def inside(body: list[ast.stmt], name: str) -> Iterator[str]:
        for node in body:
            if not node.lineno <= line <= (node.end_lineno or node.lineno):
                continue
            if isinstance(node, ast.FunctionDef):
                yield name + node.name
            elif isinstance(node, ast.ClassDef):
                yield from inside(node.body, f"{name}{node.name}.")

    return next(inside(ast.parse(source).body, ""), None)


def function_named(module: ModuleType, name: str) -> FunctionType | None:
    """A function or method of a module, without what is wrapped around it."""
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part)
        if found is None:
            return None
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    elif isinstance(found, property):
        found = found.fget
    return found if isinstance(found, FunctionType) else None


def code_named(code: CodeType, name: str, line: int) -> CodeType | None:
    """The code of a function within that of its module."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_qualname == name and inner.co_firstlineno == line:
                return inner
            deeper = code_named(inner, name, line)
            if deeper is not None:
                return deeper
    return None


def run(items: list[pytest.Item], function: FunctionType, code: CodeType) -> int:
    """With the changed function: 1 as soon as a test fails, 0 if all pass."""
    function.__code__ = code
    for item, following in zip(items, [*items[1:], None], strict=True):
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return 1
    return 0


def run_afresh(path: Path, source: str, mutated: str, seconds: float) -> int | None:
    """The changed file and all tests, in a process of their own."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider", *given_tests()]
    path.write_text(mutated, encoding="utf-8")
    try:
        tried = subprocess.run(command, capture_output=True, check=False, preexec_fn=lambda: limit(seconds))
    finally:
        path.write_text(source, encoding="utf-8")
    return tried.returncode if tried.returncode >= 0 else None


def given_tests() -> list[str]:
    return list(json.loads(os.environ["TAFELRUNDE_TESTS"]))


def is_noticed(path: Path, line: int, source: str, mutated: str, items: list[pytest.Item], known: Knowledge) -> bool:
    """Whether a test fails with a changed file."""
    name = function_at(source, line)
    place = (str(path.resolve()), name or "")
    if name is not None and place not in known.early:
        if place not in known.tests:
            return False
        module = importlib.import_module(".".join(path.with_suffix("").parts[1:]))
        function = function_named(module, name)
        if function is not None:
            old = function.__code__
            code = code_named(compile(mutated, place[0], "exec"), name, old.co_firstlineno)
            if code is not None and code != old and code.co_freevars == old.co_freevars:
                order = sorted(known.tests[place], key=known.seconds.__getitem__)
                chosen, found = [items[number] for number in order], code
                total = sum(known.seconds[number] for number in order)
                return in_a_fork(lambda: run(chosen, function, found), total) != 0
    return run_afresh(path, source, mutated, sum(known.seconds)) != 0


def pytest_runtestloop(session: pytest.Session) -> bool:
    sys.settrace(None)
    if session.testsfailed:
        pytest.exit("the tests cannot be collected", returncode=1)
    work_db = importlib.import_module("cosmic_ray.work_db")
    work_item = importlib.import_module("cosmic_ray.work_item")
    mutating = importlib.import_module("cosmic_ray.mutating")
    plugins = importlib.import_module("cosmic_ray.plugins")
    known = learn(session.items)
    with work_db.use_db(str(SESSION), work_db.WorkDB.Mode.open) as database:
        waiting = list(database.pending_work_items)
        if os.environ.get("TAFELRUNDE_SURVIVORS"):
            survived = work_item.TestOutcome.SURVIVED
            waiting += [item for item, result in database.completed_work_items if result.test_outcome == survived]
        changed = set(json.loads(os.environ.get("TAFELRUNDE_CHANGED", "[]")))
        waiting = [item for item in waiting if str(item.mutations[0].module_path) not in changed]
        for number, item in enumerate(waiting, 1):
            mutation = item.mutations[0]
            source = mutation.module_path.read_text(encoding="utf-8")
            operator = plugins.get_operator(mutation.operator_name)(**mutation.operator_args)
            mutated = mutating.mutate_code(source, operator, mutation.occurrence)
            noticed = is_noticed(mutation.module_path, mutation.start_pos[0], source, mutated, session.items, known)
            name = str(mutation.module_path)
            lines = difflib.unified_diff(source.split("\n"), mutated.split("\n"), f"a/{name}", f"b/{name}", lineterm="")
            outcome = work_item.TestOutcome.KILLED if noticed else work_item.TestOutcome.SURVIVED
            normal = work_item.WorkerOutcome.NORMAL
            result = work_item.WorkResult(worker_outcome=normal, test_outcome=outcome, diff="\n".join(lines))
            database.set_result(item.job_id, result)
            sys.stderr.write(f"{number}/{len(waiting)} {'noticed' if noticed else 'SURVIVED'} {name}\n")
    return True
