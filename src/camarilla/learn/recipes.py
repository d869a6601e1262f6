"""How each game is learnt: the size of its network, against whom, for what reward. The rest is the same for all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields

from camarilla.core.illegal import BadInput
from camarilla.nets.network import Shape
from camarilla.nets.worth import LOST_WORLD


@dataclass(frozen=True)
class Recipe:
    """What differs between games."""

    players: int  # the table at which most games are played
    shape: Shape = field(default_factory=Shape)
    taught: int = 30  # games of one round of imitation
    played: int = 40  # games of one round of play
    elsewhere: float = 0.2  # share of games with another number of players or other rules
    # Who else sits there: shares of games against the rung below, against older selves, among characters; the rest of
    # the games the network plays with itself.
    below: float = 0.5
    steady: float = 0.5  # share of these against Steady, where the rung below is another one
    older: float = 0.15
    mixed: float = 0.1
    # Whoever learns alone among others finds the best answer to them; where several learn they find what is good among
    # themselves.
    alone: float = 0.5
    lost_world: float = LOST_WORLD  # what the end of the world costs, where it can end


def altered(recipe: Recipe, settings: Sequence[str]) -> Recipe:
    """The recipe with some numbers of somebody's own, each written NAME=NUMBER."""
    kinds = {one.name: type(getattr(recipe, one.name)) for one in fields(recipe) if one.name != "shape"}
    own = {one.name: getattr(recipe, one.name) for one in fields(recipe)}
    for setting in settings:
        name, _, number = setting.partition("=")
        try:
            own[name] = kinds[name](number)
        except (KeyError, ValueError):
            raise BadInput("--set", "cli-train-no-setting", got=setting, known=list(kinds)) from None
    return Recipe(**own)


RECIPES: dict[str, Recipe] = {
    "viva": Recipe(4, taught=250, played=240, elsewhere=0.1, below=0.75, steady=0.6, older=0.1, mixed=0.05),
    "junta": Recipe(5, taught=20, played=44, elsewhere=0.1, below=0.8, steady=0.25, older=0.1, mixed=0.02),
    "global_powers": Recipe(4, taught=24, played=40, below=0.35),
    "anti_monopoly": Recipe(
        4, Shape(2048, 1024, 192, 96), taught=350, played=500, elsewhere=0.15, below=0.7, steady=0.4, mixed=0.05
    ),
}
