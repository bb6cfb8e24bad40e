"""The REST API: the lobby, and everything about a table that is not a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from tafelrunde.kernel import registry
from tafelrunde.kernel.components import canonical
from tafelrunde.server import catalogue, messages
from tafelrunde.server.callers import group_of
from tafelrunde.server.texts import text_of
from tafelrunde.server.wire import (
    AnalysisMessage,
    BeginLesson,
    BoxInfo,
    CardInfo,
    CheckSetup,
    ContinueTable,
    CreateTable,
    FiledTable,
    HandOver,
    HintMessage,
    ImportRecipe,
    JoinTable,
    LearningInfo,
    LessonScript,
    Lobby,
    Moment,
    MutePerson,
    Phase,
    Problem,
    RemovePerson,
    RuleInfo,
    ScoreChart,
    SealInfo,
    SeatRequest,
    SetupInfo,
    TableCreated,
    TableInfo,
    Ticket,
    WhyMessage,
)
from tafelrunde.tables.analyses import Progress
from tafelrunde.tables.effort import worked_out
from tafelrunde.tables.house import House, NewTable, SeatWish
from tafelrunde.tables.inventory import Which
from tafelrunde.tables.problem import problem
from tafelrunde.tables.table import Table

# Marks what does not travel packed, which is everything but long texts that everybody may read.
UNPACKED: Final = "unpacked"
PACKED: Final = {UNPACKED: False}

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TableId = Annotated[str, PathParameter(description="The id of a table.", max_length=64)]
LessonId = Annotated[str, PathParameter(description="The name of a lesson of the game.", max_length=64)]
Ref = Annotated[str, QueryParameter(description='What it is about: "land:17".', max_length=80)]
WithFigures = Annotated[bool, QueryParameter(description="Whether all figures of components.toml come along.")]
GameId = Annotated[str, PathParameter(description='The name of a game: "vaalbara".', max_length=64)]

# The secret travels in a header and never in an address, so it is in no log and in no history.
SEAT: list[dict[str, list[str]]] = [{"seat": []}]
HOST: list[dict[str, list[str]]] = [{"host": []}]
ADMIN: list[dict[str, list[str]]] = [{"admin": []}]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors that a route may answer with, for the OpenAPI document."""
    texts = {
        400: "The request is wrong; the text says what.",
        401: "The secret is missing or belongs to nothing here.",
        403: "This is not allowed from here.",
        404: "There is no such thing.",
        405: "This address does not know this method.",
        409: "Not now: the table is not in a state for this.",
        413: "Too big.",
        415: "Not JSON.",
        429: "Too fast; wait a moment.",
        500: "A fault of the server.",
        503: "The server cannot do this now; try again.",
    }
    always = (400, 403, 429, 500, 503)
    return {
        status: ResponseSpec(Problem, description=texts[status], generate_examples=False)
        for status in sorted({*always, *statuses})
    }


