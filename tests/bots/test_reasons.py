"""Why a bot answers so: the weights are its own, the best one was taken, and every term weighs what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from camarilla.bots import Look, QuickDice, bot_named, kinds
from camarilla.bots.bot import Guarded, hearing
from camarilla.bots.habits import HABITS
from camarilla.bots.presidente import Pace, Presidente
from camarilla.bots.reasons import OTHERS, REST, TOLD, Choice, Explained, explain, term, told
from camarilla.bots.registry import SCHEMER
from camarilla.catalogue import GAMES, game_of
from camarilla.core.news import News
from camarilla.core.questions import Question
from camarilla.core.words import named
from camarilla.speech import LANGUAGES, Speech

SHREWD = pytest.mark.parametrize("game_id", sorted(SCHEMER))
PLAYERS = {"junta": 5}
MOMENTS = 120
# Rungs that can say why, and at how many of these moments they are asked: networks and searches take longer.
RUNGS = {"steady": 40, "schemer": MOMENTS, "minister": 60, "presidente": 24}


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


def thinker(game_id: str, kind: str, seed: str) -> Guarded:
    """A bot of this kind; who searches does it with a few worlds only."""
    found = bot_named(game_id, kind, seed)
    if isinstance(found.bot, Presidente):
        found.bot.pace = Pace(8, found.bot.pace.clear)
    return found


@SHREWD
@pytest.mark.parametrize("kind", RUNGS)
def test_what_is_told_adds_up_to_what_decided_and_no_other_answer_weighs_more(game_id: str, kind: str) -> None:
    weighed = 0
    for number, (look, question, seed) in enumerate(moments(game_id)):
        if number % (MOMENTS // RUNGS[kind]):
            continue
        bot = thinker(game_id, kind, seed)
        why = explain(bot, look, question)
        assert not bot.failures
        assert why.answer == thinker(game_id, kind, seed).answer(look, question)
        assert len(why.alternatives) <= OTHERS
        for one in (why, *why.alternatives):
            assert sum([part.value for part in one.terms]) == pytest.approx(one.value)
            assert one.value <= why.value + 1e-9
            assert 1 <= len([part for part in one.terms if part.words.id != REST]) <= TOLD
        weighed += bool(why.alternatives)
    assert weighed >= {"steady": 0, "presidente": 1}.get(kind, RUNGS[kind] // 5)


@SHREWD
def test_without_what_it_named_an_answer_is_worth_that_much_less_to_the_bot(game_id: str) -> None:
    """Each term that was told is taken from the list of its own choices, whims and plans included."""
    taken = 0
    for look, question, seed in moments(game_id):
        bot = SCHEMER[game_id](QuickDice(seed))
        why, choices = bot.explain(look, question), SCHEMER[game_id](QuickDice(seed)).weighed(look, question)
        for one in (why, *why.alternatives) if choices else ():
            for part in one.terms:
                if part.value and part.words.id != REST:
                    assert any(_less(choice, one, part.name) == pytest.approx(part.value) for choice in choices)
                    taken += 1
    assert taken > 100


def _less(choice: Choice, one: Explained, name: tuple[str, str]) -> float | None:
    """What a choice loses without what is called so, if it is this answer as it was weighed."""
    if choice.answer != one.answer or choice.value != one.value:
        return None
    return choice.value - sum([part.value for part in choice.terms if part.name != name])


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


def test_a_whim_is_named_where_there_is_nothing_else_and_counts_everywhere() -> None:
    weighed = Choice("left", (term("core-why-price", 2.0), term("core-why-mood", 0.4)))
    idle = Choice("right", (term("core-why-mood", 0.3),))
    why = told([weighed, idle])
    assert [(one.words.id, one.value) for one in why.terms] == [("core-why-price", 2.0), (REST, pytest.approx(0.4))]
    assert why.value == pytest.approx(2.4)
    assert [(one.words.id, one.value) for one in why.alternatives[0].terms] == [("core-why-mood", 0.3)]


def test_a_whim_that_decided_is_named() -> None:
    """Without it the other answer would have been better."""
    left = Choice("left", (term("core-why-price", 2.0), term("core-why-mood", 0.4)))
    right = Choice("right", (term("core-why-price", 2.1), term("core-why-mood", 0.1)))
    why = told([left, right])
    assert why.answer == "left"
    assert [(one.words.id, one.value) for one in why.terms] == [("core-why-mood", 0.4), ("core-why-price", 2.0)]
    assert [one.words.id for one in why.alternatives[0].terms] == ["core-why-mood", "core-why-price"]


def test_what_is_worth_nothing_yet_has_a_name() -> None:
    """An indictment that counts nothing is still a chip nearer to peace; whoever is not behind has nothing to hope."""
    money, chip = term("core-why-money", 6.0), term("core-why-chip", 0.0)
    hope = Choice("not now", (term("core-why-behind", 0.0),))
    why = told([Choice("collect", (money,)), Choice("indict", (chip,)), hope])
    assert [[one.words.id for one in other.terms] for other in why.alternatives] == [
        ["core-why-chip-later"],
        ["core-why-even"],
    ]


def test_what_would_read_as_nothing_is_told_together() -> None:
    small = [term("core-why-trust", 0.04), term("core-why-votes", 0.03), term("core-why-rival", -0.02)]
    why = told([Choice("left", (term("core-why-price", 3.0), *small))])
    assert [(one.words.id, one.value) for one in why.terms] == [("core-why-price", 3.0), (REST, pytest.approx(0.05))]


def test_a_trifle_that_decided_is_named() -> None:
    """At Global Powers the order of activations is worth hundredths of a point."""
    why = told([Choice("own", (term("core-why-order", 0.02),)), Choice("foreign", (term("core-why-order", -0.01),))])
    assert [(one.words.id, one.value) for one in why.terms] == [("core-why-order", 0.02)]


def test_what_is_about_the_same_man_is_one_and_what_is_about_another_is_not() -> None:
    loot = [term("core-why-loot", value, who=named(seat)) for seat, value in ((1, 0.5), (2, 0.4), (1, 0.25))]
    why = told([Choice("left", tuple(loot))])
    assert [(one.words.args["who"], one.value) for one in why.terms] == [(named(1), 0.75), (named(2), 0.4)]


def test_a_plan_that_is_kept_costs_nothing_and_leaving_it_does() -> None:
    """How many politicians one bids is a plan: points cannot be had for keeping it."""
    why = told([Choice(bid, (term("core-why-lot", -abs(2 - bid) / 2, plan=2, base=20, lots=12),)) for bid in (1, 2, 3)])
    assert (why.answer, why.value) == (2, 0.0)
    assert [(one.words.id, one.value) for one in why.terms] == [("core-why-lot", 0.0)]
    assert [(one.answer, one.terms[0].words.id, one.value) for one in why.alternatives] == [
        (1, "core-why-lot", -0.5),
        (3, "core-why-lot", -0.5),
    ]


def test_a_searcher_tells_what_another_answer_must_do_better_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """The third did better than the first thought in every world, but the second did best and was too unsure: the first
    stands, and what it takes to beat it is the same for both."""
    look, question, _ = next(moments("viva"))
    worlds = [[0.1, 0.1], [0.4, 0.2], [0.2, 0.2]]
    likely = [("first", 0.5), ("second", 0.3), ("third", 0.2)]
    monkeypatch.setattr(Presidente, "likely", lambda *_: likely)
    monkeypatch.setattr(Presidente, "compared", lambda *_: (0, worlds))
    bot = bot_named("viva", "presidente", 1).bot
    assert isinstance(bot, Presidente)
    bot.pace = Pace(8, 3.0)
    why = bot.explain(look, question)
    assert [(part.words.id, part.value) for part in why.terms] == [("core-why-imagined", 10.0)]
    assert [one.answer for one in why.alternatives] == ["second", "third"]
    for one, did in zip(why.alternatives, (30.0, 20.0), strict=True):
        assert [part.words.id for part in one.terms] == ["core-why-imagined", "core-why-doubt"]
        assert [part.value for part in one.terms] == pytest.approx([did, -30.0])
        assert one.value == pytest.approx(did - 30.0, abs=1e-9)


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
