"""J4.1.2 A vote of the Chamber in two ballot rounds: elections, budgets and motions all call it."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import Ask, AskAll, Done, Procedure, Step
from camarilla.core.words import Arg, named
from camarilla.games.junta.cards import Card
from camarilla.games.junta.chapters.common import discard, lay_open
from camarilla.games.junta.course import Cut, Stage
from camarilla.games.junta.questions.asked import AcceptNomination, AfterVoteWindow, Nominate, RecessWindow
from camarilla.games.junta.questions.chamber import CastVotes, Votes, choice_text, source_text
from camarilla.games.junta.questions.kinds import Window, card_text
from camarilla.games.junta.sources import CARD, HEAD, OFFICE, OWN, Cast, Origin, Source, source
from camarilla.games.junta.state import NOBODY, PRESIDENT, Junta

YES_NO = ("yes", "no")
Tally = tuple[tuple[str, int], ...]


def worth(g: Junta, owner: int, card: int) -> int:
    """J5.C.4, J5.C.5, J5.C.7 The votes of an influence card where it lies: doubled beside its partner."""
    printed = g.box.cards[card]
    return printed.votes * 2 if printed.doubled_by and printed.doubled_by in g.table[owner] else printed.votes


def may_play(g: Junta, family: int) -> bool:
    """J5.3, J5.3t Whether a player may play cards at all: present and not named as a target.

    Who is sent before the firing squad is dead in the same breath (J15.1) and plays nothing either.
    """
    return g.alive[family] and not g.exile[family] and family not in g.targets


def used_sources(g: Junta) -> set[tuple[Origin, int]]:
    """J4.1.2 What has been cast in this vote; J5.C.45 a card is one source, whoever casts it.

    With `every_ballot_round` influence counts in both rounds.
    """
    if not g.cast:
        return set()
    again = g.rules["influence_use"] == "every_ballot_round"
    return {
        (one.source.kind, one.source.id)
        for one in g.cast
        if not again or one.round == g.ballot or not is_influence(g, one)
    }


def is_influence(g: Junta, cast: Cast) -> bool:
    return cast.source.kind is CARD and g.box.cards[cast.source.id].kind == "influence"


def taken_by_reform(g: Junta, voter: int, card: int) -> bool:
    """J5.C.45 Whether somebody else alone casts this player's card, once it lies open."""
    printed = g.box.cards[card]
    return (
        g.reform not in (NOBODY, voter)
        and printed.kind == "influence"
        and printed.votes <= g.box.cards[Card.REFORM].up_to
    )


def sources(g: Junta, voter: int, place: int) -> tuple[tuple[Source, int], ...]:
    """J4.1.1 Where the votes of a turn come from, without those already used."""
    used = used_sources(g)
    if voter != place:  # J8.2 the brother-in-law's vote, at the seat of the orphaned office
        return () if (OFFICE, g.in_law) in used else ((source(OFFICE, g.in_law), 1),)
    election = g.ballot_kind == "election"
    if election and voter == g.last_president and g.assigned and g.rules["ex_president_vote"] == "none":
        return ()
    found: list[tuple[Source, int]] = []
    if not g.assigned:
        found.append((source(HEAD, voter), 1))
    families = [voter, *g.followers(voter)] if g.mini else [voter]
    for family in families:
        if g.assigned:
            found += [(source(OFFICE, office), 1) for office in g.offices_of(family)]
        found += open_cards(g, voter, family)
    if g.reform == voter:
        found += reformed(g, voter)
    if may_play(g, voter):
        cards = g.box.cards
        for card in g.hand[voter]:
            printed = cards[card]
            if printed.kind == "vote":
                found.append((source(CARD, card), printed.votes))
            elif printed.kind == "influence" and printed.window == "any" and not taken_by_reform(g, voter, card):
                found.append((source(CARD, card), worth(g, voter, card)))
    return tuple([one for one in found if (one[0].kind, one[0].id) not in used] if used else found)


def open_cards(g: Junta, voter: int, family: int) -> list[tuple[Source, int]]:
    """Open influence cards, J5.C.43, and not what a reform has taken (J5.C.45).

    At face value: J5.C.1, J5.C.2, J5.C.3, J5.C.6, J5.C.8, J5.C.9, J5.C.10, J5.C.11 and, once laid, J5.C.12.
    """
    found = []
    for card in g.table[family]:
        if family < g.players and taken_by_reform(g, voter, card):
            continue
        if g.box.cards[card].votes:
            found.append((source(CARD, card), worth(g, family, card)))
    return found


def reformed(g: Junta, voter: int) -> list[tuple[Source, int]]:
    """J5.C.45 The small influence cards of every other present player, at printed value."""
    limit = g.box.cards[Card.REFORM].up_to
    return [
        (source(CARD, card, other), g.box.printed(card))
        for other in g.present_players()
        if other != voter
        for card in g.open_influence(other)
        if g.box.printed(card) <= limit
    ]


