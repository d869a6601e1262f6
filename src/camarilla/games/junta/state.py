"""The table of Junta as plain data; queries, no rules.

J1.1 A family is a number. Real players are 0 to players - 1 and sit in this order; with two or three players the
dummies of J17 are the families after them. J1.4 An office is its place in ``OFFICES``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from camarilla.core.deals import Offer
from camarilla.core.flow import Procedure
from camarilla.core.news import News
from camarilla.core.plain import fixed
from camarilla.core.state import State
from camarilla.games.junta.components import OFFICE_UNITS, Box
from camarilla.games.junta.course import Bank, Cut, Phase, Stage
from camarilla.games.junta.locks import EVERYBODY, Leave, Lock
from camarilla.games.junta.money import NO_NOTES, Notes, plus
from camarilla.games.junta.sources import Cast

NOBODY = -1
FROZEN = -2  # J13.0c commander of units that obey nobody
OWNER = 0  # the seat of the host
PRESIDENT, MINISTER, GENERAL1, GENERAL2, GENERAL3, ADMIRAL, AIR = range(7)
GENERALS = (GENERAL1, GENERAL2, GENERAL3)
LOCATIONS = ("bank", "headquarters", "home", "mistress", "club")  # J9.0
HAND_LIMIT = 6  # J5.1
PALACE = "PAL"  # J12.3, J13.5d
WEAPONS = {"gunboat": ADMIRAL, "air_strike": AIR}  # J13.6 what an office fires without moving
OFFICE_OF = {kind: office for office, kind in enumerate(OFFICE_UNITS)}
BY_OFFICE = -1  # a unit that follows its office
READY, MOVED, RETREATED = range(3)  # what a unit has done in this coup phase
CLOCKWISE = [[tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)] for seats in range(8)]

# where, what, who commands it (BY_OFFICE: its office), with which arrival it came, what it did in this phase
Stack: TypeAlias = tuple[str, str, int, int, int]


@fixed
class Attempt:
    """J10.0 An announced attempt: card 0 is the secret police, an empty location means robbers."""

    sender: int
    card: int
    target: int
    location: str


@fixed
class Goods:
    """J16.2 What changes hands in a deal: cards, notes, units (area, kind, how many).

    What is asked for can be left to the other one: ``money`` is a sum in whatever notes, ``kinds`` are so many cards of
    a kind (or of ``any``), whichever he likes.
    """

    cards: tuple[int, ...] = ()
    notes: Notes = NO_NOTES
    units: tuple[tuple[str, str, int], ...] = ()
    money: int = 0
    kinds: tuple[tuple[str, int], ...] = ()


@fixed
class Reckoning:
    """J7.1 What somebody has worked out about a purse: bounds of the whole, of its cash and of the account in it.

    ``mid`` is the best guess of the whole in eighths of a million, ``loose`` of how many unseen notes it is made.
    """

    low: int = 0
    high: int = 0
    cash: int = 0  # at least
    account_low: int = 0
    account_high: int = 0
    mid: int = 0
    loose: int = 0


@dataclass
class Junta(State):
    """Everything on the table and in the pockets. Who may see what is said in ``view``."""

    box: Box
    rules: dict[str, str]
    players: int
    families: int
    round: int = 0
    phase: Phase = Phase.SETTING_UP
    # cards (J5)
    hand: list[tuple[int, ...]] = field(default_factory=list)
    table: list[tuple[int, ...]] = field(default_factory=list)  # open influence cards and lasting events
    deck: tuple[int, ...] = ()  # a multiset: its order does not exist until it is drawn
    discards: tuple[int, ...] = ()
    # money (J7)
    cash: list[Notes] = field(default_factory=list)
    account: list[Notes] = field(default_factory=list)
    stack: Notes = NO_NOTES
    under: Notes = NO_NOTES
    aid: Notes = NO_NOTES
    aid_of: int = NOBODY
    aid_seen: tuple[int, ...] = ()  # who has looked at these notes: the President who drew them, and who got them since
    # families and offices (J1, J6, J9, J10.4)
    alive: list[bool] = field(default_factory=list)
    exile: list[str] = field(default_factory=list)
    location: list[str] = field(default_factory=list)
    shown: bool = False
    offices: list[int] = field(default_factory=list)
    assigned: bool = False
    last_president: int = NOBODY
    in_law: int = NOBODY  # the office that the brother-in-law runs
    orphans: tuple[int, ...] = ()  # the orphaned offices for which he was chosen
    murdered: bool = False  # J9.1b the President was killed and no new one is elected
    # markers (J3.2, J8, J10.1)
    pretext: bool = False
    bank: Bank = Bank.OPEN
    marker: int = 0  # 0 shoot-out at the bank; 1 struck this round; 2 the bank is safe this round
    forced: bool = False
    away: tuple[int, ...] = ()  # brigades that are off the map
    # what belongs to the round or the phase
    lobbies: tuple[int, ...] = ()  # lobbies that have paid this round
    targets: tuple[int, ...] = ()
    robbed: tuple[int, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    police_attempts: int = 0
    new_budget_used: bool = False
    reform: int = NOBODY
    resigned: bool = False  # in this phase
    # the running vote (J4)
    ballot: Stage = Stage.NO_VOTE
    ballot_kind: str = ""
    candidates: tuple[int, ...] = ()
    cast: tuple[Cast, ...] = ()
    cut: Cut = Cut.NOT
    # the budget (J8)
    proposal: tuple[int, ...] = ()
    proposer: int = NOBODY
    envelopes: tuple[Notes, ...] = ()  # the notes meant for each family, if the proposer named them; his secret
    # the coup (J12 to J14)
    coup: bool = False
    leader: int = NOBODY
    rebels: tuple[int, ...] = ()
    coup_phase: int = 0
    proposed_end: tuple[int, ...] = ()  # J13.0 who has proposed an early end in this coup phase
    called_off: str = ""
    order: tuple[int, ...] = ()
    units: dict[Stack, int] = field(default_factory=dict)
    arrivals: int = 0
    command: tuple[int, ...] = ()  # who commands the units of each office
    strikes: int = 0
    landed: tuple[str, ...] = ()
    named: tuple[tuple[str, str], ...] = ()  # (weapon, area) to be fired in this combat segment
    red_areas: tuple[str, ...] = ()  # J13.8.1
    losses: dict[tuple[str, int], int] = field(default_factory=dict)  # by area and commander, in this phase
    engaged: tuple[tuple[str, int], ...] = ()
    fights: tuple[str, ...] = ()
    declared: tuple[tuple[int, str], ...] = ()
    winner: str = ""
    # deals (J16)
    offers: dict[int, Offer[Goods]] = field(default_factory=dict)
    next_offer: int = 1
    # what seats know beyond the table: (observer, card) -> whose hand it is in
    known: dict[tuple[int, int], int] = field(default_factory=dict)
    spied: tuple[tuple[int, int, int], ...] = ()  # spy, whom, sum at that time
    ledger: list[Reckoning] = field(default_factory=list)  # by observer and family; the last observer is the public
    # two and three players (J17, J18)
    faction: list[str] = field(default_factory=list)
    swapped: tuple[int, ...] = ()
    ears: list[News] | None = None

    # --- what is under way ---

    def locked(self, what: Lock, who: int = EVERYBODY) -> bool:
        """Whether something that runs forbids this to everybody, or to this player."""
        for procedure in self.under_way:
            if type(procedure).locks is not Procedure.locks:  # most of them lock nothing, and this is asked often
                for lock, whom in procedure.locks(self):
                    if lock is what and whom in (EVERYBODY, who):
                        return True
        return False

    @property
    def moving(self) -> bool:
        """J13.9 A movement segment of a coup."""
        for procedure in self.under_way:
            if type(procedure).allows is not Procedure.allows and Leave.UNITS in procedure.allows(self):
                return True
        return False

    # --- families ---

    def rounds(self) -> int:
        return self.round

    @property
    def mini(self) -> bool:
        """J17.0 Whether dummies play."""
        return self.families > self.players

    @property
    def president(self) -> int:
        return self.offices[PRESIDENT]

    def present(self, family: int) -> bool:
        """Alive and not in exile."""
        return self.alive[family] and not self.exile[family]

    def present_players(self) -> list[int]:
        return [one for one in range(self.players) if self.alive[one] and not self.exile[one]]

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats from this one, to the left."""
        return CLOCKWISE[self.players][first]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players if seat >= 0 else OWNER

    def opposition(self) -> int:
        """J17.0 The leader of the opposition: the Air Force is his."""
        return self.offices[AIR]

    def leader_of(self, family: int) -> int:
        """J17.7 Who acts for a family: itself, or the present leader of its faction; NOBODY if there is none."""
        if family < self.players:
            return family if self.alive[family] and not self.exile[family] else NOBODY
        if not self.alive[family] or not self.faction[family]:
            return NOBODY
        leader = self.president if self.faction[family] == "government" else self.opposition()
        return leader if leader >= 0 and self.present(leader) else NOBODY

    def followers(self, seat: int) -> list[int]:
        """J17.0v The living dummies of this player's faction."""
        return [one for one in range(self.players, self.families) if self.leader_of(one) == seat]

    # --- offices ---

    def offices_of(self, family: int) -> list[int]:
        return [office for office, holder in enumerate(self.offices) if holder == family]

    def orphaned(self) -> tuple[int, ...]:
        """J10.4 Offices whose holder is not present."""
        alive, exile = self.alive, self.exile
        return tuple([office for office, one in enumerate(self.offices) if one >= 0 and (not alive[one] or exile[one])])

    def runs(self, office: int) -> int:
        """J10.4, J13.0c Who votes and commands for an office: holder, President for his brother-in-law, or FROZEN."""
        holder = self.offices[office]
        if holder < 0:
            return FROZEN
        if self.families > self.players:  # J17.0
            leader = self.leader_of(holder)
            return leader if leader >= 0 else FROZEN
        if self.alive[holder] and not self.exile[holder]:
            return holder
        if self.in_law == office and self.president >= 0 and self.present(self.president):
            return self.president
        return FROZEN

    def minister(self) -> int:
        """Who has the powers of the Ministry now; NOBODY if it is frozen (J8.6, J10.4)."""
        who = self.runs(MINISTER)
        if who == FROZEN:
            return NOBODY
        if not self.mini and who != self.offices[MINISTER] and self.rules["brother_in_law_minister"] != "full":
            return NOBODY
        return who

    # --- cards ---

    def has_open(self, family: int, card: int) -> bool:
        return card in self.table[family]

    def open_influence(self, family: int) -> tuple[int, ...]:
        cards = self.box.cards
        return tuple([card for card in self.table[family] if cards[card].kind == "influence"])

    def held(self, family: int) -> int:
        """J5.1 Cards that count against the limit."""
        return len(self.hand[family]) + len(self.open_influence(family))

    def lobby(self, seat: int) -> int:
        """J5.3.5 What this player's lobbies still pay this round towards one price."""
        pay = [
            self.box.cards[card].lobby
            for card in self.table[seat]
            if self.box.cards[card].lobby and card not in self.lobbies
        ]
        if not pay:
            return 0
        return sum(pay) if self.rules["lobbies_join"] == "yes" else max(pay)

    def purse(self, seat: int) -> Notes:
        """J7.1p What a player can pay prices from; J18.3 the President also from his dummies' money."""
        notes = self.cash[seat]
        if self.players == 3 and seat == self.president:
            for dummy in self.followers(seat):
                notes = plus(notes, self.cash[dummy])
        return notes

    # --- coup ---

    def commander(self, kind: str, who: int) -> int:
        """J13.0c Who commands a unit."""
        if who == BY_OFFICE:
            return self.command[OFFICE_OF[kind]]
        return who if self.alive[who] and not self.exile[who] else FROZEN

    def stacks(self, area: str = "", units: dict[Stack, int] | None = None) -> list[tuple[Stack, int, int]]:
        """The units in an area, or all on the map, with their commanders: (stack, how many, commander)."""
        command, alive, exile = self.command, self.alive, self.exile
        found: list[tuple[Stack, int, int]] = []
        for stack, number in (self.units if units is None else units).items():
            if area and stack[0] != area:
                continue
            who = stack[2]
            if who == BY_OFFICE:
                found.append((stack, number, command[OFFICE_OF[stack[1]]]))
            else:
                found.append((stack, number, who if alive[who] and not exile[who] else FROZEN))
        return found

    def forces(self, area: str) -> dict[int, int]:
        """How many units each commander has in an area."""
        found: dict[int, int] = {}
        for _, number, commander in self.stacks(area):
            found[commander] = found.get(commander, 0) + number
        return found

    def kinds(self, area: str, commander: int) -> dict[str, int]:
        """The units of one commander in an area, by kind."""
        found: dict[str, int] = {}
        for stack, number, one in self.stacks(area):
            if one == commander:
                found[stack[1]] = found.get(stack[1], 0) + number
        return found

    def on_map(self, kind: str) -> int:
        return sum([number for stack, number in self.units.items() if stack[1] == kind])
