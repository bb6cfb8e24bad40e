"""What happens while the wheel is built: the rules are compiled with mypyc, and the browser client is added.

`TAFELRUNDE_PURE=1` builds without compiling. Without a C compiler the build warns and goes on uncompiled: the same
source runs either way, only slower. `TAFELRUNDE_NO_WEB=1` leaves the browser client out; without Node the build
warns and does the same.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The level at which the C compiler works.
OPTIMISE = "3"


class TafelrundeBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the browser client to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._add_client(build_data)
        self._add_compiled(build_data)

    # ------------------------------------------------------------------ the browser client

    def _add_client(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("TAFELRUNDE_NO_WEB", "0") not in ("", "0"):
            self.app.display_info("TAFELRUNDE_NO_WEB is set: building without the browser client.")
            return
        web = Path(self.root, "web")
        dist = web / "dist"
        if not (dist / "index.html").exists():
            npm = shutil.which("npm")
            if npm is None or not (web / "package.json").exists():
                missing = "npm" if npm is None else "the client's source"
                self.app.display_warning(f"Without {missing}, Tafelrunde is built without its browser client.")
                return
            for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *command], cwd=web, check=True, stdout=subprocess.DEVNULL)
        build_data["force_include"][str(dist)] = "tafelrunde/server/static"

    # ------------------------------------------------------------------ the compiled rules

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("TAFELRUNDE_PURE", "0") not in ("", "0"):
            self.app.display_info("TAFELRUNDE_PURE is set: building without compiling.")
            return
        if not self._has_compiler():
            self.app.display_warning("No C compiler was found: Tafelrunde is built as plain Python and will be slower.")
            return
        from setuptools.errors import CCompilerError, ExecError

        try:
            library, compiled = self._compiled()
        except (CCompilerError, ExecError) as error:
            self.app.display_warning(f"Compiling failed ({error}): Tafelrunde is built as plain Python, and slower.")
            return
        for built in compiled:
            build_data["force_include"][str(built)] = str(built.relative_to(library))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _has_compiler(self) -> bool:
        command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        return os.name == "nt" or shutil.which(command.split()[0]) is not None

    def _sources(self, source: Path) -> list[str]:
        skipped = set(self.config["not-compiled"])
        found = {path for pattern in self.config["compiled"] for path in source.glob(pattern)}
        return sorted(str(path.relative_to(source)) for path in found if path.name not in skipped)

    def _groups(self, source: Path) -> list[tuple[list[str], str | None]]:
        """What is compiled together: each game for itself, so that the compiler works on several at once, and the bots
        for themselves, so that a change of theirs compiles no game.
        """
        groups: dict[str, list[str]] = {}
        for path in self._sources(source):
            parts = Path(path).parts
            groups.setdefault(parts[2] if parts[1] == "games" else parts[1], []).append(path)
        return [(paths, f"tafelrunde_{name}") for name, paths in groups.items()]

    def _compiled(self) -> tuple[Path, list[Path]]:
        """Compile what has changed; or everything, where that fails inside mypyc, as a moved attribute can make it."""
        work = Path(self.root, "build", "mypyc")
        kept = (work / "cache").exists()
        try:
            return self._compile(work)
        except (AssertionError, KeyError, ValueError):
            if not kept:
                raise
        self.app.display_warning("What was compiled before does not fit any more: everything is compiled anew.")
        shutil.rmtree(work)
        return self._compile(work)

    def _compile(self, work: Path) -> tuple[Path, list[Path]]:
        """Compile what has changed since the last time, and what depends on it: the folder, and what belongs into it.

        Everything is kept in build/mypyc: mypy's cache says which groups have to be written anew, and C files that stay
        as they are need no compiler.
        """
        # setuptools first: mypyc needs the distutils that it brings.
        from setuptools import Distribution  # isort: skip
        from mypyc.build import mypycify
        from setuptools.command.build_ext import build_ext

        source = Path(self.root, "src")
        self._forget_other_tools(work)
        here = Path.cwd()
        os.chdir(source)
        try:
            modules = mypycify(
                [
                    "--config-file",
                    str(Path(self.root, "pyproject.toml")),
                    "--cache-dir",
                    str(work / "cache"),
                    *self._sources(source),
                ],
                opt_level=OPTIMISE,
                debug_level="0",
                separate=self._groups(source),
                target_dir=str(work / "c"),
            )
            for module in modules:
                module.sources = [self._documented(Path(file), work / "documented") for file in module.sources]
            # The largest first: were it the last, it would keep one core busy while the others have nothing left to do.
            modules.sort(key=lambda module: sum(Path(file).stat().st_size for file in module.sources), reverse=True)
            command = build_ext(Distribution({"name": "tafelrunde", "ext_modules": modules}))
            command.build_lib = str(work / "lib")
            command.build_temp = str(work / "temp")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(here)
        # Not all that lies there: a module that was moved has left its compiled self behind.
        return work / "lib", [Path(output) for output in command.get_outputs()]

    def _documented(self, file: Path, folder: Path) -> str:
        """A C file with the docstrings in it, which mypyc leaves out: people ask for them with help().

        It is another file, because mypyc compiles everything anew if its own is not as it was.
        """
        if not file.name.startswith("__native_"):
            return str(file)
        text = _with_docstrings(file.read_text(encoding="utf-8"), Path.cwd())
        made = folder / file.name
        if not (made.exists() and made.read_text(encoding="utf-8") == text):
            folder.mkdir(exist_ok=True)
            made.write_text(text, encoding="utf-8")
        return str(made)

    def _forget_other_tools(self, work: Path) -> None:
        """Begin anew if other tools compile than the last time."""
        from mypy.version import __version__

        tools = "\n".join([__version__, sys.version, os.environ.get("CC", ""), OPTIMISE])
        note = work / "made-with"
        if not (note.exists() and note.read_text(encoding="utf-8") == tools):
            shutil.rmtree(work, ignore_errors=True)
            work.mkdir(parents=True)
            note.write_text(tools, encoding="utf-8")


# Where mypyc says how a function or a class is called: a docstring could follow.
FUNCTION = re.compile(r'CPyPy_(\w+),\s+METH_[\w| ]+, PyDoc_STR\("[^"]*\\n--\\n\\n(?="\))')
CLASS = re.compile(r'\.tp_doc = PyDoc_STR\("(\w+)\([^"]*\\n--\\n\\n(?="\))')


def _with_docstrings(text: str, source: Path) -> str:
    """The C code of some modules, with the docstrings of their functions, classes and methods."""
    modules = sorted(set(re.findall(r'CPy_AddTraceback\("([\w/]+)\.py"', text)))
    functions: dict[str, str] = {}
    classes: dict[str, str] = {}
    for module in modules:
        tree = ast.parse((source / f"{module}.py").read_text(encoding="utf-8"))
        prefix = module.removesuffix("/__init__").replace("/", "___")
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                functions[f"{prefix}___{node.name}"] = ast.get_docstring(node) or ""
            elif isinstance(node, ast.ClassDef):
                # C does not say which of two is meant.
                classes[node.name] = "" if node.name in classes else ast.get_docstring(node) or ""
                for part in node.body:
                    if isinstance(part, ast.FunctionDef):
                        functions[f"{prefix}___{node.name}___{part.name}"] = ast.get_docstring(part) or ""
    text = FUNCTION.sub(lambda found: found[0] + _in_c(functions.get(found[1], "")), text)
    return CLASS.sub(lambda found: found[0] + _in_c(classes.get(found[1], "")), text)


def _in_c(text: str) -> str:
    """A text as C writes it between quotes."""
    plain = {ord("\n"): "\\n", ord("\\"): "\\\\", ord('"'): '\\"'}
    return "".join(plain.get(one, chr(one)) if one < 128 else f"\\{one:03o}" for one in text.encode())
