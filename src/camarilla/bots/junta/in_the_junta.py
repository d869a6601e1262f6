"""J15.2 How a junta elects: a vote for each rebel, and a tie is the leader's. Whoever cannot win makes a President."""

from __future__ import annotations

from camarilla.bots.junta.eyes import Eyes
from camarilla.bots.junta.feelings import mood
from camarilla.bots.junta.schemes import NOTICED, PALACE, THANKED, president
from camarilla.bots.junta.worth import present
from camarilla.bots.reasons import Choice, Term, term
from camarilla.games.junta.questions.asked import JuntaVote

HOPE = 0.1  # that somebody votes for whoever stands without being the leader; the greedy hope more


def votes(eyes: Eyes, question: JuntaVote) -> list[Choice]:
    """One's own vote counts as far as it changes who comes out: all others who are still to vote name themselves."""
    alone = _comes_out(eyes, None)
    return [Choice(seat, (*_vote(eyes, seat, alone), mood(eyes))) for seat in question.seats]


def _vote(eyes: Eyes, seat: int, alone: int) -> list[Term]:
    winner = _comes_out(eyes, seat)
    if winner == seat:
        thanks = 0.0 if seat == eyes.me else THANKED if winner != alone else NOTICED
        made = [term("core-why-votes", thanks, votes=1)] if thanks else []
        return [*president(eyes, seat), *made]
    hope = HOPE * eyes.who.leaning("greedy") if seat == eyes.me and _to_come(eyes) else 0.0
    instead = [term(one.words.id, (1 - hope) * one.value, **one.words.args) for one in president(eyes, winner)]
    return [term("core-why-palace", hope * PALACE), *instead] if hope else instead


def _comes_out(eyes: Eyes, mine: int | None) -> int:
    """Who is elected if this seat votes so (None: for itself), and everybody after it for himself."""
    votes = {**eyes.memory.in_junta, eyes.me: eyes.me if mine is None else mine}
    votes |= {one: one for one in _to_come(eyes)}
    sums: dict[int, int] = {}
    for whom in votes.values():
        sums[whom] = sums.get(whom, 0) + 1
    best = [whom for whom, often in sums.items() if often == max(sums.values())]
    return best[0] if len(best) == 1 or eyes.view.leader not in best else eyes.view.leader


def _to_come(eyes: Eyes) -> list[int]:
    """The rebels who are present and have not voted."""
    view, cast = eyes.view, eyes.memory.in_junta
    silent = [one for one in view.rebels if one != eyes.me and one not in cast]
    return [one for one in silent if one < view.players and present(view, one)]
