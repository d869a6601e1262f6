"""``steady`` at Global Powers: it beats chance by far, and never needs the default to stand in."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from tests.games.global_powers.moment import A, hold, question, table, turn

from camarilla.arena.simulate import Plan, play_some
from camarilla.bots import Look, QuickDice, bot_named
from camarilla.bots.global_powers.effects import WORTH_A_MOTION, as_usual, in_vain
from camarilla.bots.global_powers.worth import sketch_of, utility
from camarilla.bots.reasons import explain
from camarilla.bots.registry import SCHEMER
from camarilla.core.playout import play_on
from camarilla.games.global_powers import GAME
from camarilla.games.global_powers.abroad import motions
from camarilla.games.global_powers.answers import Activate
from camarilla.games.global_powers.plays import TakeTurn
from camarilla.games.global_powers.state import Phase, Powers
from camarilla.nets.network import Network, Shape, fresh
from camarilla.nets.policy import Policy

TINY = Shape(64, 64, 4, 4)


def test_steady_wins_most_games_against_three_random() -> None:
    plan = Plan("global_powers", 4, 20, ("steady", "random", "random", "random"), rotate=True)
    totals = play_some(plan, 0, 20)
    assert totals.failures == 0
    assert totals.kind_wins["steady"] >= 15


@pytest.mark.parametrize("players", [2, 3, 5])
def test_steady_has_an_answer_to_every_question(players: int) -> None:
    plan = Plan("global_powers", players, 2, ("steady",) * players)
    assert play_some(plan, 0, 2).failures == 0


@pytest.mark.parametrize("switches", [{"setup": "open"}, {"edition": "english"}, {"warPlacement": "exact"}])
def test_steady_plays_the_variants_too(switches: dict[str, str]) -> None:
    plan = Plan("global_powers", 3, 2, ("steady",) * 3, switches)
    assert play_some(plan, 0, 2).failures == 0


def test_what_is_never_weighed_as_a_motion_could_never_pay() -> None:
    for seed in range(3):
        position, dice = GAME.begin(4, {"protectorates": "true"}), QuickDice(seed)
        while not position.over:
            play_on(GAME, position, dice, decisions=40)
            if position.state.phase in (Phase.AUCTION, Phase.OVER):
                continue
            sketch = sketch_of(GAME.view(position.state, None), position.state.box, position.state.rules)
            for motion, seat in product(motions(sketch), range(4)):
                if in_vain(sketch, motion, seat):
                    granted = as_usual(sketch, motion)
                    assert utility(granted, seat, (motion.region,)) - utility(sketch, seat) < WORTH_A_MOTION


def test_schemer_leaves_his_politicians_where_they_hold_something_and_steady_calls_them_home() -> None:
    """G7.1 The base is empty, and two regions have more than they need."""
    position = turn(_nobody_at_home())
    look, asked = Look(GAME, position, A), question(position)
    assert sum(bot_named("global_powers", "steady", 1).answer(look, asked)) > 0
    told = explain(bot_named("global_powers", "schemer", 1), look, asked)
    assert told.answer == (0,) * 12
    assert [one.words.id for one in told.terms] == ["core-why-stay"]


def _nobody_at_home() -> Powers:
    g = table(3, {3: "A5", 7: "A5"}, base="A0")
    hold(g, A, "peace")
    return g


def test_nobody_from_schemer_up_activates_an_empty_region_while_an_own_one_waits() -> None:
    """Whatever the network thinks of it: his word is asked before its answer is given (``Weighing.objects``)."""
    position = turn(_nobody_at_home())
    while not isinstance(question(position), TakeTurn):
        position.answer(A, question(position).default())
    look, asked = Look(GAME, position, A), question(position)
    schemer = SCHEMER["global_powers"](QuickDice(1))
    assert schemer.objects(look, asked, Activate(5))
    assert not schemer.objects(look, asked, Activate(3))

    class Eager(Network):
        def scores(self, thought: Any, rows: Any) -> Any:
            """The region that is listed fifth, wherever there are as many options."""
            return np.eye(1, len(rows), 4 if len(rows) > 4 else 0)[0]

    network = Eager(TINY, fresh(TINY))
    policy = Policy("global_powers", network, schemer)
    assert policy._likeliest(look, asked) == Activate(5)
    assert policy.answer(look, asked) in (Activate(3), Activate(7))
    assert Activate(5) not in [answer for answer, _ in policy.candidates(look, asked, 20)]