def record(g: Junta, voter: int, pairs: Votes) -> None:
    """J4.1.1 Cards vote by lying open: they are laid first, then everything is counted and told.

    J5.3.2 Vote cards are spent: J5.C.13, J5.C.14, J5.C.15, J5.C.16, J5.C.17, J5.C.18, J5.C.19, J5.C.20, J5.C.21.
    """
    for one, _ in pairs:
        if one.kind is CARD and one.owner == OWN and one.id in g.hand[voter]:
            if g.box.cards[one.id].kind == "vote":
                discard(g, voter, one.id)
            else:
                lay_open(g, voter, one.id)
    for one, choice in pairs:
        votes = counted(g, one)
        g.cast = (*g.cast, Cast(voter, one, votes, choice, int(g.ballot)))
        if g.ears is not None:
            told: dict[str, Arg] = {"who": named(voter), "votes": votes, "source": source_text(one)}
            g.tell("junta-news-vote", "J4.1.2a", choice=choice_text(choice), **told)


def counted(g: Junta, cast: Source) -> int:
    """The votes of a source at the moment it is cast."""
    if cast.kind is not CARD:
        return 1
    if cast.owner == OWN:
        for owner in range(g.families):
            if cast.id in g.table[owner]:
                return worth(g, owner, cast.id)
    return g.box.printed(cast.id)


def stopped(g: Junta) -> bool:
    """J5.C.63 stops a vote at once; J5.C.62 in ballot round 1 only marks it: that round is its result."""
    return bool(g.cut) and (g.cut == Cut.VOID or g.ballot != Stage.FIRST_ROUND)


def tally(g: Junta) -> Tally:
    """J4.1.2r, J8.3 The votes by choice."""
    sums: dict[str, int] = {}
    for one in g.cast:
        sums[one.choice] = sums.get(one.choice, 0) + one.votes
    return tuple(sorted(sums.items()))


