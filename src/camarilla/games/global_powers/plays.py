"""G8.1 The one thing done in a turn: a region is activated or a card is played, with all its choices (G27.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar, TypedDict

from camarilla.core.illegal import Illegal
from camarilla.core.questions import Dice
from camarilla.core.words import Words, text
from camarilla.games.global_powers.abroad import check_motion, motions
from camarilla.games.global_powers.answers import Activate, Motion, Path, Play, TurnAnswer, turn_from
from camarilla.games.global_powers.board import BASE, NOBODY, Board, Snapshot
from camarilla.games.global_powers.components import BIT, ECONOMY, MOTIONS, REGIONS, cards_in
from camarilla.games.global_powers.stepwise import ByPath

AID = 2  # G27.E03 chips that travel


class TurnFacts(TypedDict):
    """What a board draws of a turn."""

    seat: int
    pending: list[int]
    hand: list[str]


@dataclass
class TakeTurn(ByPath[TurnAnswer]):
    """G8.1 Activate a pending region or play a card?"""

    key: ClassVar[str] = "gp-turn"
    rule: str
    seat: int
    board: Snapshot
    done: int
    hand: int

    def words(self) -> Words:
        return Words("gp-ask-turn")

    def facts(self) -> TurnFacts:
        return {"seat": self.seat, "pending": self._left(), "hand": list(cards_in(self.hand))}

    def check(self, answer: TurnAnswer) -> None:
        if isinstance(answer, Activate):
            if answer.region not in REGIONS or self.done >> answer.region & 1:
                raise Illegal("G9.1", "gp-no-pending", number=answer.region)
            return
        if answer.card not in BIT or not self.hand & BIT[answer.card]:
            raise Illegal(
                "G27.1",
                "gp-no-card-in-hand",
                card=text(f"gp-card-{answer.card}") if answer.card in BIT else answer.card,
            )
        CONDITIONS[answer.card](self.board, self.seat, answer)

    def heads(self) -> tuple[str, ...]:
        return (*[f"activate-{region}" for region in self._left()], *cards_in(self.hand))

    def candidates(self, head: str) -> Iterator[TurnAnswer]:
        if head.startswith("activate-"):
            yield Activate(int(head.removeprefix("activate-")))
        else:
            yield from plays(self.board, head, self.seat)

    def alone(self, head: str) -> TurnAnswer | None:
        return Activate(int(head.removeprefix("activate-"))) if head.startswith("activate-") else None

    def pending(self) -> list[TurnAnswer]:
        return [Activate(region) for region in self._left()]

    def _left(self) -> list[int]:
        """The regions whose turn is still to come."""
        return [region for region in REGIONS if not self.done >> region & 1]

    def from_path(self, path: Path) -> TurnAnswer:
        return turn_from(path)

    def default(self) -> TurnAnswer:
        return self.pending()[0]

    def sample(self, dice: Dice) -> TurnAnswer:
        """A card now and then, if a random use of it is legal; otherwise a random pending region."""
        cards, left = cards_in(self.hand), self._left()
        place = dice.below(len(left) + len(cards))
        if place >= len(left):
            play = guess(self.board, cards[place - len(left)], self.seat, dice)
            if self.allows(play):
                return play
        return Activate(left[dice.below(len(left))])


def guess(board: Board, card: str, seat: int, dice: Dice) -> Play:
    """A random use of a card, legal or not, without listing them all."""
    region, other = 1 + dice.below(12), 1 + dice.below(12)
    if card == "aid":
        return Play(card, region, other=other)
    if card == "initiative":
        how = MOTIONS[dice.below(len(MOTIONS))]
        return Play(card, region, dice.below(board.players) if how == "ban" else NOBODY, how=how)
    if card == "transfer":
        return Play(card, region, dice.below(board.players), other)
    ways = list(plays(board, card, seat))
    return ways[dice.below(len(ways))] if ways else Play(card)


def plays(board: Board, card: str, seat: int) -> Iterator[Play]:
    """Every use of a card one could think of, legal or not."""
    if card in ("peace", "drive"):
        yield Play(card)
    elif card in ("coup", "recession", "revolution", "sabotage", "unrest"):
        yield from [Play(card, region) for region in REGIONS]
    elif card in ("assassination", "retirement", "defector"):
        yield from [Play(card, region, party) for region in REGIONS for party in board.present(region) if party != seat]
    elif card == "expansion":
        counts = (1, 2) if board.rules["edition"] == "english" else (0,)
        yield from [Play(card, region, other=count) for region in REGIONS for count in counts]
    elif card == "initiative":
        yield from [Play(card, motion.region, motion.party, how=motion.kind) for motion in motions(board)]
    elif card == "aid":
        yield from [Play(card, region, other=other) for region in REGIONS for other in REGIONS if other != region]
    elif card == "pact":
        yield from [Play(card, region, other=near) for region in REGIONS for near in board.box.neighbours[region]]
    elif card == "warmonger":
        yield from [Play(card, how="open")]
        yield from [Play(card, party=owner, how=what) for what in ("peace", "pact") for owner in range(board.players)]
    else:
        yield from transfers(board)


def transfers(board: Board) -> Iterator[Play]:
    """G27.E16 Every politician in a region to every other region."""
    for region in REGIONS:
        for party in board.present(region):
            yield from [Play("transfer", region, party, other) for other in REGIONS if other != region]


def expect(play: Play, *named: str) -> None:
    """G27.2 A card is played with exactly the choices it asks for."""
    given = {"region": play.region != 0, "party": play.party != NOBODY, "other": play.other != 0, "how": play.how != ""}
    for field, there in given.items():
        if there != (field in named):
            raise Illegal("G27.2", "gp-no-choice", card=text(f"gp-card-{play.card}"))
    if "region" in named and play.region not in REGIONS:
        raise Illegal("G27.2", "gp-no-choice", card=text(f"gp-card-{play.card}"))


def check_opponent(board: Board, seat: int, play: Play) -> None:
    """G27.3 A politician of any other party, in one of the twelve regions."""
    if play.party == seat or not 0 <= play.party < board.players or not board.at(play.party, play.region):
        raise Illegal("G27.3", "gp-no-opponent", region=board.box.region(play.region))


def assassination(board: Board, seat: int, play: Play) -> None:
    """G27.E01 German rules: only where one has a politician oneself."""
    expect(play, "region", "party")
    check_opponent(board, seat, play)
    if board.rules["edition"] == "german" and not board.at(seat, play.region):
        raise Illegal("G27.E01", "gp-no-own-presence", region=board.box.region(play.region))


def initiative(board: Board, seat: int, play: Play) -> None:
    """G27.E02 A motion of any kind."""
    expect(play, "how", "region", *(["party"] if play.how == "ban" else []))
    check_motion(board, Motion(play.how, play.region, play.party))


def aid(board: Board, seat: int, play: Play) -> None:
    """G27.E03 From a richer region to a poorer one; at least 2 here, at most 3 there."""
    expect(play, "region", "other")
    rich, poor = board.chip(play.region, ECONOMY), board.chip(play.other, ECONOMY) if play.other in REGIONS else 99
    if rich <= poor or rich < AID or poor > board.box.most - AID:
        raise Illegal("G27.E03", "gp-no-aid", region=board.box.region(play.region), number=play.other)


def expansion(board: Board, seat: int, play: Play) -> None:
    """G27.E04 German rules: only where one has a politician; English rules: anywhere, one or two."""
    english = board.rules["edition"] == "english"
    expect(play, "region", *(["other"] if english else []))
    if not board.at(seat, BASE) or (english and not 1 <= play.other <= min(2, board.at(seat, BASE))):
        raise Illegal("G27.E04", "gp-no-base", need=max(1, play.other))
    if not english and not board.at(seat, play.region):
        raise Illegal("G27.E04", "gp-no-own-presence", region=board.box.region(play.region))


def peace(board: Board, seat: int, play: Play) -> None:
    """G27.E05 Not while one is open."""
    expect(play)
    if board.peace_of() != NOBODY:
        raise Illegal("G27.E05", "gp-no-second-peace")


def warmonger(board: Board, seat: int, play: Play) -> None:
    """G27.E06 Removes an open peace or pact, or stays open for a war."""
    if play.how == "open":
        expect(play, "how")
        return
    expect(play, "how", "party")
    if (
        play.how not in ("peace", "pact")
        or not 0 <= play.party < board.players
        or not board.open[play.party] & BIT[play.how]
    ):
        raise Illegal("G27.E06", "gp-no-such-card-open")


def pact(board: Board, seat: int, play: Play) -> None:
    """G27.E07 A region and one of its neighbours."""
    expect(play, "region", "other")
    if play.other not in board.box.neighbours[play.region]:
        raise Illegal("G27.E07", "gp-no-neighbour", region=board.box.region(play.region), number=play.other)


def coup(board: Board, seat: int, play: Play) -> None:
    """G28.1 A region with a governing party other than oneself."""
    expect(play, "region")
    if not [ruler for ruler in board.government(play.region) if ruler != seat]:
        raise Illegal("G28.1", "gp-no-coup", region=board.box.region(play.region))


def any_region(board: Board, seat: int, play: Play) -> None:
    """G27.E09, G27.E10, G27.E15 Any region will do."""
    expect(play, "region")


def sabotage(board: Board, seat: int, play: Play) -> None:
    """G27.E12 A region with at least one chip."""
    expect(play, "region")
    if not any(board.holds(play.region)):
        raise Illegal("G27.E12", "gp-no-chips", region=board.box.region(play.region))


def retirement(board: Board, seat: int, play: Play) -> None:
    """G27.E11 An opponent's politician in any region."""
    expect(play, "region", "party")
    check_opponent(board, seat, play)