def secret_of(request: AnyRequest) -> str:
    """The secret of a request: `Authorization: Bearer <secret>`."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise problem("unknown-secret", "no-secret")
    return secret.strip()


# ---------------------------------------------------------------------- the lobby


@get("/lobby", responses=refusals())
async def lobby(house: TheHouse) -> Lobby:
    """Games, bots and public tables."""
    games, bots = await worked_out(lambda: (catalogue.games(), catalogue.all_bots()))
    return Lobby(games=games, bots=bots, tables=tuple(await public_tables(house)))


@get("/games/{game:str}/rules", responses=refusals(404), opt=PACKED)
async def game_rules(game: GameId) -> list[RuleInfo]:
    """The numbered rules of a game, in both languages."""
    return await worked_out(lambda: catalogue.rules(registry.find(game).id))


@get("/games/{game:str}/cards", responses=refusals(404), opt=PACKED)
async def game_cards(game: GameId) -> tuple[CardInfo, ...]:
    """Everything in the box of a game that can be named and read."""
    return await worked_out(lambda: catalogue.cards(registry.find(game).id))


@get("/games/{game:str}/learning", responses=refusals(404), opt=PACKED)
async def game_learning(game: GameId) -> LearningInfo:
    """A game for those who learn it: on one page, its symbols, its terms, a line for each kind of question."""
    return await worked_out(lambda: catalogue.learning_info(registry.find(game).id))


@get("/games/{game:str}/lessons/{lesson:str}", responses=refusals(404), opt=PACKED)
async def game_lesson(game: GameId, lesson: LessonId) -> LessonScript:
    """What a lesson says, moment by moment."""
    script = await worked_out(lambda: catalogue.lesson_script(registry.find(game).id, lesson))
    if script is None:
        raise problem("missing", "no-such-lesson")
    return script


@post("/games/{game:str}/setup", status_code=200, responses=refusals(404))
async def check_setup(game: GameId, data: JSONBody[CheckSetup]) -> SetupInfo:
    """Whether a game can be played like this, and how hard it would be."""
    return catalogue.setup_info(registry.find(game), data.players, data.options)


@post("/games/{game:str}/lessons/{lesson:str}", responses=refusals(404))
async def begin_lesson(
    house: TheHouse, game: GameId, lesson: LessonId, request: AnyRequest, data: JSONBody[BeginLesson]
) -> TableCreated:
    """A table for a lesson: always the same shuffle, with opponents who play their parts."""
    return _created(await house.teach(game, lesson, data.name, _caller(request)))


@get("/tables", responses=refusals())
async def tables(house: TheHouse) -> list[TableInfo]:
    """The public tables that are not over."""
    return await public_tables(house)


async def public_tables(house: House) -> list[TableInfo]:
    """The public tables, with what is known of those in use."""
    return [
        messages.listed(record, seats, house.present(record.id))
        if table is None or table.gone
        else messages.table_info(table)
        for record, seats, table in await house.public()
    ]


# ---------------------------------------------------------------------- tables and seats


@get("/seal", responses=refusals())
async def seal(house: TheHouse) -> SealInfo:
    """The hash of the seed of a table that is still to be made, to be seen before contributing to its chance."""
    made = house.seal()
    return SealInfo(seal=made.name, commitment=made.commitment)


@post("/tables", responses=refusals(404, 413))
async def create_table(house: TheHouse, request: AnyRequest, data: JSONBody[CreateTable]) -> TableCreated:
    """Make a table. Seats of kind `person` belong to whoever makes it."""
    clock = data.clock
    made = await house.create(
        data.game,
        _wishes(data.seats),
        data.options,
        data.components,
        per_move=None if clock is None else clock.per_move,
        per_game=None if clock is None else clock.per_game,
        increment=0 if clock is None else clock.increment,
        public=data.public,
        hints=data.hints,
        start=data.start,
        seal=data.seal,
        owner=_caller(request),
    )
    return _created(made)


@get("/tables/{id:str}", responses=refusals(404))
async def table(house: TheHouse, id: TableId) -> TableInfo:
    """One table."""
    found = await house.find(id)
    asked = () if found.course is None or found.course.over else tuple(found.course.asked)
    return msgspec.structs.replace(messages.table_info(found), asked=asked)


@get("/tables/{id:str}/box", responses=refusals(404), opt=PACKED)
async def table_box(house: TheHouse, id: TableId, figures: WithFigures = True) -> BoxInfo:
    """What is in the box of a table: as for its game, unless the table plays with figures of its own. Whoever only
    draws needs no `figures`: what is printed on things is among their facts.
    """
    record = (await house.find(id)).record
    box = await worked_out(lambda: catalogue.box(record.game, canonical(record.components), record.version))
    return box if figures else msgspec.structs.replace(box, figures={})


@post("/tables/{id:str}/join", responses=refusals(404, 409))
async def join(house: TheHouse, id: TableId, data: JSONBody[JoinTable]) -> Ticket:
    """Take an open seat. The answer holds its secret, which is given only once."""
    found = await house.find(id)
    seat, secret = await found.do(lambda: found.join(data.name, data.seat, data.contribution))
    return Ticket(table=id, seat=seat, secret=secret)


@post("/tables/{id:str}/leave", status_code=200, security=SEAT, responses=refusals(401, 404, 409))
async def leave(house: TheHouse, id: TableId, request: AnyRequest) -> TableInfo:
    """Give up a seat before the start."""
    secret = secret_of(request)
    found = await house.find(id)
    await found.do(lambda: found.leave(secret))
    return messages.table_info(found)


@post("/tables/{id:str}/start", status_code=200, security=HOST, responses=refusals(401, 404, 409))
async def start(
    house: TheHouse,
    id: TableId,
    request: AnyRequest,
    fill: Annotated[
        str, QueryParameter(description="The bot that takes seats that are still open.", max_length=64)
    ] = "",
) -> TableInfo:
    """Start the game."""
    secret = secret_of(request)
    found = await house.find(id)
    await found.do(lambda: found.start(secret, fill))
    return messages.table_info(found)


@post("/tables/{id:str}/remove", status_code=200, security=HOST, responses=refusals(401, 404, 409))
async def remove(house: TheHouse, id: TableId, request: AnyRequest, data: JSONBody[RemovePerson]) -> TableInfo:
    """The host takes a seat from a person, whose secret is good for nothing from then on."""
    secret = secret_of(request)
    found = await house.find(id)
    await found.do(lambda: found.remove(secret, data.seat, data.bot))
    return messages.table_info(found)


@post("/tables/{id:str}/mute", status_code=200, security=HOST, responses=refusals(401, 404, 409))
async def mute(house: TheHouse, id: TableId, request: AnyRequest, data: JSONBody[MutePerson]) -> TableInfo:
    """The host lets a person, or all who only watch, say nothing."""
    secret = secret_of(request)
    found = await house.find(id)
    await found.do(lambda: found.mute(secret, data.seat, data.muted))
    return messages.table_info(found)


@post("/tables/{id:str}/close", status_code=200, security=HOST, responses=refusals(401, 404, 409))
async def close(house: TheHouse, id: TableId, request: AnyRequest) -> TableInfo:
    """The host closes the table: nothing more happens there."""
    secret = secret_of(request)
    found = await house.find(id)
    await found.do(lambda: found.close_down(secret))
    return messages.table_info(found)


@post("/tables/{id:str}/hint", status_code=200, security=SEAT, responses=refusals(401, 404, 409))
async def hint(house: TheHouse, id: TableId, request: AnyRequest) -> HintMessage:
    """What a bot would choose for what the seat is asked now, and why."""
    secret = secret_of(request)
    found = await house.find(id)
    number, tips = await found.hint(secret)
    return HintMessage(number=number, tips=tuple(messages.tip_message(tip) for tip in tips))


@get("/tables/{id:str}/why", security=SEAT, responses=refusals(401, 404, 409))
async def why(house: TheHouse, id: TableId, request: AnyRequest, ref: Ref) -> WhyMessage:
    """Why a thing on the table is no answer to what the seat is asked now."""
    found = await house.find(id)
    reason = found.why_not(secret_of(request), ref)
    if reason is None:
        return WhyMessage()
    return WhyMessage(text=text_of(reason.words, found.names), rule=reason.rule)


@post("/tables/{id:str}/hand-over", status_code=200, security=SEAT, responses=refusals(401, 404, 409))
async def hand_over(house: TheHouse, id: TableId, request: AnyRequest, data: JSONBody[HandOver]) -> TableInfo:
    """Leave a seat to a bot, or take it back (an empty bot)."""
    secret = secret_of(request)
    found = await house.find(id)
    await found.do(lambda: found.hand_over(secret, data.bot))
    return messages.table_info(found)


@post("/tables/{id:str}/resign", status_code=200, security=SEAT, responses=refusals(401, 404, 409))
async def resign(house: TheHouse, id: TableId, request: AnyRequest) -> TableInfo:
    """Give up: a bot plays the seat on."""
    secret = secret_of(request)
    found = await house.find(id)
    await found.do(lambda: found.resign(secret))
    return messages.table_info(found)


# ---------------------------------------------------------------------- after the game


@get(
    "/tables/{id:str}/recipe",
    responses=refusals(404, 409),
    response_headers=[ResponseHeader(name="Content-Disposition", value="attachment", documentation_only=True)],
)
async def recipe(house: TheHouse, id: TableId) -> Response[dict[str, Any]]:
    """The finished game as a file: seed and choices, from which it can be played again."""
    found = await house.find(id)
    if found.record.phase != "over" or found.course is None:
        raise problem("conflict", "not-over-yet")
    name = f"{found.record.game}-{id}.json"
    return Response(
        found.course.recipe().to_json(),  # type: ignore[arg-type]  # it is JSON already
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{id:str}/replay/{upto:int}", responses=refusals(404, 409))
async def replay(
    house: TheHouse,
    id: TableId,
    upto: Annotated[int, PathParameter(description="After so many choices.")],
    seat: Annotated[int | None, QueryParameter(description="Through whose eyes; nobody's: a spectator's.")] = None,
) -> Moment:
    """A moment of a finished game, and what was told on the way to it from the moment before."""
    found = await house.find(id)
    shown = await house.replays.of(found)
    if not 0 <= upto <= shown.choices:
        raise problem("missing", "no-such-moment", upto=upto, choices=shown.choices)
    if seat is not None and not 0 <= seat < len(found.seats):
        raise problem("missing", "no-such-seat", seat=seat + 1, seats=len(found.seats))
    state, number, events = await worked_out(lambda: shown.moment(upto))
    names = found.names
    return Moment(
        upto=upto,
        choices=shown.choices,
        view=state.view(seat),
        events=tuple(
            messages.event_message(event, number + count, names)
            for count, event in enumerate(events, 1)
            if event.seen_by(seat)
        ),
        scores=shown.scores[upto],
    )


@get("/tables/{id:str}/scores", responses=refusals(404, 409))
async def scores(house: TheHouse, id: TableId) -> ScoreChart:
    """Each seat's score after each choice of a finished game."""
    shown = await house.replays.of(await house.find(id))
    return ScoreChart(scores=shown.scores)


