"""What a game hands to the house: one record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from camarilla.core.datafile import bounded
from camarilla.core.flow import Position, Procedure
from camarilla.core.illegal import BadInput, BrokenLaw, Refused
from camarilla.core.plain import Codec
from camarilla.core.questions import Dice, Question
from camarilla.core.secrets import Secrets
from camarilla.core.state import State
from camarilla.core.words import Plain


@dataclass
class Switch:
    """A variant or a ruling that a table may choose: its values, where it comes from and what it needs."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    source: str
    confidence: str  # certain, likely, ruled
    needs: dict[str, tuple[str, ...]] = field(default_factory=dict)  # other switch -> its values
    open_ended: bool = False  # names a data set: a user's own file brings a new value


@dataclass
class Outcome:
    """How a game ended."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int


@dataclass
class Dealing:
    """What the rules say about deals: which goods the engine hands over, and the rule in words.

    A game without such goods knows promises only.
    """

    rule: str = ""
    goods: tuple[str, ...] = ()
    words: str = "core-dealing"


@dataclass
class Setup:
    """What a match was begun with; with the answers it is the whole match."""

    game: str
    players: int
    switches: dict[str, str]
    components: Plain = None


def no_interjection(state: Any, seat: int) -> Question[Any] | None:
    """A game without interjections."""
    return None


def no_procedure(state: Any, seat: int, answer: Any) -> Procedure:
    """A game without interjections."""
    raise BrokenLaw("this game knows no interjections")


def no_window(box: Any, aim: str) -> Refused | None:
    """A game whose cards have no moments of their own."""
    return None


@dataclass
class Game:
    """One game of the house. Everything is computed from plain data; nothing is kept between matches."""

    id: str
    prefix: str  # of its message ids
    version: str  # of the rule set: part of every save
    seats: tuple[int, ...]
    switches: tuple[Switch, ...]
    kinds: tuple[str, ...]  # of questions to players: what ``Question.kind`` can say
    reconstructed: tuple[str, ...]  # message ids: what of the data is reconstructed
    box: Callable[[dict[str, str], Plain], Any]  # switches and a user's components -> the printed facts
    setup: Callable[[int, dict[str, str], Any], State]
    main: Callable[[], Procedure]
    view: Callable[[Any, int | None], Any]
    redeal: Callable[[Position, int, Dice], None]  # changes the position into one that looks the same to the seat
    secrets: Secrets
    laws: Callable[[Any], None]
    saves: tuple[type[Any], ...]
    endings: tuple[str, ...]
    presets: dict[str, dict[str, str]] = field(default_factory=dict)
    may_interject: Callable[[Any, int], Question[Any] | None] = no_interjection
    interject: Callable[[Any, int, Any], Procedure] = no_procedure
    dealing: Dealing = field(default_factory=Dealing)
    window: Callable[[Any, str], Refused | None] = no_window  # the printed facts, "card:62" -> when it can be played
    views: Callable[[Any], Callable[[int | None], Any]] | None = None  # ``view`` for all seats: see ``Views``
    players: int = 4  # as many as usually play it, or as many as can
    middle: type[Procedure] | None = None  # what is under way in the thick of it; None: half a game is over

    @property
    def usual_players(self) -> int:
        return self.players if self.players in self.seats else max(self.seats)

    @property
    def codec(self) -> Codec:
        return Codec(Outcome, *self.saves)

    def rules(self, chosen: dict[str, str]) -> dict[str, str]:
        """All switches with the chosen values; refuses unknown names, values and conflicts."""
        known = {switch.name: switch for switch in self.switches}
        for name, value in chosen.items():
            if name not in known:
                raise BadInput("switches", "core-unknown-switch", switch=name, known=sorted(known))
            if value not in known[name].values and not known[name].open_ended:
                raise BadInput(f"switches.{name}", "core-unknown-value", value=value, known=list(known[name].values))
        rules = {name: chosen.get(name, switch.default) for name, switch in known.items()}
        for name, switch in known.items():
            for other, values in switch.needs.items():
                if rules[name] != switch.default and rules[other] not in values:
                    raise BadInput(
                        f"switches.{name}", "core-switch-needs", switch=name, other=other, values=list(values)
                    )
        return rules

    def printed(self, rules: dict[str, str], components: Plain) -> Any:
        """The printed facts; a user's file that no game could want is refused before anything in it is read."""
        return self.box(rules, bounded(components))

    def begin(self, players: int, switches: dict[str, str] | None = None, components: Plain = None) -> Position:
        """A new game at its first question."""
        if players not in self.seats:
            raise BadInput("players", "core-bad-players", got=players, low=min(self.seats), high=max(self.seats))
        rules = self.rules(switches or {})
        position = Position(self.setup(players, rules, self.printed(rules, components)), [self.main()])
        position.start()
        return position


class Views:
    """``Game.view`` for several seats at one moment: what they see alike is put together once, if anybody looks."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._of: Callable[[int | None], Any] | None = None
        self._shown: dict[int | None, Any] = {}

    def of(self, seat: int | None) -> Any:
        shown = self._shown.get(seat)
        if shown is None:
            shown = self._shown[seat] = self._put_together(seat)
        return shown

    def _put_together(self, seat: int | None) -> Any:
        if self.game.views is None:
            return self.game.view(self.state, seat)
        if self._of is None:
            self._of = self.game.views(self.state)
        return self._of(seat)
