"""The files in deploy/ say what the program knows: settings, commands, figures, and no more rights than needed."""

from __future__ import annotations

import configparser
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import typer
import yaml  # type: ignore[import-untyped]

from tafelrunde.server.settings import Settings
from tafelrunde.terminal.app import build
from tests.server.people import Club, ServerThread

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = ("tafelrunde.service", "tafelrunde-worker.service")
KNOWN = {f"TAFELRUNDE_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
KNOWN |= {"TAFELRUNDE_HOST", "TAFELRUNDE_PORT"}


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", sorted(path.name for path in DEPLOY.iterdir()))
def test_every_setting_exists(file: str) -> None:
    assert set(re.findall(r"TAFELRUNDE_[A-Z_]+", read(file))) <= KNOWN


def check_command(words: list[str]) -> None:
    """A command line that the program understands."""
    command: Any = typer.main.get_command(build("en"))
    sub = command.commands[words[0]]
    known = {option for parameter in sub.params for option in parameter.opts}
    assert {word for word in words[1:] if word.startswith("-")} <= known


@pytest.mark.parametrize("name", UNITS)
def test_a_service_without_rights(name: str) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(read(name))
    service = unit["Service"]
    check_command(service["ExecStart"].split()[1:])
    assert service["DynamicUser"] == "yes"
    assert service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert service["Restart"] == "always"
    if "TAFELRUNDE_DATABASE" in read(name):
        # The one place where it may write is where its database is.
        assert f"/var/lib/{service['StateDirectory']}/" in service["Environment"]
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_a_container_without_root() -> None:
    lines = [line for line in read("Containerfile").replace("\\\n", " ").splitlines() if line and line[0] != "#"]
    steps = [line.partition(" ")[::2] for line in lines]
    last = [place for place, (step, _) in enumerate(steps) if step == "FROM"][-1]
    end = steps[last:]
    [user] = [value for step, value in end if step == "USER"]
    assert all(int(part) > 0 for part in user.split(":"))
    assert not [step for step, _ in end[[step for step, _ in end].index("USER") :] if step == "RUN"]
    [command] = [json.loads(value) for step, value in end if step == "CMD"]
    [entry] = [json.loads(value) for step, value in end if step == "ENTRYPOINT"]
    assert entry == ["tafelrunde"]
    check_command(command)
    [health] = [value for step, value in end if step == "HEALTHCHECK"]
    assert "/readyz" in health
    assert "build/wheel/*.whl" in read("Containerfile")
    assert "build/wheel" in (DEPLOY.parent / "Makefile").read_text(encoding="utf-8")


def in_shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["sh", "-c", command], cwd=folder, capture_output=True, text=True, check=False)


def test_a_container_has_the_python_of_its_wheel(tmp_path: Path) -> None:
    """The rules are compiled: a wheel of 3.11 cannot be installed on 3.13, and says so late and in other words."""
    text = read("Containerfile").replace("\\\n", " ")
    assert len(re.findall(r"^FROM \S+/python:\$\{PYTHON\}-slim", text, re.MULTILINE)) == 2
    assert text.index("ARG PYTHON=") < text.index("FROM ")
    assert yaml.safe_load(read("compose.yaml"))["services"]["server"]["build"]["args"]["PYTHON"] == "${PYTHON:-3.13}"
    [check] = re.findall(r"^RUN (own=.*)", text, re.MULTILINE)
    wheels = tmp_path / "wheel"
    wheels.mkdir()
    own = f"cp{sys.version_info.major}{sys.version_info.minor}"
    check = check.replace("/wheel/", f"{wheels}/").replace("$(python ", f"$({sys.executable} ")
    for tag, code in ((f"{own}-{own}-linux_x86_64", 0), ("py3-none-any", 0), ("cp399-cp399-linux_x86_64", 1)):
        wheel = wheels / f"tafelrunde-0.2.0-{tag}.whl"
        wheel.touch()
        ended = in_shell(check, tmp_path)
        assert ended.returncode == code, ended.stderr
        assert (wheel.name in ended.stderr) == bool(code)
        wheel.unlink()