@post("/tables/{id:str}/analysis", status_code=200, responses=refusals(404, 409))
async def want_analysis(house: TheHouse, id: TableId, request: AnyRequest) -> AnalysisMessage:
    """Let a finished game be looked at: everybody's chance over time, and the choices that cost most.

    It is made in the background, for as long as somebody asks how far it is (every few seconds), and kept.
    """
    found = await house.find(id)
    return await _analysis(house, found, await house.analyses.want(found, _caller(request) or ""))


@get("/tables/{id:str}/analysis", responses=refusals(404, 409))
async def analysis(house: TheHouse, id: TableId) -> AnalysisMessage:
    """How far the analysis of a finished game is."""
    found = await house.find(id)
    return await _analysis(house, found, await house.analyses.look(found))


async def _analysis(house: House, table: Table, progress: Progress) -> AnalysisMessage:
    shown = await house.replays.of(table)
    return await worked_out(lambda: messages.analysis_message(progress, shown, table.names))


@post("/tables/{id:str}/continue", responses=refusals(404, 409))
async def continue_table(
    house: TheHouse, id: TableId, request: AnyRequest, data: JSONBody[ContinueTable]
) -> TableCreated:
    """Go on from a moment of a finished game, as a new table."""
    found = await house.find(id)
    return _created(await house.continued(found, data.upto, _wishes(data.seats), _caller(request), data.seal))


