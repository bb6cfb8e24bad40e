"""The figures for Prometheus: of one server, or of all server processes of a machine, which share a port."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping

import httpx
import structlog
from prometheus_client import generate_latest

from tafelrunde.server.relay import HEADER
from tafelrunde.tables.house import House
from tafelrunde.tables.leases import Holder

ANSWER_SECONDS = 3.0

_SAMPLE = re.compile(r"^(\w+)(?:\{(.*)\})? (.*)$")

_log = structlog.get_logger("tafelrunde.figures")


def own_figures(house: House) -> str:
    """What this process has counted."""
    return generate_latest(house.measures.registry).decode()


async def figures_of_all(house: House) -> str:
    """What the processes of this machine have counted, each under its own label `server`."""
    neighbours = await house.leases.neighbours()
    async with httpx.AsyncClient(timeout=ANSWER_SECONDS, trust_env=False) as client:
        told = await asyncio.gather(*[_asked(client, neighbour) for neighbour in neighbours])
    found = {house.leases.me: own_figures(house)}
    found.update({neighbour.server: text for neighbour, text in zip(neighbours, told, strict=True) if text})
    return together(found)


async def _asked(client: httpx.AsyncClient, neighbour: Holder) -> str:
    try:
        answer = await client.get(f"http://{neighbour.address}/metrics", headers={HEADER.decode(): neighbour.secret})
    except httpx.HTTPError as error:
        _log.warning("a process does not tell its figures", server=neighbour.server, error=type(error).__name__)
        return ""
    return answer.text if answer.status_code == 200 else ""


def together(found: Mapping[str, str]) -> str:
    """Several texts of figures as one. What belongs to one name stands together, as the format wants it."""
    heads: dict[str, list[str]] = {}
    samples: dict[str, list[str]] = {}
    for server, text in found.items():
        name = ""
        for line in text.splitlines():
            if line.startswith("# HELP "):
                name = line.split(" ", 3)[2]
                heads.setdefault(name, [])
            if line.startswith("#"):
                if len(heads[name]) < 2:
                    heads[name].append(line)
            elif sample := _SAMPLE.match(line):
                labels = f'server="{server}"' if sample[2] is None else f'{sample[2]},server="{server}"'
                samples.setdefault(name, []).append(f"{sample[1]}{{{labels}}} {sample[3]}")
    return "".join(f"{line}\n" for name, head in heads.items() for line in [*head, *samples.get(name, [])])
