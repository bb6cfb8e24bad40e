"""What whoever made a table can do there, and nobody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde.tables.repair import verify
from tests.server.conftest import Refused
from tests.server.people import Club, ServerProcess, ServerThread


async def removed(club: Club, made: dict[str, Any], seat: int, secret: str, status: int, **more: Any) -> Any:
    return await club.post(f"/tables/{made['table']['id']}/remove", {"seat": seat, **more}, secret, status)


async def test_only_the_host_removes_a_person_and_the_secret_ends(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    id, host = made["table"]["id"], made["host"]["secret"]
    anna, bert = await club.sit_all(made)
    for wrong in (made["seats"][0]["secret"], made["seats"][1]["secret"], "nonsense"):
        assert (await removed(club, made, 1, wrong, 401))["error"] == "not-the-host"
    assert [seat["kind"] for seat in (await club.get(f"/tables/{id}"))["seats"]] == ["person", "person"]
    after = await removed(club, made, 1, host, 200)
    assert after["seats"][1]["kind"] == "bot"
    told = await bert.until(lambda message: message["type"] == "refused")
    assert told["problem"]["error"] == "you-were-removed"
    assert (bert.picture.seats, bert.picture.seat, bert.picture.decisions) == ([], None, [])
    await anna.until(lambda _: any("has removed" in event["text"]["en"] for event in anna.picture.log))
    assert any("entfernt" in event["text"]["de"] for event in anna.picture.log)
    # Neither the open connection nor the link brings the seat back.
    assert (await bert.ask("act", seat=1, number=0, index=0))["problem"]["error"] == "not-your-seat"
    secret = made["seats"][1]["secret"]
    for path, body in (("hand-over", {"bot": ""}), ("resign", None)):
        assert (await club.post(f"/tables/{id}/{path}", body, secret, 401))["error"] == "unknown-secret"
    again = await club.sit(id, secret)
    assert again.picture.seats == []
    assert (await removed(club, made, 1, host, 409))["error"] == "nobody-sits-there"


async def test_before_the_start_the_seat_is_free_again(club: Club) -> None:
    made = await club.table("Anna", "open", start=False)
    id, host = made["table"]["id"], made["host"]["secret"]
    ticket = await club.post(f"/tables/{id}/join", {"name": "Bert"}, status=201)
    bert = await club.sit(id, ticket["secret"])
    assert (await removed(club, made, 1, host, 200))["seats"][1]["kind"] == "open"
    told = await bert.until(lambda message: message["type"] == "refused")
    assert told["problem"]["error"] == "you-were-removed"
    assert bert.picture.seats == []
    again = await club.post(f"/tables/{id}/join", {"name": "Cleo"}, status=201)
    assert again["seat"] == 1
    assert again["secret"] != ticket["secret"]
    assert (await club.post(f"/tables/{id}/leave", None, ticket["secret"], 401))["error"] == "unknown-secret"


@pytest.mark.parametrize(("seat", "status"), [(-1, 400), (2, 400), (9**30, 400)])
async def test_a_seat_that_is_not_there(club: Club, seat: int, status: int) -> None:
    made = await club.table("Anna", "Bert")
    await removed(club, made, seat, made["host"]["secret"], status)


async def test_a_removal_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with ServerProcess(database) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert")
            await removed(club, made, 1, made["host"]["secret"], 200, bot="random")
        server.kill()
    with ServerThread(database) as restarted:
        async with Club(restarted.url) as club:
            bert = await club.sit(made["table"]["id"], made["seats"][1]["secret"])
            assert bert.picture.seats == []
            assert bert.picture.table["seats"][1]["bot"] == "random"
            assert any("has removed" in event["text"]["en"] for event in bert.picture.log)


# ---------------------------------------------------------------------- muting


async def test_the_host_mutes_a_person_and_spectators(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    id, host = made["table"]["id"], made["host"]["secret"]
    anna, bert = await club.sit_all(made)
    watcher = await club.sit(id)
    path = f"/tables/{id}/mute"
    for wrong in (made["seats"][0]["secret"], "nonsense"):
        assert (await club.post(path, {"seat": 1}, wrong, 401))["error"] == "not-the-host"
    assert (await club.post(path, {"seat": 7}, host, 400))["error"] == "no-such-seat"
    assert (await club.post(path, {"seat": 1}, host, 200))["seats"][1]["muted"]
    await bert.until(lambda _: bert.picture.table["seats"][1]["muted"])
    assert (await bert.ask("say", seat=1, text="!!!"))["problem"]["error"] == "you-are-muted"
    assert (await anna.ask("say", seat=0, text="Ruhe"))["type"] == "ack"
    # Whoever may not speak plays on.
    assert (await bert.act(bert.picture.decisions[0], 0))["type"] == "ack"
    assert (await watcher.ask("say", text="Hallo", name="X"))["type"] == "ack"
    # But not by way of pretending to have no seat.
    assert (await club.post(path, {"seat": None}, host, 200))["hushed"]
    assert (await watcher.ask("say", text="Hallo", name="X"))["problem"]["error"] == "spectators-are-muted"
    assert (await bert.ask("say", text="Hallo", name="X"))["problem"]["error"] == "spectators-are-muted"
    await club.post(path, {"seat": 1, "muted": False}, host, 200)
    assert (await bert.ask("say", seat=1, text="Danke"))["type"] == "ack"


# ---------------------------------------------------------------------- closing


async def test_the_host_closes_a_running_table_for_good(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with ServerProcess(database) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert", "bot:random", public=True)
            id, host = made["table"]["id"], made["host"]["secret"]
            anna, bert = await club.sit_all(made)
            refused = await club.post(f"/tables/{id}/close", None, made["seats"][0]["secret"], 401)
            assert refused["error"] == "not-the-host"
            await club.post(f"/tables/{id}/mute", {"seat": 1}, host, 200)
            assert (await club.post(f"/tables/{id}/close", None, host, 200))["phase"] == "closed"
            await bert.until(lambda _: bert.picture.table["phase"] == "closed")
            assert bert.picture.decisions == []
            assert bert.picture.log[-1]["text"]["en"] == "The host has closed the table."
            assert (await anna.ask("act", seat=0, number=1, index=0))["problem"]["error"] == "table-is-closed"
            assert (await anna.ask("say", seat=0, text="?"))["problem"]["error"] == "table-is-closed"
            assert (await anna.ask("undo", seat=0))["problem"]["error"] == "table-is-closed"
            assert (await club.get("/lobby"))["tables"] == []
            # What was hidden stays hidden.
            assert (await club.get(f"/tables/{id}"))["seed"] is None
            assert (await club.get(f"/tables/{id}/recipe", 409))["error"] == "not-over-yet"
            assert (await club.post(f"/tables/{id}/close", None, host, 409))["error"] == "table-is-closed"
            number = anna.picture.number
        server.kill()
    with ServerThread(database) as restarted:
        async with Club(restarted.url) as club:
            again = await club.sit(id, made["seats"][0]["secret"])
            assert again.picture.table["phase"] == "closed"
            assert again.picture.table["seats"][1]["muted"]
            assert again.picture.decisions == []
            assert again.picture.number == number
            assert again.picture.log[-1]["text"]["de"] == "Wer den Tisch angelegt hat, hat ihn geschlossen."
    report = await verify(str(database), repair=False, cut=False, progress=lambda _done, _of: None)
    assert report.wrong == []


async def test_a_table_that_has_not_begun_is_closed_too(club: Club) -> None:
    made = await club.table("Anna", "open", start=False)
    id, host = made["table"]["id"], made["host"]["secret"]
    anna = await club.sit(id, made["seats"][0]["secret"])
    await club.post(f"/tables/{id}/close", None, host, 200)
    await anna.until(lambda _: anna.picture.table["phase"] == "closed")
    for path, body, secret in (("join", {"name": "Bert"}, ""), ("start?fill=random", None, host)):
        assert (await club.post(f"/tables/{id}/{path}", body, secret, 409))["error"] == "table-is-closed"


# ---------------------------------------------------------------------- whoever runs the server


async def test_the_admin_token_opens_every_table_and_nothing_else_does(tmp_path: Path) -> None:
    token = "a-token-that-nobody-guesses"
    with ServerProcess(tmp_path / "tables.db", admin_token=token) as server:
        async with Club(server.url) as club:
            made = await club.table("Anna", "Bert")
            other = await club.table("Cleo", "Dora", game="glow")
            id = made["table"]["id"]
            anna = await club.sit(id, made["seats"][0]["secret"])

            async def listed(secret: str, query: str = "") -> Any:
                headers = {"Authorization": f"Bearer {secret}"} if secret else {}
                return await club.http.get(f"/api/admin/tables{query}", headers=headers)

            for wrong in ("", "guess", made["host"]["secret"]):
                assert (await listed(wrong)).status_code == 401
                headers = {"Authorization": f"Bearer {wrong or 'x'}"}
                deleted = await club.http.post(f"/api/tables/{id}/delete", headers=headers)
                assert deleted.status_code == 401
            found = (await listed(token)).json()
            assert [table["id"] for table in found] == [id, other["table"]["id"]]
            assert found[0]["names"] == ["Anna", "Bert"]
            assert [table["game"] for table in (await listed(token, "?game=glow&phase=playing")).json()] == ["glow"]
            await club.post(f"/tables/{id}/mute", {"seat": 0}, token, 200)
            await removed(club, made, 1, token, 200)
            answer = await club.http.post(f"/api/tables/{id}/delete", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == 204
            with pytest.raises(ConnectionClosed):
                await anna.until(lambda _: False)
            await club.get(f"/tables/{id}", 404)
            assert len((await listed(token)).json()) == 1
    assert token not in server.stderr
    with ServerThread(tmp_path / "tables.db") as without:
        async with Club(without.url) as club:
            for guess in ("nothing", token):
                headers = {"Authorization": f"Bearer {guess}"}
                assert (await club.http.get("/api/admin/tables", headers=headers)).status_code == 401


def test_a_short_token_is_refused(refused: Callable[..., Refused], tmp_path: Path) -> None:
    ended = refused(str(tmp_path / "tables.db"), TAFELRUNDE_ADMIN_TOKEN="short")
    assert ended.returncode not in (0, 3)
    assert "at least 20 characters" in ended.stderr