@dataclass
class ChamberVote(Procedure):
    """J4.1.2 One vote. Result: the tally. The votes cast stay on the table until the next vote."""

    kind: str  # election, budget, motion
    first: int
    place: int = 0
    nominating: bool = True
    nominee: int = NOBODY
    refused: tuple[int, ...] = ()

    def begin(self, g: Junta) -> Step:
        """J4.1.2 Ballot round 1."""
        g.ballot, g.ballot_kind, g.cast, g.candidates, g.cut = Stage.FIRST_ROUND, self.kind, (), (), Cut.NOT
        self.place, self.nominating, self.refused = 0, True, ()
        return self.turn

    def seat_here(self, g: Junta) -> int:
        return (self.first + self.place) % g.players

    def voter(self, g: Junta) -> int:
        """Who votes at this place: the player, for an orphan of the brother-in-law the President, or nobody."""
        here = self.seat_here(g)
        if g.alive[here] and not g.exile[here]:
            return here
        if g.in_law >= 0 and g.offices[g.in_law] == here and g.president >= 0 and g.in_law != PRESIDENT:
            return g.president
        return NOBODY

    def nominates(self, g: Junta) -> bool:
        if self.kind != "election" or not self.nominating or not g.present(self.seat_here(g)):
            return False
        return g.ballot == Stage.FIRST_ROUND or g.rules["round_two_candidates"] == "open"

    def turn(self, g: Junta) -> Step:
        """J4.1.2n In an election a player first nominates somebody, if he likes; then he votes."""
        if stopped(g):
            return self.cut_short
        voter = self.voter(g)
        if voter < 0:
            return self.onward
        if self.nominates(g):
            free = tuple([one for one in g.present_players() if one not in g.candidates and one not in self.refused])
            if free:
                return Ask(voter, Nominate("J4.1.2n", free, none=True), then=self.nominated)
        return self.vote

    def nominated(self, g: Junta, who: int) -> Step:
        """J4.1.2n The nominee answers at once; nominating oneself is accepting."""
        if who == NOBODY:
            self.nominating = False
            return self.turn
        voter, self.nominee = self.voter(g), who
        if g.ears is not None:
            g.tell("junta-news-nominated", "J4.1.2n", who=named(voter), whom=named(who))
        if who == voter:
            return self.answered(g, True)
        return self.ask_nominee

    def ask_nominee(self, g: Junta) -> Step:
        """J4.3 A nominee may refuse."""
        if stopped(g) or not g.present(self.nominee):
            return self.turn
        return Ask(self.nominee, AcceptNomination("J4.3", fallback=True), then=self.answered)

    def answered(self, g: Junta, accepts: bool) -> Step:
        """J4.1.2n Who refuses is no candidate; the nominator may name another."""
        if accepts:
            g.candidates = (*g.candidates, self.nominee)
            self.nominating = False
        else:
            self.refused = (*self.refused, self.nominee)
            g.tell("junta-news-refused-nomination", "J4.3", who=named(self.nominee))
        return self.turn

    def vote(self, g: Junta) -> Step:
        """J4.1.2 Any, all or none of the unused sources."""
        if stopped(g):
            return self.cut_short
        voter, here = self.voter(g), self.seat_here(g)
        if voter < 0:
            return self.onward
        choices = tuple([str(one) for one in g.candidates]) if self.kind == "election" else YES_NO
        found = sources(g, voter, here)
        if not choices or (not found and (voter != here or not g.hand[voter])):
            return self.onward
        rule = "J4.1.2" if self.kind == "election" else "J8.2"
        question = CastVotes(rule, f"junta-ask-vote-{self.kind}", found, choices, {"round": int(g.ballot)})
        return Ask(voter, question, then=self.voted)

    def voted(self, g: Junta, pairs: Votes) -> Step:
        """J4.1.2a The votes are public; J4.3 abstaining is allowed."""
        record(g, self.voter(g), pairs)
        if not pairs and g.ears is not None:
            g.tell("junta-news-abstains", "J4.3", who=named(self.voter(g)))
        return self.onward

    def onward(self, g: Junta) -> Step:
        """Clockwise to the next place; after the last the ballot round is over."""
        self.place, self.nominating, self.refused = self.place + 1, True, ()
        if self.place < g.players:
            return self.turn
        self.place = 0
        if g.ballot == Stage.FIRST_ROUND and not (
            self.kind == "election" and not g.candidates and g.rules["round_two_candidates"] != "open"
        ):
            return self.recess
        g.ballot = Stage.COUNT
        return self.after

    def recess(self, g: Junta) -> Step:
        """J5.C.64 Between the ballot rounds; J5.C.62 and J5.C.63 can be played here, too."""
        if g.cut != Cut.NOT:
            return self.cut_short
        return AskAll(
            windows(g, (Card.POWER_FAILURE, Card.MISCOUNT, Card.SUMMER_RECESS), RecessWindow),
            then=self.recessed,
            discreet=True,
        )

    def recessed(self, g: Junta, played: dict[int, int]) -> Step:
        """J5.C.v Several cards work in the order played."""
        if self.play_windows(g, played):
            return self.cut_short
        g.ballot = Stage.SECOND_ROUND
        return self.turn

    def play_windows(self, g: Junta, played: dict[int, int]) -> bool:
        """Plays what was chosen in a window, from the President clockwise; whether the vote is cut."""
        for who in g.clockwise(max(g.president, 0)):
            card = played.get(who, 0)
            if card:
                discard(g, who, card)
                g.tell("junta-news-played", f"J5.C.{card}", who=named(who), card=card_text(card))
                g.cut = Cut.VOID if card == Card.MISCOUNT or g.cut == Cut.VOID else Cut.ENDED
        return g.cut != Cut.NOT

    def cut_short(self, g: Junta) -> Step:
        """J5.C.62, J5.C.64 Round 1 is the result; J5.C.63 the vote is void and begins again."""
        void, g.cut = g.cut == Cut.VOID, Cut.NOT
        if void:
            return self.begin
        g.cast = tuple([one for one in g.cast if one.round == 1])
        g.ballot = Stage.COUNT
        return self.after

    def after(self, g: Junta) -> Step:
        """J5.C.63 Right after the last vote, before the result takes effect."""
        if g.cut != Cut.NOT:
            return self.cut_short
        return AskAll(windows(g, (Card.MISCOUNT,), AfterVoteWindow), then=self.ended, discreet=True)

    def ended(self, g: Junta, played: dict[int, int]) -> Step:
        """J4.1.2r, J8.3 The count."""
        if self.play_windows(g, played):
            return self.cut_short
        g.ballot = Stage.NO_VOTE
        if g.ears is not None:
            for choice, votes in tally(g):
                g.tell("junta-news-tally", "J4.1.2r", choice=choice_text(choice), votes=votes)
        return Done(tally(g))


def windows(g: Junta, cards: tuple[int, ...], window: type[Window]) -> dict[int, Window]:
    """J5.C.w The same window for everybody who holds cards: nobody learns who was able to play.

    Where nobody watches only they are asked.
    """
    asked: dict[int, Window] = {}
    for one in g.present_players():
        fitting = tuple([card for card in g.hand[one] if card in cards]) if one not in g.targets else ()
        if fitting or (g.hand[one] and not g.hurried):
            asked[one] = window("J5.C.w", fitting)
    return asked
