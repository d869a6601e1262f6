"""Non-interference: change only what a seat cannot know, and every byte it receives stays the same."""

from __future__ import annotations

from typing import Any

from tests.conformance import channels
from tests.conformance.cases import SOAK
from tests.conformance.test_questions import NONSENSE
from tests.conformance.twins import TwinDice, is_legal, same_seals
from tests.conformance.walk import Coin, Played, Told, saved, told

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice
from camarilla.match.match import Match, redeal

REDEALS = 5 if SOAK else 2
AT_OCCASIONS = 4  # that were chosen because something rare happens there
LOOKS = 100 if SOAK else 30  # at worlds, to see whether they vary


def imagined(played: Played, match: Match, seat: int, dice: Dice) -> Match:
    """Another world that looks the same to this seat."""
    return Match(match.game, match.setup, match.chance, redeal(match.game, match.position, seat, dice), [])


def some_seats(played: Played, moment: int) -> list[int]:
    """All of them, or of one of many switches two."""
    seats = list(range(played.case.players))
    if played.case.thorough or played.occasions is not None:
        return seats
    return sorted(Coin(f"{played.case} {moment}").random.sample(seats, 2))


def worlds(played: Played) -> Any:
    """Moments, seats and worlds: the truth and what the seat imagines, and what was really answered then."""
    redeals = AT_OCCASIONS if played.occasions is not None else REDEALS if played.case.thorough else 1
    for moment in played.moments():
        if moment == len(played.answers):
            continue  # at the end the cards are on the table
        for seat in some_seats(played, moment):
            for turn in range(redeals):
                truth = played.at(moment)
                coin = Coin(f"{played.case} {moment} {seat} {turn}")
                where = f"{played.case}, moment {moment}, seat {seat}, redeal {turn}, {truth.position.where()}"
                with told(where):
                    world = imagined(played, truth, seat, coin)
                yield where, seat, truth, world, coin, played.answers[moment]


def test_a_seat_receives_the_same_bytes_in_every_world_it_cannot_tell_apart(played: Played) -> None:
    for where, seat, truth, world, *_ in worlds(played):
        with told(where):
            assert channels.received(world, seat) == channels.received(truth, seat)
            assert channels.received(world, None) == channels.received(truth, None), "a spectator sees more"
            assert world.asked().get(seat) == truth.asked().get(seat)
            assert world.interjection(seat) == truth.interjection(seat)


def test_the_list_of_channels_is_complete(played: Played) -> None:
    """Whatever a frame says has its place in it: a new part of a frame becomes a channel, or one of these."""
    known = {*channels.NOW, "you", "take_back", "outcome"}
    assert set(played.at(0).sight(0)) <= known


def test_a_seat_is_refused_in_the_same_words_in_every_world(played: Played) -> None:
    written = [answer.written for answer in played.answers]
    for where, seat, truth, world, coin, _ in worlds(played):
        for probe in (*NONSENSE, *(coin.one_of(written) for _ in range(10))):
            for aside in (False, True):
                with told(f"{where}, answers {probe!r}"):
                    assert _reply(truth, seat, probe, aside) == _reply(world, seat, probe, aside)


def test_imagining_changes_nothing_and_imagined_worlds_are_lawful(played: Played) -> None:
    for where, seat, truth, world, coin, _ in worlds(played):
        with told(where):
            before = saved(truth)
            assert all(set(below.sealed) <= {seat} for below in world.position.stack[:-1]), "sealed below"
            world.game.laws(world.position.state)
            for _ in range(6):
                asked = world.asked()
                if not asked:
                    assert world.over
                    break
                other = coin.one_of(sorted(asked))
                world.answer(other, asked[other].sample(coin))
                world.game.laws(world.position.state)
            assert saved(truth) == before


def test_imagined_worlds_vary(played: Played) -> None:
    """A seat that could not imagine anything else would know everything."""
    coin, varied = Coin(f"varied {played.case}"), 0
    for _ in range(LOOKS):
        truth, seat = played.at(coin.below(len(played.answers))), coin.below(played.case.players)
        varied += saved(truth) != saved(imagined(played, truth, seat, coin))
    assert varied >= played.case.game.secrets.varied * LOOKS, f"only {varied} of {LOOKS}"


def test_the_same_answer_tells_a_seat_the_same_in_every_world(played: Played) -> None:
    """One step further: what somebody answers or interjects in both worlds makes the same news, until it reveals."""
    reveals = played.case.game.secrets.reveals
    for where, seat, truth, world, coin, answered in worlds(played):
        step = _same_step(truth, world, coin, answered)
        if step is None:
            continue
        who, said, aside = step
        with told(f"{where}: seat {who} {'interjects' if aside else 'answers'} {said}"):
            dice = TwinDice(coin)
            truth.chance, world.chance = dice.first, dice.second
            truth.stages, world.stages = [], []  # somebody watches
            news, twin = [one.interject(who, said) if aside else one.answer(who, said) for one in (truth, world)]
            if dice.apart or truth.over or world.over or _seals_fell(truth, world):
                continue
            heard, echo = channels.news(truth, news, seat), channels.news(world, twin, seat)
            until = next((place for place, one in enumerate(heard) if one["id"] in reveals), None)
            for name, listen in channels.AFTER.items():
                assert listen(truth, news[:until], seat) == listen(world, twin[:until], seat), name
            if until is None:
                assert channels.received(world, seat) == channels.received(truth, seat)
            else:
                assert echo[until]["id"] in reveals


def _seals_fell(truth: Match, world: Match) -> bool:
    """Whoever makes his own sealed answer impossible by what he interjects is asked again, and everybody sees that."""
    return set(truth.position.stack[-1].sealed) != set(world.position.stack[-1].sealed)


def _same_step(truth: Match, world: Match, coin: Coin, answered: Told) -> tuple[int, Any, bool] | None:
    """Who does what in both worlds, and whether out of turn: what was really done, or something else."""
    really = bool(coin.below(2))
    who, aside = answered.seat, answered.interjection
    if not really:
        who, aside = coin.below(truth.setup.players), coin.below(4) == 0
    questions = [one.interjection(who) if aside else one.asked().get(who) for one in (truth, world)]
    if questions[0] is None or questions[1] is None or not (aside or same_seals(truth, world)):
        return None
    said = questions[0].read(answered.written) if really else questions[0].sample(coin)
    return (who, said, aside) if is_legal(questions[1], said) else None


def _reply(match: Match, seat: int, probe: Any, aside: bool) -> Any:
    """What somebody hears who tries this answer: nothing if it is legal."""
    try:
        answer = match.read(seat, probe, aside)
        question = match.interjection(seat) if aside else match.asked()[seat]
        assert question is not None
        question.check(answer)
    except Illegal as refusal:
        return type(refusal).__name__, refusal.rule, refusal.words
    except BadInput as refusal:
        return "BadInput", refusal.field, refusal.words
    return "legal"


def test_the_same_dice_imagine_the_same_world(played: Played) -> None:
    moment = len(played.answers) // 2
    truth = played.at(moment)
    for seat in range(played.case.players):
        with told(f"{played.case}, moment {moment}, seat {seat}"):
            assert len({saved(imagined(played, truth, seat, Coin("dice"))) for _ in range(3)}) == 1