@post("/tables/{id:str}/rematch", status_code=200, security=SEAT, responses=refusals(401, 404, 409))
async def rematch(house: TheHouse, id: TableId, request: AnyRequest) -> TableInfo:
    """The table where the same people play once more with the same options. The secrets of the seats are the same."""
    secret = secret_of(request)
    found = await house.rematch(await house.find(id), secret, _caller(request))
    if isinstance(found, Table):
        return messages.table_info(found)
    return messages.listed(found.record, found.seats, house.present(found.record.id))


@post("/recipes", responses=refusals(404, 413))
async def import_recipe(house: TheHouse, request: AnyRequest, data: JSONBody[ImportRecipe]) -> TableCreated:
    """A table from a recipe file, which is checked by playing it."""
    return _created(await house.imported(data.recipe, _wishes(data.seats), _caller(request), data.seal))


# ---------------------------------------------------------------------- for whoever runs the server

MOST_LISTED = 1000


@get("/admin/tables", security=ADMIN, responses=refusals(401))
async def all_tables(
    house: TheHouse,
    request: AnyRequest,
    game: Annotated[str | None, QueryParameter(description="Only those of this game.", max_length=64)] = None,
    phase: Annotated[Phase | None, QueryParameter(description="Only those that are so far.")] = None,
) -> list[FiledTable]:
    """Every table of the database, public or not, the oldest first (1,000 at most)."""
    house.must_be_admin(secret_of(request))
    found = await house.store.listed(Which(game=game, phases=(phase,) if phase else ()), MOST_LISTED)
    return [
        FiledTable(
            id=filed.id,
            game=filed.game,
            phase=filed.phase,
            public=filed.public,
            created=filed.created,
            active=filed.active,
            choices=filed.entries,
            names=tuple(seat.name for seat in filed.seats),
        )
        for filed in found
    ]


@post("/tables/{id:str}/delete", status_code=204, security=ADMIN, responses=refusals(401, 404))
async def delete_table(house: TheHouse, id: TableId, request: AnyRequest) -> None:
    """Delete a table, with names and chat. Whoever is there is sent away."""
    await house.delete(secret_of(request), id)


def _caller(request: AnyRequest) -> str | None:
    """Whose tables these are, for a fair share of everything."""
    return group_of(request.client.host) if request.client is not None else None


def _wishes(seats: Sequence[SeatRequest]) -> list[SeatWish]:
    return [SeatWish(kind=seat.kind, name=seat.name, bot=seat.bot, contribution=seat.contribution) for seat in seats]


def _created(made: NewTable) -> TableCreated:
    id = made.table.record.id
    return TableCreated(
        table=messages.table_info(made.table),
        host=Ticket(table=id, seat=None, secret=made.host),
        seats=tuple(Ticket(table=id, seat=seat, secret=secret) for seat, secret in made.secrets.items()),
    )


API = Router(
    "/api",
    route_handlers=[
        lobby,
        game_rules,
        game_cards,
        game_learning,
        game_lesson,
        begin_lesson,
        check_setup,
        tables,
        seal,
        create_table,
        table,
        table_box,
        join,
        leave,
        start,
        remove,
        mute,
        close,
        hint,
        why,
        hand_over,
        resign,
        recipe,
        replay,
        scores,
        want_analysis,
        analysis,
        continue_table,
        rematch,
        import_recipe,
        all_tables,
        delete_table,
    ],
)
