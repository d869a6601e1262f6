"""Games in small steps: whatever is offered is legal, nothing else is, and a seat sees what it may know."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from random import Random

import numpy as np
import pytest

from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES, game_of
from camarilla.core.game import Outcome
from camarilla.core.questions import CHANCE
from camarilla.lab.extra import Missing, needed
from camarilla.lab.play import ASIDE, FIRST, MORE, Play
from camarilla.lab.render import as_svg, as_text
from camarilla.lab.sight import begun, features, mask, reward, seen, seen_json

IDS = [game.id for game in GAMES]


def new(game_id: str, players: int = 4, width: int = 72, seed: int | str = 1) -> Play:
    game = game_of(game_id)
    return Play(game, game.begin(players), QuickDice(seed), width)


def step(play: Play, coin: Random) -> int:
    """A random action of whoever is first."""
    seat = next(iter(play.turns))
    play.take(seat, coin.choice(list(play.actions(seat))))
    return seat


@pytest.mark.parametrize("game_id", IDS)
def test_a_random_game_ends_and_a_seed_repeats_it(game_id: str) -> None:
    ends = []
    for _ in range(2):
        play, coin = new(game_id), Random(7)
        while not play.over:
            assert len(play.actions(next(iter(play.turns)))) >= 2
            step(play, coin)
        ends.append((play.outcome, play.taken))
    assert ends[0] == ends[1]
    assert ends[0][0] is not None


@pytest.mark.parametrize("game_id", IDS)
def test_a_seat_sees_the_same_in_every_world_it_cannot_tell_apart(game_id: str) -> None:
    play, coin, worlds, others = new(game_id), Random(3), 0, 0
    while not play.over and worlds < 60:
        for _ in range(coin.randrange(1, 12)):
            if not play.over:
                step(play, coin)
        if play.over:
            break
        seat = coin.randrange(4)
        world = play.imagined(seat, QuickDice(worlds))
        assert seen_json(world, seat) == seen_json(play, seat)
        assert features(world, seat).tobytes() == features(play, seat).tobytes()
        assert mask(world, seat).tobytes() == mask(play, seat).tobytes()
        worlds += 1
        others += any(seen_json(world, one) != seen_json(play, one) for one in range(4))
    assert worlds >= 5
    assert others > 0, "no world was another one"


def test_what_others_say_out_of_turn_changes_what_can_be_said() -> None:
    """Two are asked at once; one takes back an offer which the other could still decline when they were asked."""
    play, coin = new("junta", 2, seed="s5"), Random("s5")
    for _ in range(150):
        seat = coin.choice(sorted(play.turns))
        actions = sorted(play.actions(seat))
        speaks = ASIDE in actions and coin.random() < 0.5
        play.take(seat, ASIDE if speaks else coin.choice(actions))
    for seat, turn in play.turns.items():
        assert turn.speaking or turn.aside == play._aside(seat)


def test_narrow_pages_offer_the_same_steps() -> None:
    wide, narrow = new("junta"), new("junta", width=8)
    coin = Random(2)
    while len(wide.turns[next(iter(wide.turns))].offered) <= 8 - FIRST:
        seat = step(wide, coin)
        narrow = wide.copy()
        narrow.width = 8
    seat = next(iter(wide.turns))
    keys = [key for action, key in wide.actions(seat).items() if action >= FIRST]
    found: list[str] = []
    while True:
        here = narrow.actions(seat)
        found += [key for action, key in here.items() if action >= FIRST]
        if MORE not in here:
            break
        narrow.take(seat, MORE)
    assert found == keys
    assert len(keys) > 8 - FIRST


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    play = new("viva")
    before, seat = seen(play, 0), next(iter(play.turns))
    with pytest.raises(ValueError, match=f"action 71 is not offered to seat {seat}; offered: 3 "):
        play.take(seat, 71)
    with pytest.raises(ValueError, match="offered: none: it is not asked"):
        play.take(9, 3)
    assert seen(play, 0) == before
    with pytest.raises(ValueError, match="too few"):
        new("viva", width=4)


@pytest.mark.parametrize("game_id", IDS)
def test_without_dice_chance_is_a_seat_whose_steps_have_probabilities(game_id: str) -> None:
    game, coin, drawn = game_of(game_id), Random(5), 0
    play = Play(game, game.begin(4), None, 24)
    while not play.over and play.taken < 3000:
        seat = next(iter(play.turns))
        ways = play.chances() if seat == CHANCE else [(action, 1.0) for action in play.actions(seat)]
        if seat == CHANCE:
            drawn += 1
            assert sum(much for _, much in ways) == pytest.approx(1)
            assert [action for action, _ in ways] == sorted(play.actions(seat))
        play.take(seat, coin.choices([way for way, _ in ways], [much for _, much in ways])[0])
    assert drawn > 10


def test_a_draw_is_as_likely_as_there_are_such_cards() -> None:
    play = Play(game_of("junta"), game_of("junta").begin(4), None, 100)
    while CHANCE not in play.turns:
        step(play, Random(1))
    turn = play.turns[CHANCE]
    pile = turn.question.pile  # type: ignore[attr-defined]
    names = play.actions(CHANCE)
    for action, much in play.chances():
        assert much == pytest.approx(pile.count(names[action]) / len(pile))


def test_rewards() -> None:
    outcome = Outcome("victory", (1,), (3, 7, 5), 9)
    assert [reward("outcome", outcome, seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert [reward("rank", outcome, seat) for seat in range(3)] == [-1.0, 1.0, 0.0]
    assert [reward("score", outcome, seat) for seat in range(3)] == [3.0, 7.0, 5.0]
    lost = Outcome("zero", (), (3, 7, 5), 9)
    assert [reward("outcome", lost, seat) for seat in range(3)] == [0.0, 0.0, 0.0]
    assert [reward("rank", lost, seat) for seat in range(3)] == [-1.0, -1.0, -1.0]
    shared = Outcome("peace", (0, 1), (7, 7, 5), 9)
    assert [reward("outcome", shared, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [reward("rank", shared, seat) for seat in range(3)] == [0.5, 0.5, -1.0]


@pytest.mark.parametrize(("game_id", "language"), [*[(one, "en") for one in IDS], ("junta", "de")])
def test_a_table_as_text_and_as_a_drawing(game_id: str, language: str) -> None:
    play, coin = new(game_id), Random(4)
    for _ in range(30):
        step(play, coin)
    text, drawing = as_text(play, language), ET.fromstring(as_svg(play, language))
    asked = "Seat" if language == "en" else "Platz"
    assert f"{asked} {next(iter(play.turns))}: " in text
    circles = drawing.findall(".//{http://www.w3.org/2000/svg}circle[@r='26']")
    assert len([one for one in circles if one.get("stroke")]) == 4
    assert "-ask-" not in text


def test_features_are_small_numbers_in_as_many_slots_as_wanted() -> None:
    play = new("global_powers")
    for slots in (256, 1024):
        numbers = features(play, 0, slots)
        assert numbers.shape == (slots,)
        assert numbers.dtype == np.float32
        assert 20 < np.count_nonzero(numbers) <= slots
        assert np.abs(numbers).max() <= 8


def test_what_cannot_be_begun_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"3.*5"):
        begun(game_of("viva"), 9, {})
    with pytest.raises(ValueError, match="nonsense"):
        begun(game_of("viva"), 4, {"nonsense": "1"})


def test_a_missing_extra_says_what_to_install() -> None:
    with pytest.raises(Missing, match=r"no_such_package is missing for that: pip install 'camarilla\[lab\]'"):
        needed("no_such_package")