@pytest.mark.parametrize("text", [read("compose.yaml"), (DEPLOY.parent / "docs/server.md").read_text("utf-8")])
def test_the_site_is_told_which_python_that_is(tmp_path: Path, text: str) -> None:
    [sed] = re.findall(r"ls \.\./build/wheel \| (sed .*) >> \.env", text)
    for wheel, told in (
        ("tafelrunde-0.2.0-cp311-cp311-linux_x86_64.whl", "PYTHON=3.11\n"),
        ("tafelrunde-0.2.0-cp314-cp314-macosx_14_0_arm64.whl", "PYTHON=3.14\n"),
        ("tafelrunde-0.2.0-py3-none-any.whl", ""),
    ):
        assert in_shell(f"echo {wheel} | {sed}", tmp_path).stdout == told


def test_only_what_is_needed_goes_into_the_image() -> None:
    """The whole folder is gigabytes: environments, packages of Node, what was compiled."""
    lines = [line for line in read("Containerfile.dockerignore").splitlines() if line and line[0] != "#"]
    assert lines[0] == "*"
    [copied] = re.findall(r"^COPY (?!--from)(.*) /wheel/$", read("Containerfile"), re.MULTILINE)
    assert [line.removeprefix("!") for line in lines[1:]] == copied.split()


def test_a_site_of_containers() -> None:
    site = yaml.safe_load(read("compose.yaml"))
    services = site["services"]
    for name in ("server", "worker"):
        service = services[name]
        check_command(service["command"])
        assert service["cap_drop"] == ["ALL"]
        assert service["read_only"] is True
        assert service["environment"]["TAFELRUNDE_DATABASE"].startswith("postgresql://")
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
        assert "inside" in service["networks"]
    # Only the web server can be reached from outside.
    assert [name for name, service in services.items() if "ports" in service] == ["web"]
    assert services["database"]["networks"] == ["inside"]
    assert site["networks"]["inside"] == {"internal": True}
    assert (DEPLOY.parent / services["server"]["build"]["dockerfile"]).is_file()
    assert services["web"]["environment"]["UPSTREAM"] == "server:8321"
    for variable in services["web"]["environment"]:
        assert f"{{${variable}:" in read("Caddyfile")


async def test_the_dashboard_shows_figures_that_there_are(tmp_path: Path) -> None:
    with ServerThread(tmp_path / "tables.db") as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "bot:random")
            [anna] = await club.sit_all(made)
            await anna.act(anna.picture.decisions[0], 0)
            await anna.ask("nonsense")
            text = (await club.http.get("/metrics")).text
    names = {re.split(r"[{ ]", line)[0] for line in text.splitlines() if line and line[0] != "#"}
    # What has labels appears only once it has happened.
    names |= {f"{line.split()[2]}" for line in text.splitlines() if line.startswith("# TYPE")}
    labels: dict[str, set[str]] = {}
    for line in text.splitlines():
        if line and line[0] != "#" and "{" in line:
            labels.setdefault(line.split("{")[0], set()).update(re.findall(r'(\w+)="', line))
    dashboard = json.loads(read("grafana-dashboard.json"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    assert len(asked) > 10
    used: set[str] = set()
    for expression in asked:
        for metric in re.findall(r"tafelrunde_\w+", expression):
            assert metric in names, f"{metric} is told by nobody"
            used.add(re.sub(r"_(total|bucket|sum|count)$", "", metric))
            for by in re.findall(r"by \(([^)]*)\)", expression):
                if metric in labels:
                    assert {label.strip() for label in by.split(",")} <= labels[metric]
    # And nothing is counted that nobody can see.
    told = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE tafelrunde_")}
    told = {re.sub(r"_(total|created)$", "", name) for name in told}
    assert told == used


def test_the_health_of_a_server_is_where_the_files_ask_for_it(tmp_path: Path) -> None:
    with ServerThread(tmp_path / "tables.db") as server:
        assert httpx.get(f"{server.url}/readyz").status_code == 200
