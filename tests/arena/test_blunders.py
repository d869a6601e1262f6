"""The counters of what people laugh at: they count what they should, and Schemers do none of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.junta.moment import coup_table, table

from camarilla.arena import blunders
from camarilla.arena.blunders import BLUNDERS, report
from camarilla.bots import Look, bot_named
from camarilla.core.news import News
from camarilla.core.words import named
from camarilla.games.junta import GAME
from camarilla.games.junta.questions.asked import BombardWhom, FiringSquad
from camarilla.games.junta.said import MakeOffer
from camarilla.games.junta.state import Goods


def news(name: str, secret: dict[int, dict[str, Any]] | None = None, **args: Any) -> News:
    return News(name, "J10.3", args, secret or {})


def night(purse: int, round_: int = 3) -> list[News]:
    """President 0 is shot at the bank by Minister 1."""
    bank = {"text": "junta-location-bank"}
    return [
        news("junta-news-president", who=named(0)),
        news("junta-news-phase", round=round_, phase={"text": "junta-phase-6"}),
        news("junta-news-attempt", who=named(1), whom=named(0), killer={"text": "junta-secret-police"}, place=bank),
        news("junta-news-location", who=named(0), place=bank),
        news("junta-news-cash-taken", {0: {"sum": purse}}, who=named(1), whom=named(0)),
    ]


def counted(told: list[News]) -> int:
    counts: Counter[str] = Counter()
    blunders.READERS["junta"](counts, told, 5)
    return counts[BLUNDERS["junta"][0]]


def test_a_fortune_lost_at_the_bank_is_counted_but_not_a_small_purse_nor_the_last_rounds() -> None:
    assert counted(night(24)) == 1
    assert counted(night(3)) == 0
    assert counted(night(24, round_=12)) == 0
    club = [news(one.id, one.secret, **one.args) for one in night(24)]
    club[2].args["place"] = {"text": "junta-location-club"}  # the police looked there, and a card found him at the bank
    assert counted(club) == 0


def test_a_card_that_serves_only_against_its_seller_and_a_weapon_for_the_enemy_are_counted() -> None:
    counts: Counter[str] = Counter()
    for t, seat, card in ((table(5, hands={0: (60,)}), 0, 60), (coup_table(leader=2, hands={3: (25,)}), 3, 25)):
        blunders._junta_offer(counts, GAME, t.position, seat, MakeOffer(2, Goods(cards=(card,)), Goods(money=1)))
    assert counts == {"offers": 2, BLUNDERS["junta"][1]: 1, BLUNDERS["junta"][2]: 1}


def test_a_comrade_shelled_and_a_broke_ally_shot_are_counted() -> None:
    t, counts = coup_table(leader=2), Counter[str]()
    t.g.rebels = (2, 3)
    gun, wall = BombardWhom("J13.6", (0, 3)), FiringSquad("J15.2", (0, 3))
    for question, answer in ((gun, 0), (gun, 3), (wall, 0), (wall, 3)):
        blunders._junta(counts, t.position, 2, question, answer)
    assert counts == {BLUNDERS["junta"][3]: 1, BLUNDERS["junta"][4]: 1}


def test_not_even_the_vengeful_shoot_a_broke_comrade_while_there_is_an_enemy() -> None:
    """Seat 3 has killed seat 2 eight times; now they are rebels together, and the President has lost."""
    t = coup_table(leader=2)
    t.g.rebels = (2, 3)
    killed = [news("junta-news-killed", who=named(3), whom=named(2)).heard_by(2) for _ in range(8)]
    look, bot = Look(GAME, t.position, 2, lambda: killed, "Doña Perpetua"), bot_named("junta", "schemer", 1)
    assert bot.answer(look, FiringSquad("J15.2", (0, 3))) == 0
    assert not bot.failures


def test_a_motion_again_and_a_veto_in_vain_are_counted() -> None:
    motion = news("gp-news-proposes-motion-ban", who=named(0), region="x", party=named(1))
    counts: Counter[str] = Counter()
    veto = [news("gp-news-veto-rejects", who=named(1)), motion, news("gp-news-adopted")]
    told = [news("gp-news-begins"), motion, news("gp-news-denied"), motion, *veto]
    blunders.READERS["global_powers"](counts, told, 4)
    assert counts[BLUNDERS["global_powers"][0]] == 0
    assert counts[BLUNDERS["global_powers"][1]] == 2
    assert counts[BLUNDERS["global_powers"][3]] == 1


def test_one_command_makes_the_table_and_schemers_do_none_of_it() -> None:
    lines = list(report("junta", ["schemer"], 2))
    assert lines[0] == "| in 2 games of 5 of a kind | schemer |"
    assert [line for line in lines for name in BLUNDERS["junta"] if line.startswith(f"| {name} |")] == [
        f"| {name} | 0 |" for name in BLUNDERS["junta"]
    ]
    assert lines[-1] == "| answers that a bot could not give | 0 |"
