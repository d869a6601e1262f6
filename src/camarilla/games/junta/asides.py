"""J5.2i What may be done at any time: one question that lists it (the answers to it are in ``said``).

Open offers are part of the table; making, accepting, declining, countering and withdrawing one are such asides, so a
deal never keeps the table waiting (J16.2).
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

from camarilla.core.illegal import BadInput, Illegal, WrongMoment
from camarilla.core.questions import Dice, Menu, Option
from camarilla.core.words import Plain, Words, named
from camarilla.games.junta.desk import NOTHING, UNTIL, Desk
from camarilla.games.junta.money import NO_NOTES, holds
from camarilla.games.junta.questions.chamber import choice_text
from camarilla.games.junta.questions.kinds import card_text, number_of
from camarilla.games.junta.said import (
    NAMES,
    AcceptOffer,
    ComeHome,
    Discard,
    DropOffer,
    MakeOffer,
    OpenForDummy,
    Play,
    ProposeEnd,
    Said,
    StepDown,
    SwapWithDummy,
    read_said,
    write_said,
)
from camarilla.games.junta.state import NOBODY, Goods


@dataclass
class Aside(Desk):
    """J5.2i Everything this player may do out of turn now."""

    key: ClassVar[str] = "junta-ask-aside"
    plays: tuple[tuple[int, tuple[int, ...], tuple[str, ...]], ...]  # card, targets, choices
    discards: tuple[int, ...]
    resign: bool
    home: bool
    ends: bool
    swaps: tuple[tuple[int, tuple[int, ...]], ...]  # dummy, its cards
    openings: tuple[tuple[int, int], ...]  # dummy, card

    def check(self, answer: Said) -> None:
        if isinstance(answer, Play):
            self._check_play(answer)
        elif isinstance(answer, Discard):
            if answer.card not in self.discards:
                raise Illegal("J5.3", "junta-no-discard")
        elif isinstance(answer, StepDown):
            if not self.resign:
                raise Illegal("J4.R", "junta-no-resignation")
        elif isinstance(answer, ComeHome):
            if not self.home:
                raise Illegal("J9.1b", "junta-no-return")
        elif isinstance(answer, ProposeEnd):
            if not self.ends or answer.side not in ("president", "rebels"):
                raise Illegal("J13.0", "junta-no-early-end")
        elif isinstance(answer, MakeOffer):
            self.check_offer(answer)
        elif isinstance(answer, AcceptOffer):
            self.check_accept(answer)
        elif isinstance(answer, DropOffer):
            if answer.number not in self.mine:
                raise Illegal("J16.2", "junta-no-such-offer")
        else:
            self._check_dummy(answer)

    def _check_play(self, play: Play) -> None:
        for card, targets, whats in self.plays:
            if card == play.card:
                if (play.target in targets if targets else play.target == NOBODY) and (
                    play.what in whats if whats else not play.what
                ):
                    return
                raise Illegal(f"J5.C.{card}", "junta-no-such-player", seats=[named(one) for one in targets])
        raise WrongMoment("J5.3", "junta-no-card-now")

    def _check_dummy(self, answer: Said) -> None:
        if isinstance(answer, SwapWithDummy):
            theirs = dict(self.swaps).get(answer.dummy, ())
            if answer.mine not in self.cards or answer.theirs not in theirs:
                raise Illegal("J17.1", "junta-no-swap")
        elif isinstance(answer, OpenForDummy):
            if (answer.dummy, answer.card) not in self.openings:
                raise Illegal("J17.3", "junta-no-swap")
        else:
            raise Illegal("J5.2i", "junta-no-aside")

    # --- a random aside ---

    def sample(self, dice: Dice) -> Said:
        ways: list[str] = []
        for way, able in (
            ("play", self.plays), ("play", self.plays), ("discard", self.discards), ("resign", self.resign),
            ("home", self.home), ("ends", self.ends), ("accept", self.offers), ("accept", self.offers),
            ("drop", self.mine), ("give", self.can_give()), ("ask", self.partners),
            ("swap", self.swaps and self.cards), ("open", self.openings),
        ):  # fmt: skip
            if able:
                ways.append(way)
        return self._some(ways[dice.below(len(ways))], dice)

    def can_give(self) -> bool:
        return bool(self.partners) and bool(self.cards or self.units or (self.notes != NO_NOTES and not self.promised))

    def _some(self, way: str, dice: Dice) -> Said:
        if way == "play":
            card, targets, whats = self.plays[dice.below(len(self.plays))]
            target = targets[dice.below(len(targets))] if targets else NOBODY
            return Play(card, target, whats[dice.below(len(whats))] if whats else "")
        if way == "discard":
            return Discard(self.discards[dice.below(len(self.discards))])
        if way in ("give", "ask"):
            to = self.partners[dice.below(len(self.partners))]
            get = Goods(money=dice.below(3)) if way == "give" else self.some_wish(dice)
            return MakeOffer(to, self._something(dice) if way == "give" else NOTHING, get, until=UNTIL[dice.below(3)])
        if way == "accept":
            return self.some_accept(dice)
        if way == "drop":
            return DropOffer(self.mine[dice.below(len(self.mine))])
        if way == "swap":
            dummy, theirs = self.swaps[dice.below(len(self.swaps))]
            return SwapWithDummy(dummy, self.cards[dice.below(len(self.cards))], theirs[dice.below(len(theirs))])
        if way == "open":
            return OpenForDummy(*self.openings[dice.below(len(self.openings))])
        if way == "ends":
            return ProposeEnd(("president", "rebels")[dice.below(2)])
        return StepDown() if way == "resign" else ComeHome()

    def _something(self, dice: Dice) -> Goods:
        if self.units and dice.below(2):
            area, kind, number = self.units[dice.below(len(self.units))]
            return Goods(units=((area, kind, 1 + dice.below(number)),))
        if self.cards and (self.promised or self.notes == NO_NOTES or dice.below(2)):
            return Goods(cards=(self.cards[dice.below(len(self.cards))],))
        some = [NO_NOTES, (1, 0, 0), (0, 1, 0), (0, 0, 1)]
        able = [one for one in some[1:] if holds(self.notes, one)] if not self.promised else []
        if able:
            return Goods(notes=able[dice.below(len(able))])
        area, kind, _ = self.units[0]
        return Goods(units=((area, kind, 1),))

    def forced(self) -> bool:
        """Whether there is exactly one thing to do; whoever may make offers has many."""
        if self.partners:
            return False
        ways = sum([max(1, len(targets)) * max(1, len(whats)) for _, targets, whats in self.plays])
        ways += sum([len(self.cards) * len(theirs) for _, theirs in self.swaps])
        ways += len(self.discards) + self.resign + self.home + 2 * self.ends
        return ways + len(self.offers) + len(self.mine) + len(self.openings) == 1

    def default(self) -> Said:
        """Nobody makes an aside for an absent player; if he must, the one that costs least."""
        if self.mine:
            return DropOffer(self.mine[0])
        if self.partners:
            return MakeOffer(self.partners[0], NOTHING, Goods(money=1))
        if self.discards:
            return Discard(self.discards[-1])
        if self.plays:
            card, targets, whats = self.plays[-1]
            return Play(card, targets[0] if targets else NOBODY, whats[0] if whats else "")
        if self.openings:
            return OpenForDummy(*self.openings[0])
        if self.ends:
            return ProposeEnd("president")
        return ComeHome() if self.home else StepDown()

    # --- small steps ---

    def steps(self, so_far: tuple[str, ...]) -> Menu[Said]:
        if not so_far:
            return Menu(tuple(self._first_steps()))
        kind, _, what = so_far[0].partition(":")
        if kind == "play":
            return self._play_menu(number_of(what), so_far[1:])
        if kind == "discard":
            return Menu((), Discard(number_of(what)))
        if kind == "accept":
            return self.accept_menu(number_of(what), so_far[1:])
        if kind == "drop":
            return Menu((), DropOffer(number_of(what)))
        if kind == "ends":
            return Menu((), ProposeEnd(what))
        if kind == "offer":
            return self.offer_menu(number_of(what), so_far[1:])
        if kind == "swap":
            return self._swap_menu(number_of(what), so_far[1:])
        if kind == "open":
            dummy, _, card = what.partition("@")
            return Menu((), OpenForDummy(number_of(dummy), number_of(card)))
        if so_far[0] in ("resign", "home"):
            return Menu((), StepDown() if kind == "resign" else ComeHome())
        raise BadInput("steps", "core-bad-step", step=so_far[0])

    def _first_steps(self) -> list[Option]:
        found = [
            Option(f"play:{c}", Words("junta-opt-play", {"card": card_text(c)}), f"J5.C.{c}", f"card:{c}")
            for c, _, _ in self.plays
        ]
        found += [
            Option(f"discard:{c}", Words("junta-opt-discard", {"card": card_text(c)}), "J5.3", f"card:{c}")
            for c in self.discards
        ]
        if self.resign:
            found.append(Option("resign", Words("junta-opt-resign"), "J4.R"))
        if self.home:
            found.append(Option("home", Words("junta-opt-home"), "J9.1b"))
        if self.ends:
            found += [
                Option(f"ends:{side}", Words(f"junta-opt-ends-{side}"), "J13.0") for side in ("president", "rebels")
            ]
        for number, offer in self.offers:
            words = Words("junta-opt-accept", {"who": named(offer.maker), "number": number})
            found.append(Option(f"accept:{number}", words, "J16.2", f"offer:{number}"))
        found += [Option(f"drop:{n}", Words("junta-opt-drop", {"number": n}), "J16.2", f"offer:{n}") for n in self.mine]
        found += [
            Option(f"offer:{one}", Words("junta-opt-offer", {"who": named(one)}), "J16.2", f"seat:{one}")
            for one in self.partners
        ]
        found += [
            Option(f"swap:{one}", Words("junta-opt-swap", {"who": named(one)}), "J17.1", f"seat:{one}")
            for one, _ in self.swaps
            if self.cards
        ]
        for dummy, card in self.openings:
            words = Words("junta-opt-open", {"who": named(dummy), "card": card_text(card)})
            found.append(Option(f"open:{dummy}@{card}", words, "J17.3", f"card:{card}"))
        return found

    def _play_menu(self, card: int, steps: tuple[str, ...]) -> Menu[Said]:
        for one, targets, whats in self.plays:
            if one == card:
                if not targets and not whats:
                    return Menu((), Play(card))
                if steps:
                    return Menu((), Play(card, int(steps[0]) if targets else NOBODY, "" if targets else steps[0]))
                if targets:
                    seats = [
                        Option(str(t), Words("junta-opt-seat", {"who": named(t)}), f"J5.C.{card}", f"seat:{t}")
                        for t in targets
                    ]
                    return Menu(tuple(seats))
                return Menu(tuple([Option(what, self._what(card, what), f"J5.C.{card}") for what in whats]))
        raise BadInput("steps", "core-bad-step", step=str(card))

    def _what(self, card: int, what: str) -> Words:
        if what.startswith("general"):
            return Words(f"junta-office-{what}")
        return Words("junta-opt-choice", {"choice": choice_text(what)})

    def _swap_menu(self, dummy: int, steps: tuple[str, ...]) -> Menu[Said]:
        theirs = dict(self.swaps).get(dummy)
        if theirs is None:
            raise BadInput("steps", "core-bad-step", step=str(dummy))
        if len(steps) >= 2:
            return Menu((), SwapWithDummy(dummy, number_of(steps[0]), number_of(steps[1])))
        cards = theirs if steps else self.cards
        return Menu(
            tuple(
                [Option(str(c), Words("junta-opt-card", {"card": card_text(c)}), "J17.1", f"card:{c}") for c in cards]
            )
        )

    def name(self, answer: Said) -> str:
        parts = [str(getattr(answer, part.name)) for part in fields(answer)]
        return ":".join([NAMES[type(answer)], *parts])

    def label(self, answer: Said) -> Words:
        return Words("junta-opt-aside", {"what": NAMES[type(answer)]})

    def write(self, answer: Said) -> Plain:
        return write_said(answer)

    def read(self, written: Plain) -> Said:
        return read_said(written)