def drive(board: Board, seat: int, play: Play) -> None:
    """G27.E13 Is laid open; no conditions."""
    expect(play)


def defector(board: Board, seat: int, play: Play) -> None:
    """G27.E14 An opponent's politician in any region, and two in base."""
    expect(play, "region", "party")
    check_opponent(board, seat, play)
    if board.at(seat, BASE) < 2:
        raise Illegal("G27.E14", "gp-no-base", need=2)


def transfer(board: Board, seat: int, play: Play) -> None:
    """G27.E16 Any politician in a region, and another region."""
    expect(play, "region", "party", "other")
    there = 0 <= play.party < board.players and board.at(play.party, play.region)
    if not there or play.other == play.region or play.other not in REGIONS:
        raise Illegal("G27.E16", "gp-no-transfer", region=board.box.region(play.region))


CONDITIONS: dict[str, Callable[[Board, int, Play], None]] = {
    "assassination": assassination,
    "initiative": initiative,
    "aid": aid,
    "expansion": expansion,
    "peace": peace,
    "warmonger": warmonger,
    "pact": pact,
    "coup": coup,
    "recession": any_region,
    "revolution": any_region,
    "retirement": retirement,
    "sabotage": sabotage,
    "drive": drive,
    "defector": defector,
    "unrest": any_region,
    "transfer": transfer,
}
