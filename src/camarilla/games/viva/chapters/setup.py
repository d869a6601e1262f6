"""V1 to V3: the set-up."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.words import named, text
from camarilla.games.viva.chapters.common import RollOff
from camarilla.games.viva.components import Box
from camarilla.games.viva.questions import PickColour
from camarilla.games.viva.state import Viva


def lay_out(players: int, rules: dict[str, str], box: Box) -> Viva:
    """V1.1 to V2.1 The table before anybody does anything: one die and the main house each, the full deck."""
    return Viva(
        box=box,
        rules=rules,
        players=players,
        deck=tuple(sorted(box.full_deck())),
        hands=[()] * players,
        promises=[()] * players,
        dice=[1] * players,
        buildings=[()] * players,
        colours=[""] * players,
        numbers=[0] * players,
        promised_dice=[()] * players,
        loans=[()] * players,
        orders=[()] * players,
        spied=[],
        given=[()] * players,
        moves=[],
        fresh=[0] * players,
        reports=[],
        barred=[99] * players,
    )


@dataclass
class SetUp(Procedure):
    """V1.2 colours, V3.1 the first Presidente."""

    def begin(self, g: Viva) -> Step:
        return self.pick

    def pick(self, g: Viva) -> Step:
        """V1.2 In seating order everybody picks an estate that nobody else has."""
        if "" not in g.colours:
            return self.roll
        free = tuple([colour for colour in g.box.numbers if colour not in g.colours])
        return Ask(g.colours.index(""), PickColour("V1.2", free), then=self.picked)

    def picked(self, g: Viva, colour: str) -> Step:
        """V1.2 The estate's number belongs to the colour."""
        seat = g.colours.index("")
        g.colours[seat] = colour
        g.numbers[seat] = g.box.numbers[colour]
        g.tell(
            "viva-news-colour", "V1.2", who=named(seat), colour=text(f"viva-colour-{colour}"), number=g.numbers[seat]
        )
        return self.pick

    def roll(self, g: Viva) -> Step:
        """V3.1 Everybody rolls a die."""
        return Call(RollOff((tuple(range(g.players)),), "V3.1", only_first=True), then=self.crown)

    def crown(self, g: Viva, ranking: tuple[int, ...]) -> Step:
        """V3.1 The highest becomes the first Presidente and takes the sunglasses."""
        g.presidente = ranking[0]
        g.tell("viva-news-first-presidente", "V3.1", who=named(g.presidente))
        return DONE

    def whose(self, g: Viva, seat: int) -> str:
        return "V1.2"
