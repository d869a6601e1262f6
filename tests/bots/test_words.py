"""Words that were given: who says them, what becomes of them, and what they weigh (ADR 26)."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.bots import QuickDice
from camarilla.bots.character import Character
from camarilla.bots.junta.eyes import Eyes
from camarilla.bots.junta.heard import NOTHING, JuntaMemory
from camarilla.bots.memory import occasion_of
from camarilla.bots.registry import memory_of, parley_of
from camarilla.bots.words import Fate, Word
from camarilla.catalogue import game_of
from camarilla.core.words import named

NOTES = [{"text": "junta-goods-nothing-of-the-kind"}]


def heard(*lines: tuple[str, dict[str, Any]], players: int = 4) -> JuntaMemory:
    memory = JuntaMemory(None, players)
    for id, args in lines:
        memory.hear({"id": id, "rule": "", "args": args})
    return memory


def promise(who: int, whom: int, sum: int) -> tuple[str, dict[str, Any]]:
    return "junta-news-promise", {"who": named(who), "whom": named(whom), "sum": sum}


def vote(who: int, yes: bool) -> tuple[str, dict[str, Any]]:
    return "junta-news-vote", {"who": named(who), "choice": {"text": "core-yes" if yes else "core-no"}}


AID = ("junta-news-aid", {"who": named(0)})
DEMAND = ("voice-demand-no-3", {"who": named(1), "whom": named(0), "sum": 3})
BRIGADE = ("voice-demand-brigade-1", {"who": named(1), "whom": named(0), "sum": 3})
COURTED = ("voice-promise-share-2", {"who": named(0), "whom": named(2), "sum": 2})
REBEL = ("junta-news-rebel", {"who": named(1)})
ROUND_OVER = ("junta-news-round-over", {"round": 1})


@pytest.mark.parametrize(
    ("lines", "fates"),
    [
        ((AID, DEMAND, promise(0, 1, 3), vote(1, True)), [Fate(Word("yes", 1, 0), True)]),
        ((AID, DEMAND, promise(0, 1, 3), vote(1, False)), [Fate(Word("yes", 1, 0), False)]),
        ((AID, DEMAND, promise(0, 1, 2), vote(1, False)), [Fate(Word("no", 1, 0, or_else="no"), True)]),
        ((AID, DEMAND, promise(0, 1, 2), vote(1, True)), [Fate(Word("no", 1, 0, or_else="no"), False)]),
        ((AID, BRIGADE, promise(0, 1, 0), REBEL), [Fate(Word("rebel", 1, 0, or_else="brigade"), True)]),
        ((AID, BRIGADE, promise(0, 1, 0), ROUND_OVER), []),  # no coup: nobody can say whether it was meant
        ((AID, BRIGADE, promise(0, 1, 4), REBEL), [Fate(Word("loyal", 1, 0), False)]),
        ((AID, BRIGADE, promise(0, 1, 4), ROUND_OVER), [Fate(Word("loyal", 1, 0), True)]),
        ((COURTED, AID, promise(0, 2, 2)), [Fate(Word("share", 0, 2, 2), True)]),
        ((COURTED, AID, promise(0, 2, 1)), [Fate(Word("share", 0, 2, 2), False)]),
    ],
)
def test_a_word_is_settled_by_what_is_done(lines: Any, fates: list[Fate]) -> None:
    assert heard(*lines).fates == fates


def test_whoever_pays_for_nothing_has_the_others_word_and_the_moment_says_which() -> None:
    """J16.2 A one-sided deal, as one of the two heard it: ``who`` accepted what ``whom`` had offered."""
    for_money = ("junta-news-deal-secret", {"who": named(0), "whom": named(1), "give": NOTHING, "get": NOTES})
    a_gift = ("junta-news-deal-secret", {"who": named(2), "whom": named(0), "give": NOTES, "get": NOTHING})
    assert heard(AID, promise(0, 1, 1), for_money).words == [Word("yes", 1, 0, aloud=False)]
    assert heard(AID, promise(0, 1, 1), a_gift).words == [Word("yes", 2, 0, aloud=False)]
    assert heard(for_money).words == [Word("peace", 1, 0, aloud=False)]
    assert heard(("junta-news-rebel", {"who": named(0)}), a_gift).words == [Word("stand-rebels", 2, 0, aloud=False)]
    attempt = {"who": named(1), "whom": named(0), "place": {"text": "junta-location-bank"}}
    assert heard(for_money, ("junta-news-attempt", attempt)).fates == [Fate(Word("peace", 1, 0, aloud=False), False)]


def test_a_broken_word_has_its_price() -> None:
    """Whom it was given feels it most, everybody who heard it a little, and the next word is worth less."""
    kept, broken = heard(COURTED, AID, promise(0, 2, 2)), heard(COURTED, AID, promise(0, 2, 1))
    assert broken.trust(0, 2) < broken.trust(0, 1) < 0 < kept.trust(0, 2)
    assert broken.credit(0) < 0.7 < kept.credit(0)


def test_demands_are_made_by_those_who_can_carry_them_out_and_are_the_same_after_a_load() -> None:
    general = ("junta-news-office", {"who": named(1), "office": {"text": "junta-office-general1"}})
    born = {1: "Doña Perpetua", 2: "Baron Kaltwasser"}  # the first is as vengeful as can be
    said = []
    for key in range(40):
        pair = []
        for _ in range(2):
            parley = parley_of("junta", f"{key}", born, 4)
            assert parley is not None
            pair.append(
                [act for id, args in (general, AID) for act in parley.hear({"id": id, "rule": "", "args": args})]
            )
        assert pair[0] == pair[1]
        said += pair[0]
    assert {(seat, occasion_of(words.id)) for seat, words in said} == {
        (1, "voice-demand-brigade"),
        (2, "voice-demand-no"),
    }
    assert all(words.args["whom"] == named(0) and 1 <= words.args["sum"] <= 5 for _, words in said)
    assert parley_of("junta", "0", {}, 4) is None


def test_the_loyal_pay_more_for_breaking_their_word_than_the_faithless() -> None:
    game = game_of("junta")
    state = game.begin(4).state

    def price(loyal: int) -> float:
        eyes = Eyes(game.view(state, 0), state.box, JuntaMemory(0, 4), Character(loyal=loyal), QuickDice(1))
        return eyes.price_of_word(Word("yes", 0, 1))

    assert price(85) > 2 > price(15)


def said(occasion: str, who: int, whom: int, sum: int = 0) -> tuple[str, dict[str, Any]]:
    return f"voice-{occasion}-1", {"who": named(who), "whom": named(whom), "sum": sum}


def done(name: str, who: int, whom: int | None = None, **args: Any) -> tuple[str, dict[str, Any]]:
    return name, {"who": named(who), **({} if whom is None else {"whom": named(whom)}), **args}


FIRST = done("viva-news-round", 0, round=2)
NEXT = done("viva-news-round", 0, round=3)
WANTS = said("demand-cards", 1, 0, 2)
PEACE = (said("offer-truce", 1, 2), said("deal-agreed", 2, 1))
STORM = done("viva-news-order-attack", 1, 0, count=1)
RAID = done("viva-news-order-attack", 2, 1, count=2)
BAN = done("gp-news-proposes-motion-ban", 0, party=named(2), region={"text": "gp-region-china"})
NO = done("gp-news-un-against", 2, count=2)
TRADE = (said("offer-vote", 0, 1), said("deal-agreed", 1, 0))
HANDS = (said("offer-join", 0, 1), said("deal-agreed", 1, 0))


@pytest.mark.parametrize(
    ("game_id", "lines", "fates"),
    [
        ("viva", (FIRST, WANTS, done("viva-news-promise", 0, 1, count=2), NEXT), [Fate(Word("quiet", 1, 0), True)]),
        ("viva", (FIRST, WANTS, done("viva-news-promise", 0, 1, count=2), STORM), [Fate(Word("quiet", 1, 0), False)]),
        (
            "viva",
            (FIRST, WANTS, done("viva-news-promise", 0, 1, count=1), STORM),
            [Fate(Word("storm", 1, 0, or_else="storm"), True)],
        ),
        (
            "viva",
            (FIRST, WANTS, done("viva-news-promise", 0, 1, count=1), NEXT),
            [Fate(Word("storm", 1, 0, or_else="storm"), False)],
        ),
        ("viva", (FIRST, *PEACE, RAID, NEXT), [Fate(Word("truce", 2, 1), False), Fate(Word("truce", 1, 2), True)]),
        ("viva", (FIRST, PEACE[0], said("deal-declined", 2, 1), RAID, NEXT), []),
        ("viva", (FIRST, PEACE[1], RAID, NEXT), []),  # nobody had asked for it
        ("global_powers", (BAN, *TRADE, done("gp-news-un-for", 1, count=2)), [Fate(Word("un-yes", 1, 0), True)]),
        ("global_powers", (BAN, *TRADE, done("gp-news-un-abstain", 1, count=2)), [Fate(Word("un-yes", 1, 0), False)]),
        (
            "global_powers",  # the No was announced for the next motion: this one does not count
            (
                BAN,
                said("threat-un", 2, 0),
                done("gp-news-un-for", 2, count=2),
                BAN,
                done("gp-news-un-against", 2, count=2),
            ),
            [Fate(Word("un-no", 2, 0, 1, "no"), True)],
        ),
        ("anti_monopoly", (*HANDS, done("am-news-crisis-joined", 0, 1, value=3)), [Fate(Word("join", 1, 0), True)]),
        ("anti_monopoly", (*HANDS, done("am-news-crisis-refused", 1, 0, value=3)), [Fate(Word("join", 0, 1), False)]),
        (
            "anti_monopoly",
            (said("threat-refuse", 1, 0), done("am-news-crisis-joined", 0, 1, value=3)),
            [Fate(Word("refuse", 1, 0, or_else="refuse"), False)],
        ),
    ],
)
def test_what_becomes_of_words_in_the_other_games(
    game_id: str, lines: tuple[tuple[str, dict[str, Any]], ...], fates: list[Fate]
) -> None:
    memory = memory_of(game_id, None, 4)
    for id, args in lines:
        memory.hear({"id": id, "rule": "", "args": args})
    assert memory.fates == fates


@pytest.mark.parametrize(
    ("game_id", "line", "occasions"),
    [
        ("viva", done("viva-news-round", 0, round=2), {"demand-cards", "offer-truce", "deal-agreed", "deal-declined"}),
        ("global_powers", BAN, {"threat-un", "offer-vote", "deal-agreed", "deal-declined"}),
        (
            "anti_monopoly",
            done("am-news-crisis-joined", 0, 1, value=3),
            {"offer-join", "deal-agreed", "deal-declined"},
        ),
        ("anti_monopoly", done("am-news-crisis-refused", 0, 1, value=3), {"threat-refuse"}),
    ],
)
def test_pacts_are_answered_at_once_and_threats_are_made_by_those_concerned(
    game_id: str, line: tuple[str, dict[str, Any]], occasions: set[str]
) -> None:
    found = set()
    for key in range(60):
        parley = parley_of(game_id, f"{key}", {seat: f"{key} {seat}" for seat in range(4)}, 4)
        assert parley is not None
        spoken = [(seat, words) for seat, words in parley.hear({"id": line[0], "rule": "", "args": line[1]})]
        names = [occasion_of(words.id).removeprefix("voice-") for _, words in spoken]
        for at, name in enumerate(names):
            if name.startswith("offer-"):
                asker, asked = spoken[at][1].args["who"], spoken[at][1].args["whom"]
                assert names[at + 1].startswith("deal-")
                assert (spoken[at + 1][1].args["who"], spoken[at + 1][1].args["whom"]) == (asked, asker)
            elif name.startswith("threat-"):
                assert spoken[at][0] == (2 if game_id == "global_powers" else 0)
            elif name == "demand-cards":
                assert spoken[at][0] != 0  # the Presidente has nobody to threaten
        found |= set(names)
    assert found == occasions


def test_nobody_complains_of_a_broken_word_who_broke_his_own_first() -> None:
    """At Viva two who had promised each other peace often march at the same time."""

    def complaints(*lines: tuple[str, dict[str, Any]]) -> list[int]:
        parley = parley_of("viva", "0", dict.fromkeys(range(4), "General Ocaso"), 4)
        assert parley is not None
        spoken = [one for id, args in lines for one in parley.hear({"id": id, "rule": "", "args": args})]
        return [seat for seat, words in spoken if occasion_of(words.id) == "voice-word-broken"]

    there, back = done("viva-news-order-attack", 1, 2, count=1), done("viva-news-order-attack", 2, 1, count=1)
    assert complaints(*PEACE, there, back) == [2]
    assert complaints(*PEACE, there, back, *PEACE, back) == [2, 1], "a new peace, a new word"
