"""Lessons and the coach over HTTP.

The house keeps nothing of a lesson: the pupil's answers so far are its whole state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request

from camarilla.bots import usual
from camarilla.bots.reasons import Term
from camarilla.core.illegal import BadInput, Refused
from camarilla.core.plain import plain
from camarilla.core.questions import offered
from camarilla.match.fair import commitment
from camarilla.match.whynot import why_not
from camarilla.school import Lesson, Rehearsal, lesson_named, lessons, old_hand
from camarilla.school.coach import UNITS, Advice
from camarilla.school.fortune import MEASURES
from camarilla.server.door.caller import require_account
from camarilla.server.door.endpoint import Endpoint, table_named
from camarilla.server.door.errors import problem
from camarilla.server.door.keys import seat_of
from camarilla.server.door.office import office_of
from camarilla.server.door.purse import charge
from camarilla.server.door.wire import Words
from camarilla.server.play.messages import NewsLine
from camarilla.server.play.tables import table_info
from camarilla.server.school.messages import (
    AdviceInfo,
    EveningInfo,
    ExplainedInfo,
    ExplainedNote,
    LessonAnswers,
    LessonAsk,
    LessonInfo,
    LessonMenu,
    LessonScene,
    LessonStep,
    MedalInfo,
    OtherAnswer,
    ProgressInfo,
    ProgressNote,
    Reason,
    RegretInfo,
    TallyInfo,
    ThoughtInfo,
    TurnInfo,
)
from camarilla.table.accounts.account_store import Progress
from camarilla.table.meeting.settings import Settings, TalkPolicy
from camarilla.table.play.driver import turn_of
from camarilla.table.refusals import Forbidden, NotNow
from camarilla.table.review.evening import Regret, Turn
from camarilla.table.store.records import Kind, SeatRecord, Status, TableRecord

SPACE = 1_000  # between the numbers of two scenes' frames


def _info(lesson: Lesson) -> LessonInfo:
    steps = [LessonStep(one.id, list(one.point), bool(one.wait), one.aside) for one in lesson.steps]
    return LessonInfo(
        id=lesson.id,
        game=lesson.game,
        text=lesson.prefix,
        place=lesson.place,
        minutes=lesson.minutes,
        seat=lesson.seat,
        names=list(lesson.names),
        steps=steps,
    )


def _record(lesson: Lesson, rehearsal: Rehearsal, now: int) -> TableRecord:
    """A table that stands nowhere: what a client shows around the match."""
    chairs = [
        SeatRecord(seat, Kind.HUMAN if seat == lesson.seat else Kind.BOT, usual(lesson.game), name, taken=True)
        for seat, name in enumerate(lesson.names)
    ]
    match = rehearsal.match
    return TableRecord(
        id=lesson.id,
        name="",
        game=lesson.game,
        switches=match.setup.switches,
        components=None,
        seed=b"",
        commitment=commitment(lesson.seed.encode()),
        created=now,
        host=None,
        seats=chairs,
        settings=Settings(coach=False, talk=TalkPolicy.NONE),
        status=Status.OVER if match.over else Status.RUNNING,
        outcome=plain(match.outcome),
    )


def _scene(request: Request, rehearsal: Rehearsal) -> dict[str, Any]:
    lesson, scene, house = rehearsal.lesson, rehearsal.scene, office_of(request).house
    base = (rehearsal.waiting + 1) * SPACE
    return {
        "table": table_info(house, _record(lesson, rehearsal, house.services.now()), lesson.seat),
        "past": rehearsal.past,
        "first": scene.first,
        "last": scene.last,
        "holds": [scene.holds[step] for step in range(scene.first, scene.last + 1)],
        "frames": [{"seq": base + at, "seen": frame.seen, "news": frame.news} for at, frame in enumerate(scene.frames)],
        "over": rehearsal.step is None,
        "show": rehearsal.shown(),
    }


# --- endpoints --------------------------------------------------------------------------------------------------------


async def all_lessons(_: Request, __: None) -> list[LessonInfo]:
    return [_info(lesson) for lesson in lessons()]


async def play_lesson(request: Request, given: LessonAnswers) -> dict[str, Any]:
    office = office_of(request)
    charge(request, "lessons")
    lesson = lesson_named(request.path_params["lesson"])
    return _scene(request, await office.rehearsals.at(lesson, given.answers))


async def ask_in_lesson(request: Request, given: LessonAsk) -> dict[str, Any]:
    office = office_of(request)
    charge(request, "lessons")
    rehearsal = await office.rehearsals.at(lesson_named(request.path_params["lesson"]), given.answers)
    question = rehearsal.question
    if question is None:
        raise BadInput("answers", "school-over")
    if given.aim:
        refused = why_not(question, tuple(given.so_far), given.aim, rehearsal.match.window)
        return {"options": [], "complete": False, "answer": None, "error": problem(refused) if refused else None}
    if given.answer is not None:
        try:
            rehearsal.understood(given.answer)
        except Refused as wrong:
            return {"options": [], "complete": False, "answer": None, "error": problem(wrong)}
        return {"options": [], "complete": True, "answer": given.answer, "error": None}
    return {**plain(offered(question, tuple(given.so_far))), "error": None}


async def all_progress(request: Request, _: None) -> list[ProgressInfo]:
    account, _token = require_account(request)
    return [ProgressInfo(**vars(one)) for one in await office_of(request).accounts.progress(account)]


async def note_progress(request: Request, given: ProgressNote) -> ProgressInfo:
    account, _token = require_account(request)
    charge(request, "lessons")
    lesson = lesson_named(request.path_params["lesson"])
    wanted = Progress(lesson.id, given.answers, given.at, given.done, given.noted)
    return ProgressInfo(**vars(await office_of(request).accounts.note(account, wanted)))


async def all_explained(request: Request, _: None) -> ExplainedInfo:
    account, _token = require_account(request)
    return ExplainedInfo(await office_of(request).accounts.explained(account))


async def note_explained(request: Request, given: ExplainedNote) -> ExplainedInfo:
    account, _token = require_account(request)
    charge(request, "lessons")
    accounts = office_of(request).accounts
    await accounts.explain(account, given.things)
    return ExplainedInfo(await accounts.explained(account))


async def advice(request: Request, _: None) -> AdviceInfo:
    """The coach thinks on a copy, through the Look of this seat, with dice of his own."""
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    if not table.record.settings.coach:
        raise Forbidden("table-no-coach")
    charge(request, "coach", table, seat)
    async with table.lock:
        await table.elsewhere.catch_up()
        if table.record.status is not Status.RUNNING:
            raise NotNow("table-not-begun")
        running = await table.loaded()
        turn = await turn_of(table, running, seat, interjection=False, bot=old_hand(table.game.id))
    turn.seed, turn.born = f"coach {table.record.id} {turn.since} {seat}", ""  # he has an even temper
    await table.note_coached(seat)
    told = await table.services.minds.advice(turn)
    return AdviceInfo(
        kind=turn.question.kind(),
        seq=turn.since,
        words=Words(told.words.id, told.words.args),
        answer=told.answer,
        value=round(told.value, 2),
        reasons=_reasons(told.value, told.reasons),
        alternatives=[_other(one) for one in told.alternatives],
        unit=UNITS.get(table.game.id, ""),
    )


def _other(one: Advice) -> OtherAnswer:
    words = Words(one.words.id, one.words.args)
    return OtherAnswer(words, one.answer, round(one.value, 2), _reasons(one.value, one.reasons))


def _reasons(value: float, told: Sequence[Term]) -> list[Reason]:
    """With two decimals, and so that they still add up to the value with two: the last one takes what is left."""
    found = [Reason(Words(one.words.id, one.words.args), round(one.value, 2)) for one in told]
    if found:
        found[-1].value = round(round(value, 2) - sum([one.value for one in found[:-1]]), 2)
    return found


async def evening(request: Request, _: None) -> EveningInfo:
    """Looking back costs as much as asking the coach once."""
    table = await table_named(request)
    seat = table.require_seat(seat_of(request, table))
    charge(request, "coach", table, seat)
    found = await table.evenings.of(seat)
    medals = [MedalInfo(one.medal, one.seat, one.count) for one in found.medals]
    regret = None if found.regret is None else _regret(found.regret)
    counted = [TallyInfo(one.tally, one.yours, one.most, one.who) for one in found.tallies]
    turns, measure = [_turn(one) for one in found.turns], MEASURES.get(table.game.id, "")
    return EveningInfo(turns, measure, regret, medals, counted)


def _turn(found: Turn) -> TurnInfo:
    thoughts = [_thought(one.seat, one.answer) for one in found.thoughts]
    return TurnInfo(found.at, round(found.change, 1), [NewsLine(**line) for line in found.news], thoughts)


def _thought(seat: int, told: Advice) -> ThoughtInfo:
    words = Words(told.words.id, told.words.args)
    return ThoughtInfo(seat, words, round(told.value, 2), _reasons(told.value, told.reasons))


def _regret(found: Regret) -> RegretInfo:
    question, yours, coach = [Words(said.id, said.args) for said in (found.question, found.yours, found.coach)]
    why = _reasons(found.value, found.reasons)
    return RegretInfo(found.at, question, yours, coach, round(found.value, 2), why)


LESSONS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/lessons", all_lessons, "The lessons of the school, by game.", returns=list[LessonInfo]),
    Endpoint(
        "GET",
        "/account/lessons",
        all_progress,
        "How far the account has come in which lessons.",
        returns=list[ProgressInfo],
        refuses=(403,),
    ),
    Endpoint(
        "POST",
        "/account/lessons/{lesson}",
        note_progress,
        "Writes down how far the account has come; says what is kept, which is another device's if that wrote later.",
        body=ProgressNote,
        returns=ProgressInfo,
        refuses=(400, 403, 413),
        limit=lambda office: office.limits.lesson_body,
    ),
    Endpoint(
        "GET",
        "/account/explained",
        all_explained,
        "What the coach has explained to the account: nothing is explained twice, on whatever device.",
        returns=ExplainedInfo,
        refuses=(403,),
    ),
    Endpoint(
        "POST",
        "/account/explained",
        note_explained,
        "Writes down what the coach has explained to the account; says all that is kept.",
        body=ExplainedNote,
        returns=ExplainedInfo,
        refuses=(400, 403, 413),
    ),
    Endpoint(
        "GET",
        "/tables/{table}/advice",
        advice,
        "What an old hand would answer to the question of the seat; it knows no more than the seat.",
        returns=AdviceInfo,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "GET",
        "/tables/{table}/evening",
        evening,
        "A finished match as the seat looks back on it: where it turned, and what an old hand would have done.",
        returns=EveningInfo,
        refuses=(403, 404, 409),
        seat=True,
    ),
    Endpoint(
        "POST",
        "/lessons/{lesson}",
        play_lesson,
        "A lesson after these answers of its pupil: what happened since the last one, up to the next.",
        body=LessonAnswers,
        returns=LessonScene,
        refuses=(400, 404, 413, 422),
        limit=lambda office: office.limits.lesson_body,
    ),
    Endpoint(
        "POST",
        "/lessons/{lesson}/ask",
        ask_in_lesson,
        "The small steps of the answer that the lesson waits for, and why something would not do.",
        body=LessonAsk,
        returns=LessonMenu,
        refuses=(400, 404, 413, 422),
        limit=lambda office: office.limits.lesson_body,
    ),
)
