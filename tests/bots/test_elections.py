"""Elections at Junta: who stands, who is courted, for whom the others vote, and what is owed for it."""

from __future__ import annotations

from typing import Any

from tests.games.junta.moment import Table, table

from camarilla.bots import Look, QuickDice
from camarilla.bots.junta import Schemer
from camarilla.bots.junta.heard import JuntaMemory
from camarilla.bots.memory import occasion_of
from camarilla.bots.registry import parley_of
from camarilla.bots.words import Word
from camarilla.core.words import named
from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.consequences import JuntaElection
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.state import NOBODY

Heard = tuple[str, dict[str, Any]]
SEEDS = 12


def line(heard: Heard) -> dict[str, Any]:
    return {"id": heard[0], "rule": "", "args": heard[1]}


def answers(t: Table, seat: int, *heard: Heard) -> list[Any]:
    """What a schemer answers here, with many dice."""
    told = [line(one) for one in heard]
    look = Look(GAME, t.position, seat, lambda: told, "Miss Oswin Crane")
    return [Schemer(QuickDice(seed)).answer(look, t.question(seat)) for seed in range(SEEDS)]


def nominated(seat: int) -> Heard:
    return "junta-news-nominated", {"who": named(seat), "whom": named(seat)}


def voted(who: int, whom: int) -> Heard:
    return "junta-news-vote", {"who": named(who), "choice": named(whom)}


def elected(who: int) -> Heard:
    return "junta-news-president", {"who": named(who)}


def share(by: int, to: int) -> Heard:
    return "voice-promise-share-1", {"who": named(by), "whom": named(to), "sum": 3}


def remembers(*heard: Heard) -> JuntaMemory:
    memory = JuntaMemory(None, 4)
    for one in heard:
        memory.hear(line(one))
    return memory


def courted(*heard: Heard) -> set[int]:
    """Whom seat 1 courts after this was heard, in many matches."""
    found = set()
    for key in range(60):
        parley = parley_of("junta", f"{key}", {1: "General Ocaso"}, 4)
        assert parley is not None
        spoken = [words for one in heard for _, words in parley.hear(line(one))]
        found |= {words.args["whom"]["seat"] for words in spoken if occasion_of(words.id) == "voice-promise-share"}
    return found


def test_whoever_is_far_behind_does_not_stand_and_votes_for_another() -> None:
    """J4.1.2n Seat 1 has ten votes lying open and two offices; seat 2 has its two offices."""
    t = table(5, opens={1: (1,)}).runs(Election("resigned"))
    assert set(answers(t, 1)) == {1}
    t.says(1, 1).says(1, (("card:1", "1"),))
    assert 2 not in answers(t, 2)
    t.says(2, NOBODY)
    for votes in answers(t, 2, share(1, 2)):
        assert {choice for _, choice in votes} == {"1"}


def test_nobody_courts_the_dead_the_exiled_or_those_who_have_voted() -> None:
    assert courted(nominated(1)) == {0}
    dead = ("junta-news-killed", {"who": named(3), "whom": named(0)})
    abroad = ("junta-news-exile", {"who": named(2)})
    assert courted(dead, nominated(1)) == {2}
    assert courted(dead, abroad, nominated(1)) == {3}
    assert courted(dead, abroad, voted(3, 3), nominated(1)) == set()
    back = ("junta-news-returned", {"who": named(2)})
    assert courted(dead, abroad, voted(3, 3), back, nominated(1)) == {2}
    assert courted(dead, ("junta-news-round-over", {"round": 1}), nominated(1)) == {0}


def test_a_share_is_owed_to_those_who_voted_for_it_and_paid_from_the_budget_to_come() -> None:
    """Also where the election was in the middle of a round, and the aid comes in the next."""
    assert remembers(share(1, 2), voted(2, 1), elected(1)).words == [Word("share", 1, 2, 3)]
    assert remembers(share(1, 2), voted(2, 2), elected(1)).words == []
    assert remembers(share(1, 2), voted(2, 1), elected(3)).words == []
    after = remembers(share(1, 2), voted(2, 1), elected(1), ("junta-news-round-over", {"round": 1}))
    after.hear(line(("junta-news-aid", {"who": named(1)})))
    after.hear(line(("junta-news-promise", {"who": named(1), "whom": named(2), "sum": 1})))
    assert [fate.kept for fate in after.fates] == [False]


def in_junta(who: int, whom: int) -> Heard:
    return "junta-news-junta-vote", {"who": named(who), "whom": named(whom)}


def junta(*rebels: int) -> Table:
    """A junta without offices after a coup against seat 0; the first of them led it."""
    t = table(5)
    t.g.leader, t.g.rebels = rebels[0], rebels
    return t.runs(JuntaElection())


def test_in_a_junta_whoever_cannot_win_makes_a_president() -> None:
    """J15.2 A tie is the leader's: to vote for oneself as the last of three only helps him."""
    t = junta(1, 2, 3)
    assert set(answers(t, 1)) == {1}
    t.says(1, 1).says(2, 2)
    heard = in_junta(1, 1), in_junta(2, 2)
    assert set(answers(t, 3, *heard)) == {2}  # without whom he would not be
    shot = [("junta-news-squad", {"who": named(2), "whom": named(3)})] * 2
    assert set(answers(t, 3, *shot, *heard)) == {1}


def test_two_in_a_junta_are_soon_agreed() -> None:
    t = junta(1, 2)
    t.says(1, 1)
    assert set(answers(t, 2, in_junta(1, 1))) == {1}


def test_whoever_voted_for_another_in_a_junta_is_remembered_and_a_refusal_begins_anew() -> None:
    memory = remembers(in_junta(1, 1), in_junta(2, 1))
    assert memory.trust(2, 1) > 0
    assert memory.in_junta == {1: 1, 2: 1}
    memory.hear(line(("junta-news-refused-election", {"who": named(1)})))
    assert memory.in_junta == {}
