"""What may be taken back is what nobody else has learnt anything from: no more, and no less."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.cases import FIRST_SEED, SOAK, Case
from tests.conformance.test_secrets import imagined
from tests.conformance.walk import Coin, Played, answer_something, everything_seen, play, saved, told

from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.core.illegal import NotAsked, Refused
from camarilla.core.plain import plain
from camarilla.core.questions import CHANCE
from camarilla.match.fair import FairChance, commitment
from camarilla.match.log import Opening, read_log, verify, written_log
from camarilla.match.match import Match

LOOKED_AT = 400 if SOAK else 30  # answers of a game


def some_answers(played: Played) -> list[int]:
    """Places of a game: some anywhere, and as many where little steps or seals are likely."""
    coin = Coin(f"take back {played.case}")
    places = [place for place in range(len(played.answers)) if not _beside_a_seal(played, place)]
    quiet = [place for place in places if not played.answers[place].news]
    wanted = LOOKED_AT if played.case.thorough else 6
    some = coin.random.sample(places, min(len(places), wanted // 3))
    return sorted({*some, *coin.random.sample(quiet, min(len(quiet), wanted))})


def _beside_a_seal(played: Played, place: int) -> bool:
    """Whether somebody whose answer lies sealed interjects, or answers within an interjection.

    The sealed answer is then the one he may take back.
    """
    answer, stack = played.answers[place], played.positions[place].stack
    return any(answer.seat in one.sealed for one in (stack if answer.interjection else stack[:-1]))


def answered(match: Match, played: Played, place: int) -> int:
    """The recorded answer is given once more; the seat whose it was."""
    told_then = played.answers[place]
    answer = match.read(told_then.seat, told_then.written, told_then.interjection)
    if told_then.interjection:
        match.interject(told_then.seat, answer)
    else:
        match.answer(told_then.seat, answer)
    return told_then.seat


def content(match: Match, seat: int) -> list[dict[str, Any]]:
    """What the others see of the game; that a seat has sealed its answer is no content."""
    seen = [match.seen(other) for other in (None, *range(match.setup.players)) if other != seat]
    awaited = match.awaited(None)
    if seat in awaited.sealed:
        awaited.sealed = tuple(one for one in awaited.sealed if one != seat)
        awaited.seats = tuple(sorted((*awaited.seats, seat)))
    return [{**one, "awaited": plain(awaited) if not awaited.discreet else one["awaited"]} for one in seen]


def test_after_a_take_back_everybody_sees_what_he_saw_before(played: Played) -> None:
    for place in some_answers(played):
        match = played.at(place)
        before, truth = everything_seen(match), saved(match)
        with told(f"{played.case}, answer {place}, {match.position.where()}"):
            seat = answered(match, played, place)
            if match.may_take_back(seat):
                match.take_back(seat)
                assert everything_seen(match) == before
                assert saved(match) == truth
            else:
                after = saved(match)
                with pytest.raises(NotAsked) as refused:
                    match.take_back(seat)
                assert refused.value.words.id == "core-no-take-back"
                assert saved(match) == after


def test_what_cannot_be_taken_back_told_somebody_something(played: Played) -> None:
    for place in some_answers(played):
        match = played.at(place)
        seat = played.answers[place].seat
        before = content(match, seat)
        with told(f"{played.case}, answer {place}, {match.position.where()}"):
            answered(match, played, place)
            news = played.answers[place].news
            drawn = any(entry.seat == CHANCE for entry in match.entries)
            changed = bool(news) or drawn or content(match, seat) != before
            if match.may_take_back(seat):
                assert not changed
            else:  # in a discreet window even this would tell who else is asked
                discreet = match.position.step is not None and match.position.step.discreet
                assert changed or discreet


def test_whether_an_answer_may_be_taken_back_betrays_nothing(played: Played) -> None:
    """The same answer in a world that the seat cannot tell apart: it may be taken back there, too, or in neither."""
    for place in some_answers(played):
        truth, seat = played.at(place), played.answers[place].seat
        world = imagined(played, truth, seat, Coin(f"{played.case} {place}"))
        with told(f"{played.case}, answer {place}, {truth.position.where()}"):
            if played.answers[place].news or set(truth.awaited(seat).seats) != set(world.awaited(seat).seats):
                continue  # what is told may reveal what was not known before
            answered(truth, played, place)
            try:
                answered(world, played, place)
            except Refused:
                continue  # another seat of a discreet window had its say in this world
            if truth.seen(seat)["awaited"] == world.seen(seat)["awaited"]:
                assert truth.may_take_back(seat) == world.may_take_back(seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_log_with_answers_taken_back_is_verified(game: Game) -> None:
    seed, coin = bytes(range(32)), Coin(f"take back {game.id} {FIRST_SEED}")
    case = Case(game, min(game.seats) + 1, {}, FIRST_SEED, False)
    match, _ = Match.begin(game, case.setup, FairChance(seed, []))
    given, back = 0, 0
    while not match.over:
        seat = answer_something(match, coin).seat
        given += 1
        if match.may_take_back(seat) and coin.below(2):
            match.take_back(seat)
            back += 1
    assert back > 0, "nothing was ever taken back"
    opening = Opening(match.setup, f"{game.id}/{game.version}", [], commitment(seed), [])
    log = read_log(written_log(opening, match.entries, plain(match.outcome), seed))
    assert sum(entry.ask == "core-take-back" for entry in log.entries) == back
    assert saved(verify(game, log)) == saved(match)


def test_all_four_games_know_something_to_take_back() -> None:
    """So that the tests above cannot pass by looking at nothing."""
    found = {}
    for game in GAMES:
        played = play(Case(game, min(game.seats) + 1, {}, FIRST_SEED, True))
        found[game.id] = 0
        for place in some_answers(played):
            match = played.at(place)
            found[game.id] += match.may_take_back(answered(match, played, place))
    assert all(found.values()), found
