"""Lessons over the wire: what a learner's browser asks for, and the table it gets."""

from __future__ import annotations

from tafelrunde.kernel import registry
from tafelrunde.kernel.learning import learning
from tests.server.people import Club

GAMES = ("vaalbara", "glow", "skybridge", "spirit-island", "battalia")


async def test_the_lobby_offers_lessons_and_presets_with_words(club: Club) -> None:
    games = {game["id"]: game for game in (await club.get("/lobby"))["games"]}
    for name in GAMES:
        lessons = games[name]["lessons"]
        assert lessons[0]["id"] == "first"
        assert lessons[0]["title"]["de"] != lessons[0]["title"]["en"]
        assert [preset["id"] for preset in games[name]["presets"]] == ["first", "standard", "everything"]


async def test_a_lesson_is_a_table_with_its_own_shuffle_and_opponents(club: Club) -> None:
    lesson = learning(registry.find("vaalbara")).lesson("first")
    assert lesson is not None
    made = [await club.post("/games/vaalbara/lessons/first", {"name": "Ada"}) for _ in range(2)]
    for table in [it["table"] for it in made]:
        assert table["lesson"] == "first"
        assert table["phase"] == "playing"
        assert [seat["name"] for seat in table["seats"]] == ["Ada", *lesson.opponents]
    ordinary = await club.post(
        "/tables",
        {"game": "vaalbara", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}], "start": True},
    )
    assert ordinary["table"]["lesson"] is None


async def test_a_lesson_that_begins_in_the_middle_cannot_be_taken_back_to_before(club: Club) -> None:
    made = await club.post("/games/battalia/lessons/kings", {"name": "Ada"})
    assert made["table"]["lesson"] == "kings"
    assert made["table"]["phase"] == "playing"
    [ada] = await club.sit_all(made)
    assert ada.picture.view is not None
    assert ada.picture.view["table"]["day"] == 14
    assert ada.picture.can_undo == []
    script = await club.get("/games/battalia/lessons/kings")
    assert script["next"]["id"] == "teams"
    assert (await club.get("/games/battalia/lessons/teams"))["next"] is None


async def test_what_a_lesson_says_comes_in_both_languages(club: Club) -> None:
    script = await club.get("/games/glow/lessons/first")
    assert script["moments"][0]["say"]["de"] != script["moments"][0]["say"]["en"]
    about = await club.get("/games/glow/learning")
    assert about["page"]
    assert about["legend"]
    assert about["terms"]
    assert about["coach"]["reroll"]["en"]


async def test_a_lesson_that_does_not_exist_is_refused_in_words(club: Club) -> None:
    for answer in (
        await club.http.get("/api/games/glow/lessons/ninth"),
        await club.http.post("/api/games/glow/lessons/ninth", json={}),
    ):
        assert answer.status_code == 404
        assert answer.json()["text"]["en"] == "There is no such lesson."


async def test_nobody_seats_an_opponent_of_a_lesson_elsewhere(club: Club) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "lesson:first"}]
    answer = await club.http.post("/api/tables", json={"game": "vaalbara", "seats": seats})
    assert answer.status_code == 400


async def test_a_setup_is_looked_at_before_it_is_played(club: Club) -> None:
    hard = {"players": 2, "options": {"adversary": "england", "level": 3}}
    assert (await club.post("/games/spirit-island/setup", hard))["difficulty"] == 6
    wrong = await club.post("/games/spirit-island/setup", {"players": 2, "options": {"level": 3}})
    assert wrong["why"]["de"]
    assert (await club.post("/games/vaalbara/setup", {"players": 3}))["difficulty"] is None
