"""The table of Viva el Presidente as plain data; queries, no rules.

V0.1 Words: the Presidente holds the sunglasses, everybody else is a Golpista. V17.1 says what of this is public.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from camarilla.core.news import News
from camarilla.core.state import State
from camarilla.games.viva.components import DEFEND_PRESIDENTE, MAX_DICE, Box

NOBODY = -1
_CLOCKWISE = {
    players: [tuple([(first + step) % players for step in range(players)]) for first in range(players)]
    for players in (3, 4, 5)
}


class Phase(Enum):
    """V0.7 The six phases of a round, and the set-up before the first."""

    SETUP = "setup"
    DRAW = "draw"
    PROMISES = "promises"
    ORDERS = "orders"
    COMBAT = "combat"
    SPEND = "spend"
    HAND_LIMIT = "hand_limit"
    OVER = "over"


class BattleStep(Enum):
    """The four steps of a battle (V8 to V12) and its aftermath (V20)."""

    DEFENDERS = "A"
    ATTACKERS = "B"
    ROLL = "C"
    PLUNDER = "D"
    KILLS = "K"


@dataclass
class Force:
    """V7.5 The dice of one player in a battle: his own, and those on loan from the Presidente (V23.2)."""

    own: int
    loaned: int = 0

    @property
    def dice(self) -> int:
        return self.own + self.loaned


@dataclass
class Battle:
    """One battle. Everything here is public (V6.6, V17.1)."""

    defender: int
    against_presidente: bool
    home: Force
    attackers: dict[int, Force]
    supporters: dict[int, Force]
    step: BattleStep = BattleStep.DEFENDERS
    gunboats: dict[int, int] = field(default_factory=dict)  # attackers' Gunboats by seat, V10.3
    defence_gunboats: int = 0  # V10.5
    surprised: bool = False  # V26.SUR
    peasants: bool = False  # V26.PEA
    bribed: bool = False  # V26.BRI
    ignored: dict[int, int] = field(default_factory=dict)  # V26.BRI Presidential dice that look away, by force
    rolls: dict[int, tuple[int, ...]] = field(default_factory=dict)  # own dice first, then loaned ones
    named: tuple[tuple[int, bool], ...] = ()  # V20.4 dice named to die: whose force, loaned or own
    success: bool | None = None
    ranking: tuple[int, ...] = ()  # V12.2

    def copy(self) -> Battle:
        new = Battle(self.defender, self.against_presidente, self.home, self.attackers.copy(), self.supporters.copy())
        new.step, new.gunboats, new.defence_gunboats = self.step, self.gunboats.copy(), self.defence_gunboats
        new.surprised, new.peasants, new.bribed = self.surprised, self.peasants, self.bribed
        new.ignored = self.ignored.copy()
        new.rolls, new.named, new.success, new.ranking = self.rolls.copy(), self.named, self.success, self.ranking
        return new

    def force(self, seat: int) -> Force | None:
        """The dice of this player in the battle, on whichever side."""
        if seat == self.defender:
            return self.home
        return self.attackers.get(seat) or self.supporters.get(seat)

    def takes_part(self, seat: int) -> bool:
        """V7.5 Whether this player is a participant."""
        return seat == self.defender or seat in self.attackers or seat in self.supporters

    def opponents_of(self, seat: int) -> tuple[int, ...]:
        """The players of the other side: attackers for the defending side and the other way round."""
        if seat in self.attackers:
            return (self.defender, *self.supporters)
        return tuple(self.attackers)


@dataclass
class Part:
    """One line of a sum: whose, what (dice, fixed, buildings, gunboats), how many, the faces, the value, its rule."""

    seat: int
    what: str
    count: int
    faces: tuple[int, ...]
    value: int
    rule: str


@dataclass
class Report:
    """A battle that is over, as everybody saw it."""

    defender: int
    against_presidente: bool
    attack: tuple[Part, ...]
    defence: tuple[Part, ...]
    attack_value: int
    defence_value: int
    called_off: bool  # V8.3 no attacker was left, nothing was rolled
    success: bool
    ranking: tuple[int, ...]


@dataclass
class Moved:
    """V17.2 A card that went from one place (``hand:2``, ``promise:1``) to another, and who saw its face."""

    card: str
    source: str
    target: str
    size: int  # cards in the source before
    witnesses: tuple[int, ...]


@dataclass
class Viva(State):
    """The table."""

    box: Box
    rules: dict[str, str]
    players: int
    deck: tuple[str, ...]  # a multiset: its order does not exist (V17.2)
    hands: list[tuple[str, ...]]
    promises: list[tuple[str, ...]]
    dice: list[int]  # own dice, not those in the supply (V0.1)
    buildings: list[tuple[str, ...]]  # tiles on the estate, without the main house
    colours: list[str]
    numbers: list[int]
    promised_dice: list[tuple[int, ...]]  # V21.1 the Presidente's dice in each promise space, by face
    loans: list[tuple[int, ...]]  # V23.2 dice on loan to each player, by face
    orders: list[tuple[int, ...]]  # V6.1 by seat, sorted faces
    spied: list[tuple[int, int, tuple[int, ...]]]  # V26.SPY who looked behind whose screen and saw what
    given: list[tuple[str, ...] | None]  # V17.2 what the Presidente knows to lie in each promise space
    moves: list[Moved]  # V17.2 cards whose way somebody has seen
    fresh: list[int]  # cards that came unseen into each hand since the last count of victory points (V18.2)
    reports: list[Report]  # the battles of this round
    barred: list[int]  # how many victory cards each player can have held at that count
    discards: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()  # V0.4 a card whose effect is not finished yet
    presidente: int = NOBODY
    successor: int = NOBODY  # V13.2 who takes the sunglasses after the battles
    betrayers: tuple[int, ...] = ()  # V14.2 who ordered a die against the Presidente
    screens_up: bool = False
    promises_settled: bool = False
    bought_card: bool = False  # V15.6 by the player whose spending turn it is
    spender: int = NOBODY
    round: int = 0
    phase: Phase = Phase.SETUP
    battle: Battle | None = None
    to_come: tuple[int, ...] = ()  # defenders of the battles still to be fought
    ears: list[News] | None = None

    def rounds(self) -> int:
        return self.round

    def copy(self) -> Viva:
        new = super().copy()
        if self.battle is not None:
            new.battle = self.battle.copy()
        return new

    def the_battle(self) -> Battle:
        """The battle under way."""
        assert self.battle is not None
        return self.battle

    @property
    def expert(self) -> bool:
        return self.rules["mode"] == "expert"

    @property
    def victory_points_to_end(self) -> int:
        """V18.1 five, V19.1 six in the expert game."""
        return 6 if self.expert else 5

    def clockwise(self, first: int) -> tuple[int, ...]:
        """V0.1 All players clockwise, beginning with this one."""
        return _CLOCKWISE[self.players][first]

    def golpistas(self) -> tuple[int, ...]:
        """V0.1 Everybody but the Presidente, clockwise from his left."""
        return self.clockwise(self.presidente)[1:]

    def seat_of(self, number: int) -> int:
        """Whose estate has this number; NOBODY if it is not in play."""
        return self.numbers.index(number) if number in self.numbers else NOBODY

    def house_count(self, seat: int) -> int:
        """V10.5 Buildings with the main house."""
        return 1 + len(self.buildings[seat])

    def supply(self, seat: int) -> int:
        """V1.3 Dice of this player's colour in the supply."""
        return MAX_DICE - self.dice[seat]

    def legal_faces(self, seat: int) -> tuple[int, ...]:
        """V6.2 The orders a die of this player can show."""
        return (*sorted(self.numbers), DEFEND_PRESIDENTE)

    def victory_points(self, seat: int) -> int:
        """V18.2 buildings and luxuries, V19.2 the sunglasses in the expert game."""
        points = 1 + len(self.buildings[seat]) + self.box.luxury(self.hands[seat])
        return points + (1 if self.expert and seat == self.presidente else 0)
