"""Who is calling: the address that limits count by, however the call came here."""

from __future__ import annotations

import re
from collections.abc import Iterable, MutableMapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from tafelrunde.tables.problem import problem

Networks = tuple[IPv4Network | IPv6Network, ...]

_SLASHES = re.compile(r"/{2,}")


def read_networks(given: Iterable[str]) -> Networks:
    """Addresses and networks ("127.0.0.1", "10.0.0.0/8") as a person wrote them."""
    try:
        return tuple(ip_network(text.strip(), strict=False) for text in given if text.strip())
    except ValueError as error:
        raise problem("bad", "bad-proxies", why=str(error)) from None


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 is the same in the clothes of IPv6, as a server at "::" sees it."""
    try:
        known = ip_address(address)
    except ValueError:
        return None
    return (known.ipv4_mapped or known) if known.version == 6 else known


def is_among(address: str, networks: Networks) -> bool:
    """Whether an address is in one of these networks."""
    known = _read(address)
    return known is not None and any(known in network for network in networks)


def is_this_machine(address: str) -> bool:
    """Whether somebody on this very machine is calling."""
    known = _read(address)
    return known is not None and known.is_loopback


def group_of(address: str) -> str:
    """What limits count by: an address, or the whole network that one connection gets with IPv6."""
    known = _read(address)
    if known is None:
        return address
    return str(ip_network((known, 64), strict=False)) if known.version == 6 else str(known)


def caller_of(scope: MutableMapping[str, Any], proxies: Networks) -> str:
    """The address of whoever calls. What a header says counts only if a proxy that is trusted has said it."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if not is_among(address, proxies):
        return address
    for hop in reversed(_forwarded_for(scope["headers"])):
        address = hop
        if not is_among(hop, proxies):
            break
    return address


def is_forwarded(scope: MutableMapping[str, Any]) -> bool:
    """Whether a proxy has passed this on."""
    return any(name in (b"x-forwarded-for", b"forwarded", b"x-real-ip") for name, _ in scope["headers"])


def _forwarded_for(headers: Sequence[tuple[bytes, bytes]]) -> list[str]:
    hops = [value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"]
    return [_without_port(hop.strip()) for hop in ",".join(hops).split(",") if hop.strip()]


def _without_port(hop: str) -> str:
    """Some proxies tell the port too, another one for each connection: "192.0.2.1:4711", "[2001:db8::1]:4711"."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def plain_path(path: str) -> str:
    """A path as everything here understands it: "//api//tables" is "/api/tables"."""
    return _SLASHES.sub("/", path) or "/"
