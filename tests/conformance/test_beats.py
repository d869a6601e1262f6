"""Non-interference of the film: in worlds that a seat cannot tell apart, an answer has the same beats.

Their number, the lines of each and what the seat sees in them are compared, up to the first thing that is revealed; for
a spectator, too. How long a film takes follows from its lines alone.
"""

from __future__ import annotations

from typing import Any

from tests.conformance.test_secrets import worlds
from tests.conformance.twins import TwinDice, is_legal, same_seals
from tests.conformance.walk import Played, told

from camarilla.core.news import News
from camarilla.core.plain import plain
from camarilla.match.beats import beats
from camarilla.match.log import canonical
from camarilla.match.match import Match


def film(match: Match, news: list[News], viewer: int | None, until: int) -> list[Any]:
    """Where the story of the newest answer is cut, and what is seen there, before this line."""
    shown, place = [], 0
    for beat in beats(match, news, viewer):
        place += beat.lines
        if place > until:
            break
        shown.append((beat.lines, canonical(plain(beat.view))))
    return shown


def test_an_answer_has_the_same_beats_in_every_world(played: Played) -> None:
    reveals = played.case.game.secrets.reveals
    for where, seat, truth, world, coin in worlds(played):
        both = sorted(set(truth.asked()) & set(world.asked()))
        if not both or not same_seals(truth, world):
            continue
        who = coin.one_of(both)
        answer = truth.asked()[who].sample(coin)
        if not is_legal(world.asked()[who], answer):
            continue
        dice = TwinDice(coin)
        truth.chance, world.chance = dice.first, dice.second
        truth.stages, world.stages = [], []
        news, twin = truth.answer(who, answer), world.answer(who, answer)
        if dice.apart or truth.over or world.over:
            continue
        lines = [one.heard_by(seat)["id"] for one in news]
        until = next((place for place, line in enumerate(lines) if line in reveals), len(lines))
        with told(f"{where}: seat {who} answers {answer}"):
            for viewer in (seat, None):
                assert film(truth, news, viewer, until) == film(world, twin, viewer, until)


def test_everybody_counts_the_same_beats(played: Played) -> None:
    """What one seat hears in addition makes no beat of its own: nobody can count what was told to another."""
    counted = 0
    for moment in played.moments():
        if moment == len(played.answers):
            continue
        match = played.at(moment)
        match.stages = []
        answer = played.answers[moment]
        news = (match.interject if answer.interjection else match.answer)(
            answer.seat, match.read(answer.seat, answer.written, answer.interjection)
        )
        cuts = {
            tuple(beat.lines for beat in beats(match, news, viewer)) for viewer in (None, *range(played.case.players))
        }
        with told(f"{played.case}, moment {moment}"):
            assert len(cuts) == 1
            assert sum(next(iter(cuts))) <= len(news)
        counted += 1
    assert counted
