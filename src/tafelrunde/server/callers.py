"""Who is calling: the address that limits count by, however the call came here."""

from __future__ import annotations

import re
from collections.abc import Iterable, MutableMapping, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
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


def is_among(address: str, networks: Networks) -> bool:
    """Whether an address is in one of these networks."""
    try:
        known = ip_address(address)
    except ValueError:
        return False
    return any(known in network for network in networks)


def is_this_machine(address: str) -> bool:
    """Whether somebody on this very machine is calling."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def group_of(address: str) -> str:
    """What limits count by: an address, or the whole network that one connection gets with IPv6."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if known.version == 6:
        mapped = known.ipv4_mapped
        return str(mapped) if mapped is not None else str(ip_network((known, 64), strict=False))
    return address


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
    return [hop.strip() for hop in ",".join(hops).split(",") if hop.strip()]


def plain_path(path: str) -> str:
    """A path as everything here understands it: "//api//tables" is "/api/tables"."""
    return _SLASHES.sub("/", path) or "/"
