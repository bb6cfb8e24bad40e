"""The description of the interface is true, and every text is there in both languages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks as openapi

import tafelrunde
from tafelrunde.server import wire
from tafelrunde.server.schema import document
from tests.server.people import ServerProcess

CHECKS = [
    not_a_server_error,
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_schema_conformance,
    openapi.response_headers_conformance,
]

LOCALE = Path(tafelrunde.__file__).parent / "locale"

DESCRIBED = schemathesis.openapi.from_dict(document())
OPERATIONS = dict[str, Any]()
for found in DESCRIBED.get_all_operations():
    assert isinstance(found, Ok), "an operation is not described as it should be"
    OPERATIONS[found.ok().label] = found.ok()


@pytest.fixture(scope="module")
def real_tables(server: ServerProcess) -> list[str]:
    """Tables in every phase, so that more than "no such table" is tested."""
    return [_table(server, ["person", "bot"]), _table(server, ["person", "open"]), _table(server, ["bot", "bot"])]


def _table(server: ServerProcess, kinds: list[str]) -> str:
    seats = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds]
    made = httpx.post(f"{server.url}/api/tables", json={"game": "vaalbara", "seats": seats, "start": True}).json()
    return str(made["table"]["id"])


@pytest.mark.parametrize("label", list(OPERATIONS))
def test_the_interface_is_as_described(label: str, server: ServerProcess, real_tables: list[str]) -> None:
    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=OPERATIONS[label].as_strategy(), table=st.sampled_from([*real_tables, ""]))
    def check(case: schemathesis.Case[Any], table: str) -> None:
        if table and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    check()


def test_the_schema_file_describes_the_messages(tmp_path: Path) -> None:
    out = tmp_path / "schema.json"
    subprocess.run([sys.executable, "-m", "tafelrunde.server.schema", str(out)], check=True)
    document = msgspec.json.decode(out.read_bytes())
    schemas = document["components"]["schemas"]
    assert {"Sync", "Update", "Act", "Hello", "ServerMessage", "ClientMessage", "TableInfo"} <= set(schemas)
    references = set(re.findall(r'"#/components/schemas/(\w+)"', out.read_text()))
    assert references <= set(schemas)
    assert "/api/tables/{id}/join" in document["paths"]


def test_both_languages_have_the_same_messages() -> None:
    ids = {
        lang: re.findall(r"^([a-z][\w-]*) =", (LOCALE / lang / "server.ftl").read_text(encoding="utf-8"), re.M)
        for lang in ("de", "en")
    }
    assert ids["de"] == ids["en"]
    assert len(set(ids["de"])) == len(ids["de"])


def test_every_message_that_the_code_uses_is_there() -> None:
    text = (LOCALE / "en" / "server.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z][\w-]*) =", text, re.M))
    used: set[str] = set()
    home = Path(tafelrunde.__file__).parent
    for file in [*home.glob("server/*.py"), *home.glob("tables/*.py")]:
        source = file.read_text(encoding="utf-8")
        used |= set(re.findall(r'problem\(\s*"[a-z-]+",\s*"([a-z-]+)"', source))
        used |= set(re.findall(r'server_words\("([a-z-]+)"', source))
    assert used <= known
    assert len(used) > 30


def test_client_messages_refuse_unknown_fields() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"ping","id":"1","more":2}', type=wire.ClientMessage)
