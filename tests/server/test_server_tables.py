"""Tables before and after the game: the lobby, seats, replay, recipes, continuing."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tafelrunde.kernel.match import Match, read_recipe
from tests.server.people import Club


async def finished(club: Club, *seats: str) -> dict[str, Any]:
    made = await club.table(*(seats or ("Anna", "Bert")))
    browsers = await club.sit_all(made)
    await asyncio.gather(*[browser.play(lambda decision: len(decision["options"]) - 1) for browser in browsers])
    return made


# ---------------------------------------------------------------------- before the game


async def test_the_lobby(club: Club) -> None:
    lobby = await club.get("/lobby")
    [vaalbara] = [game for game in lobby["games"] if game["id"] == "vaalbara"]
    assert vaalbara["name"] == {"de": "Vaalbara", "en": "Vaalbara"}
    assert (vaalbara["least_players"], vaalbara["most_players"]) == (2, 5)
    assert [bot["id"] for bot in lobby["bots"]] == ["beginner", "player", "expert", "master"]
    rules = await club.get("/games/vaalbara/rules")
    assert rules[0]["chapter"]
    assert all(rule["text"]["de"] and rule["text"]["en"] for rule in rules)
    cards = await club.get("/games/vaalbara/cards")
    assert {"follower:hunter", "land:L07"} <= {card["ref"] for card in cards}
    missing = await club.get("/games/chess/rules", status=404)
    assert missing["error"] == "unknown-game"


async def test_a_table_tells_the_figures_of_its_own_copy(club: Club) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Bert")]
    own = {"followers": [{"id": "artisan", "points": 7}]}
    made = await club.post("/tables", {"game": "vaalbara", "seats": seats, "components": own}, status=201)
    assert made["table"]["own_figures"]
    box = await club.get(f"/tables/{made['table']['id']}/box")
    standard = {card["ref"]: card for card in await club.get("/games/vaalbara/cards")}
    changed = [card["ref"] for card in box["cards"] if card != standard[card["ref"]]]
    assert changed == ["follower:artisan"]
    assert "7" in next(card["text"]["en"] for card in box["cards"] if card["ref"] == "follower:artisan")

    assert box["figures"]["followers"]
    drawn = await club.get(f"/tables/{made['table']['id']}/box?figures=false")
    assert drawn == box | {"figures": {}}

    plain = (await club.post("/tables", {"game": "vaalbara", "seats": seats}, status=201))["table"]
    assert not plain.get("own_figures")
    assert (await club.get(f"/tables/{plain['id']}/box"))["cards"] == list(standard.values())
    assert (await club.get("/tables/nosuchtable22/box", status=404))["error"] == "no-such-table"


async def test_gathering_joining_leaving_starting(club: Club) -> None:
    made = await club.table("Anna", "open", "open", start=False, public=True)
    id, host = made["table"]["id"], made["host"]["secret"]
    assert made["table"]["phase"] == "gathering"
    assert id in [table["id"] for table in await club.get("/tables")]
    anna = await club.sit(id, made["seats"][0]["secret"])
    assert anna.picture.view is None
    ticket = await club.post(f"/tables/{id}/join", {"name": "  Bért\u0000\n "}, status=201)
    assert ticket["seat"] == 1
    await anna.until(lambda _: anna.picture.table["seats"][1]["name"] == "Bért")
    assert (await club.post(f"/tables/{id}/join", {"name": "X", "seat": 1}, status=409))["error"] == "seat-taken"
    assert (await club.post(f"/tables/{id}/join", {"name": "X", "seat": 9}, status=400))["error"] == "no-such-seat"
    assert (await club.post(f"/tables/{id}/start", None, host, 409))["error"] == "seats-open"
    assert (await club.post(f"/tables/{id}/start", None, ticket["secret"], 401))["error"] == "not-the-host"
    assert (await club.post(f"/tables/{id}/start", None, "", 401))["error"] == "no-secret"
    bert = await club.sit(id, ticket["secret"])
    assert bert.picture.seats == [1]
    await club.post(f"/tables/{id}/leave", None, ticket["secret"], 200)
    await bert.until(lambda message: message["type"] == "sync" and message["seats"] == [])
    assert (await club.post(f"/tables/{id}/leave", None, ticket["secret"], 401))["error"] == "unknown-secret"
    other = await club.post(f"/tables/{id}/join", {"name": ""}, status=201)
    assert other["seat"] == 1
    assert (await club.post(f"/tables/{id}/start?fill=nobody", None, host, 400))["error"] == "no-such-bot"
    info = await club.post(f"/tables/{id}/start?fill=greedy", None, host, 200)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
    assert info["seats"][1]["name"] == "", "readers call it by its seat, each in their own language"
    await anna.until(lambda _: anna.picture.view is not None)
    assert (await club.post(f"/tables/{id}/start", None, host, 409))["error"] == "already-started"
    assert (await club.post(f"/tables/{id}/join", {"name": "X"}, status=409))["error"] == "already-started"
    assert (await club.post(f"/tables/{id}/leave", None, other["secret"], 409))["error"] == "already-started"


async def test_a_browser_takes_a_seat_without_reconnecting(club: Club) -> None:
    made = await club.table("Anna", "open", start=False)
    browser = await club.sit(made["table"]["id"])
    assert browser.picture.seats == []
    ticket = await club.post(f"/tables/{made['table']['id']}/join", {"name": "Bert"}, status=201)
    browser.secrets = (ticket["secret"],)
    await browser.hello()
    assert browser.picture.seats == [1]


async def test_private_tables_are_not_listed(club: Club) -> None:
    made = await club.table("Anna", "open", start=False)
    assert made["table"]["id"] not in [table["id"] for table in await club.get("/tables")]


async def test_wrong_tables_are_refused(club: Club) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    for body, error in (
        ({"game": "chess", "seats": seats}, "unknown-game"),
        ({"game": "vaalbara", "seats": seats[:1]}, "bad-players"),
        ({"game": "vaalbara", "seats": seats, "options": {"x": 1}}, "unknown-option"),
        ({"game": "vaalbara", "seats": seats, "components": {"x": 1}}, "components-wrong"),
        ({"game": "vaalbara", "seats": seats, "clock": {"per_move": 0}}, "bad-clock"),
        ({"game": "vaalbara", "seats": [*seats, {"kind": "bot", "bot": "x"}]}, "no-such-bot"),
        ({"game": "vaalbara", "seats": seats, "colour": "red"}, "bad-request"),
        ({"game": "vaalbara"}, "bad-request"),
        ([], "bad-request"),
    ):
        answer = await club.post("/tables", body)
        assert answer["error"] == error
        assert answer["text"]["de"]
        assert answer["text"]["en"]


# ---------------------------------------------------------------------- after the game


async def test_nothing_is_shown_before_the_end(club: Club) -> None:
    made = await club.table("Anna", "Bert")
    id = made["table"]["id"]
    for path in ("recipe", "replay/0", "scores"):
        assert (await club.get(f"/tables/{id}/{path}", status=409))["error"] == "not-over-yet"
    seats = [{"kind": "person"}] * 2
    assert (await club.post(f"/tables/{id}/continue", {"upto": 0, "seats": seats}, status=409))[
        "error"
    ] == "not-over-yet"


async def test_replay_and_scores(club: Club) -> None:
    made = await finished(club)
    id = made["table"]["id"]
    chart = (await club.get(f"/tables/{id}/scores"))["scores"]
    last = await club.get(f"/tables/{id}/replay/{len(chart) - 1}")
    assert last["view"]["over"]
    assert last["scores"] == chart[-1] == last["view"]["scores"]
    assert last["events"][-1]["kind"] in {"game-won", "game-won-by-omen"}
    first = await club.get(f"/tables/{id}/replay/0?seat=1")
    assert first["choices"] == len(chart) - 1
    assert first["view"]["table"]["clans"][1]["hand"] is not None
    assert first["view"]["table"]["clans"][0]["hand"] is None
    assert {event["facts"]["seat"] for event in first["events"] if event["kind"] == "drew"} == {"seat:1"}
    for missing in (len(chart), 10**33):
        assert (await club.get(f"/tables/{id}/replay/{missing}", status=404))["error"] == "no-such-moment"
    assert (await club.get(f"/tables/{id}/replay/0?seat=2", status=404))["error"] == "no-such-seat"


async def test_continuing_from_a_moment(club: Club) -> None:
    made = await finished(club)
    id = made["table"]["id"]
    seats = [{"kind": "person", "name": "Zora"}, {"kind": "bot", "bot": "random"}]
    middle = await club.get(f"/tables/{id}/replay/9?seat=0")
    going_on = await club.post(f"/tables/{id}/continue", {"upto": 9, "seats": seats}, status=201)
    assert going_on["table"]["continues"] == id
    assert going_on["table"]["phase"] == "playing"
    zora = await club.sit(going_on["table"]["id"], going_on["seats"][0]["secret"])
    assert zora.picture.view is not None
    assert zora.picture.view["table"]["round"] == middle["view"]["table"]["round"]
    # What was chosen at the other table stays chosen.
    own = [event for event in zora.picture.log if event["kind"] == "revealed"]
    assert own
    await zora.play(lambda decision: 0)
    recipe = await club.get(f"/tables/{going_on['table']['id']}/recipe")
    earlier = await club.get(f"/tables/{id}/recipe")
    assert recipe["choices"][:9] == earlier["choices"][:9]
    # What is still to come has chance of its own.
    assert recipe["seed"] != earlier["seed"]
    assert recipe["salt"] != earlier["salt"]
    assert recipe["inherited"] == 9
    assert Match.replay(read_recipe(msgspec.json.encode(recipe))).state.over
    too_far = {"upto": len(earlier["choices"]) + 1, "seats": seats}
    assert (await club.post(f"/tables/{id}/continue", too_far, status=400))["error"] == "no-such-moment"
    too_few = {"upto": 3, "seats": seats[:1]}
    assert (await club.post(f"/tables/{id}/continue", too_few, status=400))["error"] == "seats-do-not-fit"


async def test_export_and_import(club: Club) -> None:
    made = await finished(club)
    response = await club.http.get(f"/api/tables/{made['table']['id']}/recipe")
    assert response.headers["content-disposition"].startswith("attachment")
    recipe = response.json()
    imported = await club.post("/recipes", {"recipe": recipe}, status=201)
    assert imported["table"]["phase"] == "over"
    again = await club.get(f"/tables/{imported['table']['id']}/recipe")
    own = {"seed": None, "salt": None, "inherited": None}
    assert {**again, **own} == {**recipe, **own}
    assert again["inherited"] == len(recipe["choices"])
    watcher = await club.sit(imported["table"]["id"])
    assert watcher.picture.view is not None
    assert watcher.picture.view["over"]


async def test_importing_an_unfinished_game(club: Club) -> None:
    match = Match.new("vaalbara", 3, 11)
    for _ in range(7):
        match.choose(match.state.decisions[0].seat, 0)
    recipe = {**_as_json(match)}
    seats = [{"kind": "bot", "bot": "random"}] * 3
    imported = await club.post("/recipes", {"recipe": recipe, "seats": seats}, status=201)
    watcher = await club.sit(imported["table"]["id"])
    await watcher.play(lambda _: 0)
    assert (await club.get(f"/tables/{imported['table']['id']}/recipe"))["choices"][:7] == recipe["choices"]


async def test_bad_recipes_are_refused(club: Club) -> None:
    match = Match.new("vaalbara", 2, 5)
    for _ in range(4):
        match.choose(match.state.decisions[0].seat, 0)
    good = _as_json(match)
    for change, error in (
        ({"digest": "0" * 32}, "recipe-digest"),
        ({"choices": [[0, 99]]}, "recipe-broken"),
        ({"choices": "x"}, "recipe-unreadable"),
        ({"tafelrunde": 9}, "recipe-format"),
        ({"seed": -1}, "seed-out-of-range"),
        ({"game": "chess"}, "unknown-game"),
        ({"players": 9}, "bad-players"),
        ({"version": 9}, "unknown-version"),
        ({"generator": 1 << 63}, "recipe-unreadable"),
        ({"version": 1 << 63}, "recipe-unreadable"),
        ({"deal": [1 << 63]}, "recipe-unreadable"),
        ({"choices": [[0, 1 << 63, []]]}, "recipe-unreadable"),
    ):
        answer = await club.post("/recipes", {"recipe": {**good, **change}, "seats": [{"kind": "person"}] * 2})
        assert answer["error"] == error
    answer = await club.post("/recipes", {"recipe": good, "seats": [{"kind": "person"}]}, status=400)
    assert answer["error"] == "seats-do-not-fit"
    # Without seats it waits for people to sit down.
    waiting = await club.post("/recipes", {"recipe": good})
    assert (waiting["table"]["phase"], {seat["kind"] for seat in waiting["table"]["seats"]}) == ("gathering", {"open"})
    # Nothing of all that has stopped the storing.
    await club.table("Anna", "Bert")
    assert (await club.http.get("/readyz")).status_code == 200


def _as_json(match: Match) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.json.decode(match.recipe().to_json())
    return made
