"""Why a bot answers so: the weights are its own, the best one was taken, and every term weighs what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from camarilla.bots import Look, QuickDice, bot_named, kinds
from camarilla.bots.bot import hearing
from camarilla.bots.habits import HABITS
from camarilla.bots.reasons import OTHERS, TOLD, Choice, explain, term, told
from camarilla.bots.registry import SCHEMER
from camarilla.catalogue import GAMES, game_of
from camarilla.core.news import News
from camarilla.core.questions import Question
from camarilla.speech import LANGUAGES, Speech

SHREWD = pytest.mark.parametrize("game_id", sorted(SCHEMER))
PLAYERS = {"junta": 5}
MOMENTS = 120


def moments(game_id: str) -> Iterator[tuple[Look, Question[Any], str]]:
    """Questions to schemers who have played on from the beginning, each with its past."""
    game, dice, seen = game_of(game_id), QuickDice("moments"), 0
    position = game.begin(PLAYERS.get(game_id, 4))
    news: list[News] = []
    position.state.ears = news
    position.hurry(dice)
    heard = [hearing(seat, news) for seat in range(position.state.players)]
    while position.step is not None and seen < MOMENTS:
        seat, question = next(iter(position.asked().items()))
        if question.forced():
            position.answer(seat, question.default())
            continue
        seed = f"{seen}"
        look = Look(game, position, seat, heard[seat], f"character {seat}")
        yield look, question, seed
        seen += 1
        position.answer(seat, bot_named(game_id, "schemer", seed).answer(look, question))


@SHREWD
def test_what_is_explained_is_what_is_answered_and_no_other_answer_weighs_more(game_id: str) -> None:
    weighed = 0
    for look, question, seed in moments(game_id):
        bot = bot_named(game_id, "schemer", seed)
        why = explain(bot, look, question)
        assert not bot.failures
        assert why.answer == bot_named(game_id, "schemer", seed).answer(look, question)
        assert 1 <= len(why.terms) <= TOLD
        assert len(why.alternatives) <= OTHERS
        assert all(other.value <= why.value for other in why.alternatives)
        weighed += bool(why.alternatives)
    assert weighed > MOMENTS // 4


@SHREWD
def test_whoever_does_not_mind_a_term_weighs_exactly_that_much_less(game_id: str) -> None:
    """Not the sum that was told, but a bot that is made without the term, from the same dice."""
    compared = 0
    for look, question, seed in moments(game_id):
        choices = SCHEMER[game_id](QuickDice(seed)).weighed(look, question)
        for name in {one.words.id for one in told(choices).terms} if choices else ():
            deaf = SCHEMER[game_id](QuickDice(seed), deaf_to=[name])
            for before, after in zip(choices, deaf.weighed(look, question), strict=True):
                lost = sum([one.value for one in before.terms if one.words.id == name])
                assert after.answer == before.answer
                assert after.value == pytest.approx(before.value - lost)
                compared += lost != 0
    assert compared > 50


@SHREWD
def test_every_reason_can_be_read_in_both_languages(game_id: str) -> None:
    speeches = [Speech(language, [f"P{seat}" for seat in range(7)]) for language in LANGUAGES]
    seen = set()
    for look, question, seed in moments(game_id):
        for one in SCHEMER[game_id](QuickDice(seed)).weighed(look, question):
            for part in one.terms:
                if part.words.id not in seen:
                    seen.add(part.words.id)
                    for speech in speeches:
                        assert speech.knows(part.words.id)
                        assert "{" not in speech.words(part.words)
    assert len(seen) > 5


def test_the_terms_told_first_are_those_in_which_the_two_best_answers_differ() -> None:
    """Both have nine of the first term: it decided nothing."""
    left = Choice("left", (term("core-why-price", 9.0), term("core-why-trust", 0.4), term("core-why-votes", 0.0)))
    right = Choice("right", (term("core-why-price", 9.0), term("core-why-trust", 0.1)))
    why = told([right, left])
    assert why.answer == "left"
    assert [(one.words.id, one.value) for one in why.terms] == [("core-why-trust", 0.4), ("core-why-price", 9.0)]
    assert [one.answer for one in why.alternatives] == ["right"]
    assert why.alternatives[0].value == pytest.approx(9.1)


def test_a_whim_is_a_reason_only_where_there_is_no_other() -> None:
    weighed = Choice("left", (term("core-why-price", 2.0), term("core-why-mood", 0.4)))
    idle = Choice("right", (term("core-why-mood", 0.3),))
    why = told([weighed, idle])
    assert [one.words.id for one in why.terms] == ["core-why-price"]
    assert why.value == pytest.approx(2.4)
    assert [(one.words.id, one.value) for one in why.alternatives[0].terms] == [("core-why-mood", 0.0)]


def test_what_is_worth_nothing_yet_has_a_name() -> None:
    """An indictment that counts nothing is still a chip nearer to peace; whoever is not behind has nothing to hope."""
    money, chip = term("core-why-money", 6.0), term("core-why-chip", 0.0)
    hope = Choice("not now", (term("core-why-behind", 0.0),))
    why = told([Choice("collect", (money,)), Choice("indict", (chip,)), hope])
    assert [[one.words.id for one in other.terms] for other in why.alternatives] == [
        ["core-why-chip-later"],
        ["core-why-even"],
    ]


def test_no_figure_is_told_that_would_read_as_nothing() -> None:
    why = told([Choice("left", (term("core-why-price", 3.0), term("core-why-trust", 0.04)))])
    assert [one.words.id for one in why.terms] == ["core-why-price"]


def test_a_plan_is_kept_and_counts_nothing() -> None:
    """How many politicians one bids is a plan: points cannot be had for keeping it."""
    why = told(
        [Choice(bid, (term("core-why-lot", 1 - abs(2 - bid) / 2, plan=2, base=20, lots=12),)) for bid in (1, 2, 3)]
    )
    assert (why.answer, why.value, why.alternatives) == (2, 0.0, ())
    assert [(one.words.id, one.value) for one in why.terms] == [("core-why-lot", 0.0)]


def test_two_ways_of_thinking_that_come_to_one_answer_are_one_answer() -> None:
    thought = [("hold", 6.4), ("yes", 1.0), ("hold", -1.1), ("no", 0.5), ("no", 0.4)]
    why = told([Choice(answer, (term("core-why-price", value),)) for answer, value in thought])
    assert (why.answer, why.value) == ("hold", 6.4)
    assert [(one.answer, one.value) for one in why.alternatives] == [("yes", 1.0), ("no", 0.5)]


def test_steady_names_its_rules_of_thumb_and_every_one_of_them_can_be_read() -> None:
    known = {kind for game in GAMES for kind in game.kinds}
    assert [kind for kind in HABITS if kind not in known] == []
    for language in ("en", "de"):
        assert [name for name in HABITS.values() if not Speech(language).knows(name)] == []
    game = game_of("viva")
    position = game.begin(4)
    position.hurry(QuickDice("habit"))
    seat, question = next(iter(position.asked().items()))
    while question.kind() not in HABITS:
        position.answer(seat, question.default())
        seat, question = next(iter(position.asked().items()))
    why = explain(bot_named("viva", "steady", 1), Look(game, position, seat), question)
    assert [one.words.id for one in why.terms] == [HABITS[question.kind()]]


def test_who_did_not_weigh_says_so() -> None:
    game = game_of("viva")
    position = game.begin(4)
    position.hurry(QuickDice("habit"))
    seat, question = next(iter(position.asked().items()))
    assert "novice" in kinds("viva")
    why = explain(bot_named("viva", "novice", 1), Look(game, position, seat), question)
    assert [one.words.id for one in why.terms] == ["core-why-habit"]
    assert why.alternatives == ()
