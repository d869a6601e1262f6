"""Positions of Global Powers: politicians, chips and markers, and what is under way."""

from __future__ import annotations

from typing import Any, cast

from camarilla.cases.stage import Stage
from camarilla.core.flow import Position, Procedure
from camarilla.core.words import Plain
from camarilla.games.global_powers import GAME
from camarilla.games.global_powers.board import BASE, MAURITIUS, UN
from camarilla.games.global_powers.chapters.activation import Activation
from camarilla.games.global_powers.chapters.scoring import Scoring
from camarilla.games.global_powers.chapters.turn import Turns
from camarilla.games.global_powers.components import KINDS, cards_in, mask_of
from camarilla.games.global_powers.questions import Vote

OUT = 15
PLACES = {"base": BASE, "mauritius": MAURITIUS, "un": UN, "out": OUT}
MARKERS = ("sanctions", "demilitarised", "protectorates", "done")


class GlobalPowersStage(Stage):
    """``players``, ``switches``, ``regions`` (``1 = "A3 B2"``), ``mauritius``, ``un``, ``base`` (so many are left),
    ``chips`` (by region), ``hands`` and ``open`` (cards), ``turn``, ``dominance``; regions with ``sanctions``,
    ``demilitarised``, ``protectorates``, ``done``; ``begin``: ``bids``, ``turn``, ``choose``, ``activate 1``,
    ``scoring``."""

    game = GAME
    names = "ABCDE"
    g: Any

    def lay_out(self, given: dict[str, Any]) -> None:
        if given["begin"] == "bids":
            self.position = GAME.begin(given["players"], given.get("switches", {}))
            self.g = self.position.state
            return
        rules = GAME.rules(given.get("switches", {}))
        self.g = cast(Any, GAME.setup(given["players"], rules, GAME.printed(rules, None)))
        for region, parties in given.get("regions", {}).items():
            self._put(int(region), parties)
        self._put(MAURITIUS, given.get("mauritius", ""))
        self._put(UN, given.get("un", ""))
        for who, count in self._counts(given.get("base", "")):
            self.g.move(who, BASE, OUT, self.g.at(who, BASE) - count)
        for region, kinds in given.get("chips", {}).items():
            self._chips(int(region), kinds)
        for name, cards in given.get("hands", {}).items():
            self._cards(self.g.hands, self.seat(name), cards)
        for name, cards in given.get("open", {}).items():
            self._cards(self.g.open, self.seat(name), cards)
        for marker in MARKERS:
            setattr(self.g, marker, sum(1 << region for region in given.get(marker, [])))
        self.g.dominance = given.get("dominance", self.g.dominance)
        self.g.turn = self.seat(given.get("turn", "A"))
        self._begin(given["begin"])

    def _begin(self, what: str) -> None:
        word, _, region = what.partition(" ")
        begun: dict[str, tuple[Procedure, str]] = {
            "turn": (Turns(), "new_turn"),
            "choose": (Turns(), "to_choose"),
            "scoring": (Scoring(), "begin"),
        }
        procedure, paragraph = (Activation(int(region)), "begin") if word == "activate" else begun[word]
        self.position = Position(self.g, [procedure])
        procedure.at = paragraph
        self.position.ask_again()

    def _counts(self, parties: str) -> list[tuple[int, int]]:
        return [(self.seat(word[0]), int(word[1:])) for word in parties.split()]

    def _put(self, place: int, parties: str) -> None:
        for who, count in self._counts(parties):
            self.g.move(who, BASE, place, count)

    def _chips(self, region: int, kinds: dict[str, int]) -> None:
        for kind, count in kinds.items():
            at = KINDS.index(kind)
            self.g.chips[at] += self.g.chips[region * 4 + at] - count
            self.g.chips[region * 4 + at] = count

    def _cards(self, where: list[int], who: int, cards: str) -> None:
        mask = mask_of(tuple(cards.split()))
        self.g.rest[who] &= ~mask
        where[who] |= mask

    def window(self) -> tuple[int, Plain] | None:
        """Everybody abstains, and nobody vetoes."""
        for seat, question in self.position.asked().items():
            if isinstance(question, Vote):
                return seat, "abstain"
            if self.position.stack[-1].at == "veto":
                return seat, "no"
        return None

    def fact(self, name: str, of: str) -> Any:
        g = self.g
        if name == "people":
            place = PLACES[of] if of in PLACES else int(of)
            return " ".join(f"{self.names[who]}{g.at(who, place)}" for who in range(g.players) if g.at(who, place))
        if name == "base":
            return g.at(self.seat(of), BASE)
        if name in KINDS:
            return g.chip(int(of), KINDS.index(name))
        if name in MARKERS:
            return [region for region in range(1, 13) if getattr(g, name) >> region & 1]
        if name == "open":
            return " ".join(cards_in(g.open[self.seat(of)]))
        if name == "totals":
            return g.war.totals
        if name == "winners":
            return "".join(self.names[seat] for seat in self.position.result.winners)
        if name == "ending":
            return self.position.result.ending if self.position.result is not None else ""
        return {
            "turn": self.names[g.turn],
            "actions": g.actions,
            "used": g.used,
            "points": g.points,
            "dominance": g.dominance,
        }[name]
