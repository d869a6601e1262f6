"""A match: the referee, what each seat hears and sees, saves, switches."""

from __future__ import annotations

import json

import pytest
from tests.core.toy import TOY

from camarilla.core.game import Setup
from camarilla.core.illegal import BadInput, Illegal, NotAsked
from camarilla.core.news import News
from camarilla.core.questions import CHANCE
from camarilla.match.fair import DiceChance, FairChance
from camarilla.match.match import Match


class First:
    """Always the first: the ace for seat 0, kings for the others."""

    def below(self, bound: int) -> int:
        return 0


class Last:
    def below(self, bound: int) -> int:
        return bound - 1


def begun(players: int = 2) -> Match:
    return Match.begin(TOY, Setup("toy", players, {}), DiceChance(First()))[0]


def test_chance_answers_before_anybody_is_asked() -> None:
    match, news = Match.begin(TOY, Setup("toy", 2, {}), DiceChance(First()))
    assert sorted(match.asked()) == [0, 1]
    assert [(entry.seat, entry.ask, entry.rule, entry.answer) for entry in match.entries] == [
        (CHANCE, "core-draw", "T1", ["ace", "king"])
    ]
    assert [one.id for one in news] == ["toy-news-card", "toy-news-card"]


def test_nobody_answers_for_chance() -> None:
    with pytest.raises(NotAsked):
        begun().answer(CHANCE, ("ace", "king"))


def test_each_seat_hears_its_own_secret_and_the_rest_the_public_part() -> None:
    news = News("toy-news-card", "T1", {"who": {"seat": 1}}, {1: {"card": "ace"}})
    assert news.heard_by(1) == {
        "id": "toy-news-card-secret",
        "rule": "T1",
        "args": {"who": {"seat": 1}, "card": "ace"},
    }
    assert (
        news.heard_by(0) == news.heard_by(None) == {"id": "toy-news-card", "rule": "T1", "args": {"who": {"seat": 1}}}
    )


def test_a_refused_answer_is_not_in_the_log() -> None:
    match = begun()
    with pytest.raises(Illegal):
        match.answer(0, 99)
    assert len(match.entries) == 1
    assert match.position.state.ears is None


def test_answers_are_logged_with_question_and_rule() -> None:
    match = begun()
    match.answer(1, 2)
    entry = match.entries[-1]
    assert (entry.seat, entry.ask, entry.rule, entry.answer, entry.interjection) == (1, "core-amount", "T2", 2, False)


def test_interjections_are_offered_taken_and_logged() -> None:
    match = begun()
    news = match.interject(0, True)
    assert match.position.state.coins == [2, 4]
    assert [one.id for one in news] == ["toy-news-gift"]
    assert match.entries[-1].interjection
    for _ in range(2):
        match.interject(0, True)
    assert match.interjection(0) is None
    with pytest.raises(NotAsked):
        match.interject(0, True)


def test_who_is_awaited_is_public_unless_the_window_is_discreet() -> None:
    match = begun(3)
    match.answer(1, 3)
    assert (match.awaited(None).seats, match.awaited(None).sealed) == ((0, 2), (1,))
    match.answer(0, 0)
    match.answer(2, 0)
    assert match.position.where().endswith("Bids.window")
    match.answer(1, "no")
    told = [(match.awaited(seat).seats, match.awaited(seat).sealed) for seat in (0, 1, 2, None)]
    assert told == [((0,), ()), ((), (1,)), ((2,), ()), ((), ())]
    assert all(match.awaited(seat).discreet for seat in (0, 1, 2, None))
    assert [option["key"] for option in match.seen(0)["question"]["options"]] == ["yes", "no"]  # seat 0 holds the ace
    assert [option["key"] for option in match.seen(2)["question"]["options"]] == ["no"]


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    match = begun()
    assert match.seen(0)["view"]["hand"] == "ace"
    assert match.seen(1)["view"]["hand"] == "king"
    assert match.seen(None)["view"]["hand"] is None
    assert match.seen(None)["question"] is None


def test_a_match_is_saved_and_loaded_with_sealed_answers() -> None:
    match = begun()
    match.answer(0, 1)
    loaded = Match.load(TOY, json.loads(json.dumps(match.save())), DiceChance(Last()))
    assert sorted(loaded.asked()) == [1]
    assert loaded.save() == match.save()
    assert len(loaded.entries) == 2


@pytest.mark.parametrize(("field", "value"), [("schema", 0), ("schema", None), ("rules", "toy/0"), ("rules", "viva/1")])
def test_a_save_of_other_rules_is_refused(field: str, value: object) -> None:
    saved = begun().save()
    saved[field] = value
    with pytest.raises(BadInput) as refused:
        Match.load(TOY, saved, DiceChance(First()))
    assert refused.value.field == field


def test_the_outcome_is_there_when_the_match_is_over() -> None:
    match = Match.begin(TOY, Setup("toy", 2, {}), FairChance(b"seed", ["", ""]))[0]
    while not match.over:
        seat, question = next(iter(match.asked().items()))
        match.answer(seat, question.default())
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners, match.outcome.scores) == ("richest", (0, 1), (3, 3))
    assert match.awaited(0).seats == ()
    with pytest.raises(NotAsked):
        match.answer(0, 1)


def test_switches_have_defaults_and_needs() -> None:
    assert TOY.rules({}) == {"speed": "slow", "colour": "grey"}
    assert TOY.rules({"speed": "fast", "colour": "red"}) == {"speed": "fast", "colour": "red"}
    for chosen, field in (
        ({"colour": "red"}, "switches.colour"),
        ({"speed": "lazy"}, "switches.speed"),
        ({"size": "big"}, "switches"),
    ):
        with pytest.raises(BadInput) as refused:
            TOY.rules(chosen)
        assert refused.value.field == field


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        TOY.begin(4)
    assert refused.value.field == "players"
    assert refused.value.words.args["high"] == 3


def test_what_is_seen_is_put_together_anew_only_when_the_table_has_changed() -> None:
    """The first answer lies sealed and moves nothing; with the last one the table moves on."""
    match = begun(2)
    look = match.sights()(1)
    assert match.only_seals()
    match.answer(0, match.asked()[0].default())
    assert match.sights()(1)["view"] is look["view"]
    assert match.sights()(1)["question"] is look["question"]
    assert match.sights()(1) == match.sight(1)
    assert not match.only_seals()
    match.answer(1, match.asked()[1].default())
    assert match.sights()(1)["view"] is not look["view"]
    assert match.sights()(1) == match.sight(1)
