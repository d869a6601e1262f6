"""A tiny game for tests of the kernel: two rounds of drawn cards, secret bids, a discreet window, gifts at any time.

T1 Everybody draws a card. T2 All bid coins at the same time, sealed. T3 Everybody is asked, discreetly, whether to
double, but only the holder of the ace may.
T4 The highest bidder takes a coin from everybody who bid less. T5 At any time a player may give a coin to the next one.
After two rounds the richest wins.
"""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw
from camarilla.core.flow import Ask, AskAll, Call, Done, Position, Procedure, Step
from camarilla.core.game import Game, Outcome, Switch
from camarilla.core.illegal import BrokenLaw
from camarilla.core.news import News
from camarilla.core.questions import CHANCE, Amount, Choice, Choose, Dice, YesNo
from camarilla.core.secrets import Guess, Secrets, drawn_from
from camarilla.core.state import State
from camarilla.core.words import Plain, Words, named

PILE = ("ace", "king", "king", "queen")


@dataclass
class Toy(State):
    box: dict[str, str]
    rules: dict[str, str]
    players: int
    coins: list[int]
    hands: list[str]
    pile: tuple[str, ...] = PILE
    round: int = 0
    ears: list[News] | None = None


@dataclass
class Rounds(Procedure):
    """T0 The whole game."""

    def begin(self, g: Toy) -> Step:
        return self.next_round if g.round < 2 else self.end

    def next_round(self, g: Toy) -> Step:
        g.round += 1
        g.pile, g.hands = PILE, [""] * g.players
        return self.deal

    def deal(self, g: Toy) -> Step:
        """T1 One card each."""
        return Ask(CHANCE, Draw("T1", g.pile, g.players), then=self.dealt)

    def dealt(self, g: Toy, cards: tuple[str, ...]) -> Step:
        left = list(g.pile)
        for seat, card in enumerate(cards):
            left.remove(card)
            g.hands[seat] = card
            g.tell("toy-news-card", "T1", {seat: {"card": card}}, who=named(seat))
        g.pile = tuple(left)
        return Call(Bids(), then=self.begin_again)

    def begin_again(self, g: Toy, _: None) -> Step:
        return self.begin

    def end(self, g: Toy) -> Step:
        best = max(g.coins)
        winners = tuple(seat for seat in range(g.players) if g.coins[seat] == best)
        return Done(Outcome("richest", winners, tuple(g.coins), g.round))


@dataclass
class Bids(Procedure):
    """T2 to T4 One auction."""

    bids: tuple[int, ...] = ()

    def begin(self, g: Toy) -> Step:
        return self.ask

    def ask(self, g: Toy) -> Step:
        """T2 All at the same time."""
        questions = {seat: Amount("T2", "toy-ask-bid", 0, g.coins[seat], 0) for seat in range(g.players)}
        return AskAll(questions, then=self.bid)

    def bid(self, g: Toy, bids: dict[int, int]) -> Step:
        self.bids = tuple(bids.values())
        return self.window

    def window(self, g: Toy) -> Step:
        """T3 Discreetly, and whether he holds the ace or not: nobody learns who does."""
        questions = {seat: double(g.hands[seat] == "ace") for seat in range(g.players)}
        return AskAll(questions, then=self.doubled, discreet=True)

    def doubled(self, g: Toy, answers: dict[int, str]) -> Step:
        """T4 The highest takes a coin from all others."""
        best = max(self.bids)
        winner = self.bids.index(best)
        for seat in range(g.players):
            if self.bids[seat] < best and g.coins[seat]:
                g.coins[seat] -= 1
                g.coins[winner] += 1
        g.tell("toy-news-bids", "T4", bids=list(self.bids), doubled="yes" in answers.values())
        return Done()

    def whose(self, g: Toy, seat: int) -> str:
        return "T2"


def double(may: bool) -> Choose:
    """T3 Yes is for the holder of the ace."""
    keys = ("yes", "no") if may else ("no",)
    return Choose("T3", "toy-ask-double", tuple([Choice(key, Words(f"core-{key}")) for key in keys]), "no")


@dataclass
class Gift(Procedure):
    """T5 A coin for the next player, at any time."""

    giver: int

    def begin(self, g: Toy) -> Step:
        g.coins[self.giver] -= 1
        g.coins[(self.giver + 1) % g.players] += 1
        g.tell("toy-news-gift", "T5", who=named(self.giver))
        return Done()


def may_interject(g: Toy, seat: int) -> YesNo | None:
    return YesNo("T5", "toy-ask-gift") if g.coins[seat] else None


def interject(g: Toy, seat: int, answer: bool) -> Procedure:
    return Gift(seat)


def box(rules: dict[str, str], own: Plain) -> dict[str, str]:
    return {}


def setup(players: int, rules: dict[str, str], box: dict[str, str]) -> Toy:
    return Toy(box, rules, players, [3] * players, [""] * players)


@dataclass
class ToyView:
    coins: tuple[int, ...]
    hand: str | None
    round: int


def view(g: Toy, seat: int | None) -> ToyView:
    return ToyView(tuple(g.coins), None if seat is None else g.hands[seat], g.round)


def redeal(position: Position, seat: int, dice: Dice) -> None:
    g: Toy = position.state
    hidden = [g.hands[other] for other in range(g.players) if other != seat] + list(g.pile)
    for other in range(g.players):
        if other != seat and g.hands[other]:
            g.hands[other] = hidden.pop(dice.below(len(hidden)))
    g.pile = tuple(sorted(hidden))


def guesses(position: Position, seat: int) -> dict[str, Guess]:
    g: Toy = position.state
    held = [(other, g.hands[other]) for other in range(g.players) if other != seat and g.hands[other]]
    unseen = [len(card) for card in (*[card for _, card in held], *g.pile)]
    return {f"hand {other}": drawn_from(unseen, [len(card)]) for other, card in held}


def laws(g: Toy) -> None:
    if sum(g.coins) != 3 * g.players:
        raise BrokenLaw("T0: coins are neither made nor lost")


TOY = Game(
    id="toy",
    prefix="toy",
    version="1",
    seats=(2, 3),
    switches=(
        Switch("speed", ("slow", "fast"), "slow", "T0", "our own", "ruled"),
        Switch("colour", ("grey", "red"), "grey", "T0", "our own", "ruled", needs={"speed": ("fast",)}),
    ),
    kinds=("toy-ask-bid", "toy-ask-double", "toy-ask-gift"),
    reconstructed=(),
    box=box,
    setup=setup,
    main=Rounds,
    view=view,
    redeal=redeal,
    secrets=Secrets(hidden=("hands", "pile"), followed=(), reveals=frozenset(), varied=0.5, guesses=guesses),
    laws=laws,
    saves=(Rounds, Bids, Gift),
    endings=("richest",),
    may_interject=may_interject,
    interject=interject,
)
