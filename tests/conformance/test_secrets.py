"""Non-interference: change only what a seat cannot know, and every byte it receives stays the same."""

from __future__ import annotations

from typing import Any

from tests.conformance.cases import SOAK
from tests.conformance.test_questions import NONSENSE
from tests.conformance.twins import TwinDice, is_legal, same_seals
from tests.conformance.walk import Coin, Played, in_small_steps, saved, told

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice, Question, offered
from camarilla.match.log import canonical
from camarilla.match.match import Match, redeal

REDEALS = 5 if SOAK else 2
LOOKS = 100 if SOAK else 30  # at worlds, to see whether they vary


def imagined(played: Played, match: Match, seat: int, dice: Dice) -> Match:
    """Another world that looks the same to this seat."""
    return Match(match.game, match.setup, match.chance, redeal(match.game, match.position, seat, dice), [])


def some_seats(played: Played, moment: int) -> list[int]:
    """All of them, or of one of many switches two."""
    seats = list(range(played.case.players))
    return seats if played.case.thorough else sorted(Coin(f"{played.case} {moment}").random.sample(seats, 2))


def worlds(played: Played) -> Any:
    """Moments, seats and worlds: the truth and what the seat imagines."""
    for moment in played.moments():
        if moment == len(played.answers):
            continue  # at the end the cards are on the table
        for seat in some_seats(played, moment):
            for turn in range(REDEALS if played.case.thorough else 1):
                truth = played.at(moment)
                coin = Coin(f"{played.case} {moment} {seat} {turn}")
                where = f"{played.case}, moment {moment}, seat {seat}, redeal {turn}, {truth.position.where()}"
                with told(where):
                    world = imagined(played, truth, seat, coin)
                yield where, seat, truth, world, coin


def test_a_seat_receives_the_same_bytes_in_every_world_it_cannot_tell_apart(played: Played) -> None:
    for where, seat, truth, world, coin in worlds(played):
        with told(where):
            assert canonical(world.seen(seat)) == canonical(truth.seen(seat))
            assert canonical(world.seen(None)) == canonical(truth.seen(None)), "a spectator sees more than a player"
            for asked, same in ((truth.asked, world.asked), (_asides(truth), _asides(world))):
                question, other = asked().get(seat), same().get(seat)
                assert question == other
                if question is not None and other is not None:
                    _same_small_steps(question, other, coin)


def test_a_seat_is_refused_in_the_same_words_in_every_world(played: Played) -> None:
    written = [answer.written for answer in played.answers]
    for where, seat, truth, world, coin in worlds(played):
        for probe in (*NONSENSE, *(coin.one_of(written) for _ in range(10))):
            for aside in (False, True):
                with told(f"{where}, answers {probe!r}"):
                    assert _reply(truth, seat, probe, aside) == _reply(world, seat, probe, aside)


def test_imagining_changes_nothing_and_imagined_worlds_are_lawful(played: Played) -> None:
    for where, _, truth, world, coin in worlds(played):
        with told(where):
            before = saved(truth)
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
    """One step further: an answer that is legal in both worlds makes the same news, until something is revealed."""
    reveals = played.case.game.secrets.reveals
    for where, seat, truth, world, coin in worlds(played):
        both = sorted(set(truth.asked()) & set(world.asked()))
        if not both or not same_seals(truth, world):
            continue
        who = coin.one_of(both)
        answer = truth.asked()[who].sample(coin)
        with told(f"{where}: seat {who} answers {answer}"):
            if not is_legal(world.asked()[who], answer):
                continue
            dice = TwinDice(coin)
            truth.chance, world.chance = dice.first, dice.second
            news, twin = truth.answer(who, answer), world.answer(who, answer)
            if dice.apart or truth.over or world.over:
                continue
            heard = [one.heard_by(seat) for one in news]
            echo = [one.heard_by(seat) for one in twin]
            until = next((place for place, one in enumerate(heard) if one["id"] in reveals), None)
            if until is None:
                assert heard == echo
                assert canonical(world.seen(seat)) == canonical(truth.seen(seat))
            else:
                assert heard[:until] == echo[:until]
                assert echo[until]["id"] in reveals


def _asides(match: Match) -> Any:
    return lambda: {seat: match.interjection(seat) for seat in range(match.setup.players)}


def _same_small_steps(question: Question[Any], other: Question[Any], coin: Coin) -> None:
    steps, _ = in_small_steps(question, coin)
    for length in range(len(steps) + 1):
        assert offered(question, steps[:length]) == offered(other, steps[:length])


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
