"""Random games end, keep their laws after every answer, and are plain data at every moment."""

from __future__ import annotations

import json

import pytest
from tests.conformance.cases import CASES, Case
from tests.conformance.walk import (
    LONGEST_GAME,
    Coin,
    Played,
    answer_something,
    everything_seen,
    is_sealed,
    plain_json,
    saved,
    some_answer,
    told,
)

from camarilla.catalogue import GAMES, game_of
from camarilla.core.game import Game
from camarilla.core.illegal import BadInput
from camarilla.core.plain import plain
from camarilla.core.questions import CHANCE
from camarilla.match.fair import DiceChance
from camarilla.match.match import Match


@pytest.mark.parametrize("case", CASES, ids=str)
def test_laws_hold_after_every_answer_until_the_game_ends(case: Case) -> None:
    """Chance's answers count, too: here it is asked like everybody else."""
    coin = Coin(f"laws {case}")
    position = case.game.begin(case.players, case.switches)
    for turn in range(20 * LONGEST_GAME):
        with told(f"{case}, answer {turn}, {position.where()}"):
            case.game.laws(position.state)
            if position.over:
                break
            asked = position.asked()
            seat = coin.one_of(sorted(asked))
            position.answer(seat, asked[seat].sample(coin))
    assert position.over
    outcome = position.result
    assert outcome.ending in case.game.endings
    assert set(outcome.winners) <= set(range(case.players))
    assert len(outcome.scores) == case.players
    assert outcome.rounds > 0


def test_views_and_saves_are_plain_json(played: Played) -> None:
    for moment in played.moments():
        match = played.at(moment)
        with told(f"{played.case}, moment {moment}, {match.position.where()}"):
            for seat in (*range(played.case.players), None):
                assert plain_json(match.seen(seat))
            assert plain_json(match.save())
    for answer in played.answers:
        for news in answer.news:
            assert all(plain_json(news.heard_by(seat)) for seat in (*range(played.case.players), None))


def test_asking_changes_nothing(played: Played) -> None:
    for moment in played.moments():
        match = played.at(moment)
        with told(f"{played.case}, moment {moment}, {match.position.where()}"):
            before, asked = saved(match), match.asked()
            for _ in range(2):
                match.position.ask_again()
                assert saved(match) == before
                assert match.asked() == asked
                everything_seen(match)
            assert saved(match) == before


def test_copies_are_independent(played: Played) -> None:
    for moment in played.moments():
        match = played.at(moment)
        with told(f"{played.case}, moment {moment}, {match.position.where()}"):
            before, seen = saved(match), everything_seen(match)
            copy = Match(match.game, match.setup, match.chance, match.position.copy(), [])
            assert saved(copy) == before
            _play_on(copy, Coin("copy"), 8)
            assert saved(match) == before
            assert everything_seen(match) == seen


def test_a_save_in_the_middle_of_anything_goes_on_in_the_same_way(played: Played) -> None:
    for moment in played.moments():
        match = played.at(moment)
        with told(f"{played.case}, moment {moment}, {match.position.where()}"):
            written = json.loads(json.dumps(match.save()))
            loaded = Match.load(match.game, written, DiceChance(Coin("dice")))
            match.chance = DiceChance(Coin("dice"))
            assert saved(loaded) == saved(match)
            assert loaded.asked() == match.asked()
            assert everything_seen(loaded) == everything_seen(match)
            assert _play_on(loaded, Coin("players"), 12) == _play_on(match, Coin("players"), 12)
            assert saved(loaded) == saved(match)


def test_some_moments_lie_in_the_middle_of_simultaneous_answers(played: Played) -> None:
    """So that the tests above have seen sealed answers, in games that know them."""
    sealed = [place for place, position in enumerate(played.positions) if is_sealed(position)]
    if sealed and played.case.thorough:
        assert set(sealed) & set(played.moments())


def test_the_same_seed_gives_the_same_game(played: Played) -> None:
    coin = Coin(f"game {played.case}")
    match, opening = Match.begin(played.case.game, played.case.setup, DiceChance(coin))
    assert opening == played.opening
    for answer in played.answers:
        assert answer_something(match, coin) == answer
    assert match.outcome == played.match.outcome


def test_the_end_is_final(played: Played) -> None:
    match = played.at(len(played.answers))
    assert match.over
    assert match.asked() == {}
    assert plain(match.outcome) == match.seen(None)["outcome"]
    assert all(match.interjection(seat) is None for seat in range(played.case.players))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_hurried_game_takes_the_same_course(case: Case) -> None:
    """Where nobody watches, chance and forced questions answer themselves; the decisions are the same."""
    with told(case):
        assert _course(case, hurried=True) == _course(case, hurried=False)


def _course(case: Case, hurried: bool) -> tuple[list[tuple[int, str, str]], object]:
    players, chance = Coin(f"players {case}"), Coin(f"chance {case}")
    made = []
    position = case.game.begin(case.players, case.switches)
    if hurried:
        position.hurry(chance)
    while not position.over:
        seat, question = next(iter(position.asked().items()))
        if seat == CHANCE:
            position.answer(seat, question.sample(chance))
        elif question.forced():
            position.answer(seat, question.default())
        else:
            answer = question.sample(players)
            made.append((seat, question.key, question.name(answer)))
            position.answer(seat, answer)
    return made, position.result


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_wrong_beginning_is_refused_and_names_the_field(game: Game) -> None:
    assert game_of(game.id) is game
    for players in (min(game.seats) - 1, max(game.seats) + 1):
        with pytest.raises(BadInput) as refused:
            game.begin(players)
        assert refused.value.field == "players"
    with pytest.raises(BadInput) as refused:
        game.begin(min(game.seats), {"no such switch": "on"})
    assert refused.value.field == "switches"
    for switch in game.switches:
        with pytest.raises(BadInput) as refused:
            game.begin(min(game.seats), {switch.name: "no such value"})
        assert refused.value.field == f"switches.{switch.name}"
    for preset in game.presets.values():
        game.rules(preset)


def _play_on(match: Match, coin: Coin, answers: int) -> list[object]:
    """What happens when random players go on from here."""
    happened: list[object] = []
    for _ in range(answers):
        if match.over:
            break
        asked = match.asked()
        seat = coin.one_of(sorted(asked))
        happened.append(match.answer(seat, some_answer(asked[seat], coin)))
        match.game.laws(match.position.state)
    return happened
