"""Mistakes made by machine, for every hidden field of every game: each must be caught by the secrecy suite.

`python3 dev.py mutants [GAME ...]` makes and runs all of them. A mutant is a channel (``channels.py``) that shows a
hidden field wherever it speaks, a redeal that keeps one as it is, or a redeal that changes nothing at all.
"""

from __future__ import annotations

import copy
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from tests.conformance import channels, fields, test_secrets
from tests.conformance.cases import altered
from tests.conformance.fields import SEALED, cut_games, dealt_anew, holding, some_games
from tests.conformance.walk import Coin, Played

from camarilla.catalogue import GAMES, game_of
from camarilla.core.flow import Position
from camarilla.core.game import Game, Views
from camarilla.core.news import News
from camarilla.core.questions import Dice
from camarilla.match.match import Match, Stage, redeal

KEEPS, NOTHING = "redeal keeps", "redeal changes nothing"
CONTROL = 30  # occasions at which the game itself must pass
BEATS, COUNT, LENGTH = "beats", "number of beats", "length of beats"
ENOUGH = 50  # moments of a game, to hear whether a channel ever speaks


@dataclass(frozen=True)
class Mutant:
    """One mistake in one game."""

    game: str
    kind: str  # a channel, or one of the two above
    field: str = ""

    def __str__(self) -> str:
        shows = f"{self.kind} shows" if self.field and self.kind != KEEPS else self.kind
        return f"{self.game}: {shows} {self.field}".rstrip()


def mutants(game: Game) -> list[Mutant]:
    """All that can be made: a channel that never speaks while a field holds something can show nothing of it."""
    hidden = (SEALED, *game.secrets.hidden)
    shown = [Mutant(game.id, name, field) for name in speaking() for field in hidden if _speaks(game, name, field)]
    return [*shown, *[Mutant(game.id, KEEPS, field) for field in hidden], Mutant(game.id, NOTHING)]


def speaking() -> list[str]:
    """The channels that mistakes are made in."""
    return [*channels.NOW, *channels.AFTER, COUNT, LENGTH]


def _speaks(game: Game, channel: str, field: str, games: Callable[[str], tuple[Played, ...]] = cut_games) -> bool:
    if channel in _BEATS:
        return any(played.cuts[field] for played in games(game.id))
    for played in some_games(game.id):
        there = holding(played, field)
        if channel in channels.AFTER:
            if any(played.answers[moment - 1].news for moment in there if moment):
                return True
            continue
        for moment in there[:: 1 + len(there) // ENOUGH]:
            match = played.at(moment)
            if any(channels.NOW[channel](match, seat) is not None for seat in range(played.case.players)):
                return True
    return False


def sample(game: Game, coin: Coin) -> list[Mutant]:
    """One of every kind, with some hidden field."""
    hidden = (SEALED, *game.secrets.hidden)
    found = [Mutant(game.id, KEEPS, coin.one_of(hidden)), Mutant(game.id, NOTHING)]
    for channel in speaking():
        for field in coin.random.sample(hidden, len(hidden)):
            if _speaks(game, channel, field, some_games):
                found.append(Mutant(game.id, channel, field))
                break
    return found


def honest(game: Game, occasions: int) -> None:
    """The game itself passes at so many of the same occasions in each of the plays."""
    plays = [_of(game, played) for played in some_games(game.id)]
    for played in plays:
        there = played.occasions or []
        played.occasions = there[:: 1 + len(there) // occasions]
    for check in (
        test_secrets.test_a_seat_receives_the_same_bytes_in_every_world_it_cannot_tell_apart,
        test_secrets.test_the_same_answer_tells_a_seat_the_same_in_every_world,
        test_secrets.test_imagining_changes_nothing_and_imagined_worlds_are_lawful,
        test_secrets.test_imagined_worlds_vary,
    ):
        for played in plays:
            check(played)


def caught(mutant: Mutant) -> str:
    """The check that finds it, or nothing. The other channels are silent meanwhile: what they bring finds no mistake,
    as ``honest`` shows, and whoever is found without them is found with them."""
    if mutant.kind in channels.NOW:
        leaky = _showing(channels.NOW[mutant.kind], mutant.field)
        with alone(channels.NOW, {mutant.kind: leaky}):
            return _found(mutant, test_secrets.test_a_seat_receives_the_same_bytes_in_every_world_it_cannot_tell_apart)
    if mutant.kind in speaking():
        with alone(channels.AFTER, {mutant.kind: _after(mutant.kind, mutant.field)}), alone(channels.NOW, {}):
            return _found(mutant, test_secrets.test_the_same_answer_tells_a_seat_the_same_in_every_world)
    if mutant.field == SEALED:
        with planted(vars(fields), "redeal", _unsealing), planted(vars(test_secrets), "redeal", _unsealing):
            return _caught_redeal(mutant, game_of(mutant.game))
    game = game_of(mutant.game)
    redeal = _idle if mutant.kind == NOTHING else _keeping(game.redeal, mutant.field)
    return _caught_redeal(mutant, altered(game, redeal=redeal))


def _caught_redeal(mutant: Mutant, game: Game) -> str:
    """Worlds that break a law, that do not vary, or in which some hidden field is never dealt anew."""
    vary = test_secrets.test_imagined_worlds_vary
    lawful = test_secrets.test_imagining_changes_nothing_and_imagined_worlds_are_lawful
    kept = [_of(game, played) for played in some_games(game.id)]
    if mutant.kind != NOTHING:
        dealt = set().union(*[dealt_anew(played) for played in kept])
        if mutant.field not in dealt:
            return "test_redeal_changes_what_is_declared_hidden_and_nothing_else"
    return _failing(kept, vary) or _failing(kept, lawful)


def _of(game: Game, played: Played) -> Played:
    """The same moments of a game with another redeal."""
    case = copy.copy(played.case)
    case.game = game
    other = copy.copy(played)
    other.case = case
    return other


def _found(mutant: Mutant, check: Callable[[Played], None]) -> str:
    """At the occasions at which the field holds something: elsewhere there is nothing to show."""
    if mutant.kind in _BEATS and (found := _failing(_cut(mutant), check)):  # first where they are known to be
        return found
    plays = [_of(played.case.game, played) for played in some_games(mutant.game)]
    for played in plays:
        there = {moment - later for moment in holding(played, mutant.field) for later in (0, 1)}
        played.occasions = [moment for moment in played.occasions or () if moment in there]
    return _failing([played for played in plays if played.occasions], check)


def _cut(mutant: Mutant) -> list[Played]:
    """Games at the moments that are told in beats while the field is secret."""
    few = [played for played in some_games(mutant.game) if played.cuts[mutant.field]]
    plays = [_of(played.case.game, played) for played in few or cut_games(mutant.game) if played.cuts[mutant.field]]
    for played in plays:
        played.occasions = played.cuts[mutant.field]
    return plays


def _failing(plays: list[Played], check: Callable[[Played], None]) -> str:
    for played in plays:
        try:
            check(played)
        except Exception:
            return check.__name__
    return ""


# --- how they are made ------------------------------------------------------------------------------------------------


@contextmanager
def planted(where: dict[str, Any], name: str, mistake: Any) -> Iterator[None]:
    """For a while this is what stands there."""
    honest = where[name]
    where[name] = mistake
    try:
        yield
    finally:
        where[name] = honest


@contextmanager
def alone(where: dict[str, Any], mistake: dict[str, Any]) -> Iterator[None]:
    """For a while only this stands there."""
    honest = dict(where)
    where.clear()
    where.update(mistake)
    try:
        yield
    finally:
        where.clear()
        where.update(honest)


def _value(match: Match, field: str, seat: int | None) -> str:
    """What lies in a hidden field, as text."""
    if field == SEALED:
        return repr({one: answer for one, answer in match.position.stack[-1].sealed.items() if one != seat})
    return repr(getattr(match.position.state, field))


def _showing(read: channels.Now, field: str) -> channels.Now:
    def leaky(match: Match, seat: int | None) -> Any:
        said = read(match, seat)
        return None if said is None else [said, _value(match, field, seat)]

    return leaky


def _after(kind: str, field: str) -> channels.After:
    return _BEATS[kind](field) if kind in _BEATS else _telling(channels.AFTER[kind], field)


def _telling(listen: channels.After, field: str) -> channels.After:
    def leaky(match: Match, told: list[News], seat: int | None) -> list[Any]:
        return [[line, _value(match, field, seat)] for line in listen(match, told, seat)]

    return leaky


class _Open(Views):
    """The table at a cut, for whoever wants to see what lies in one field."""

    def __init__(self, match: Match, honest: Views, field: str) -> None:
        super().__init__(honest.game, honest.state)
        self.match, self.field = match, field

    def of(self, seat: int | None) -> Any:
        # answers that wait lie with the match, not with the table at a cut
        lies = _value(self.match, SEALED, seat) if self.field == SEALED else repr(getattr(self.state, self.field))
        return [super().of(seat), lies]


def _in_beats(field: str) -> channels.After:
    """The table in the middle of an answer shows the field as it was there."""

    def leaky(match: Match, told: list[News], seat: int | None) -> list[Any]:
        honest = match.stages or []
        match.stages = [Stage(_Open(match, stage.views, field), stage.told) for stage in honest]
        try:
            return channels.in_beats(match, told, seat)
        finally:
            match.stages = honest

    return leaky


def _in_number(field: str) -> channels.After:
    """Nothing is shown, but whoever counts the beats hears something of the field."""

    def leaky(match: Match, told: list[News], seat: int | None) -> list[Any]:
        shown = _in_beats(field)(match, told, seat)
        return [one for beat in shown for one in [beat["lines"]] * (1 + _little_of(beat))]

    return leaky


def _in_length(field: str) -> channels.After:
    """Nothing is shown, but a beat is longer or shorter by what lies in the field."""

    def leaky(match: Match, told: list[News], seat: int | None) -> list[Any]:
        return [beat["lines"] + _little_of(beat) for beat in _in_beats(field)(match, told, seat)]

    return leaky


def _little_of(beat: dict[str, Any]) -> int:
    return crc32(beat["view"][1].encode()) % 8


_BEATS: dict[str, Callable[[str], channels.After]] = {BEATS: _in_beats, COUNT: _in_number, LENGTH: _in_length}


def _keeping(honest: Callable[[Position, int, Dice], None], field: str) -> Callable[[Position, int, Dice], None]:
    def knowing(position: Position, seat: int, dice: Dice) -> None:
        true = copy.copy(getattr(position.state, field))
        honest(position, seat, dice)
        setattr(position.state, field, true)

    return knowing


def _idle(position: Position, seat: int, dice: Dice) -> None:
    """Everything stays where it is."""


def _unsealing(game: Game, position: Position, seat: int, dice: Dice) -> Position:
    """A redeal that knows what the others have answered."""
    world = redeal(game, position, seat, dice)
    if world.stack:
        world.stack[-1].sealed = dict(position.stack[-1].sealed)
    return world


def main(names: list[str]) -> int:
    found: dict[Mutant, str] = {}
    for game in [game_of(name) for name in names] or GAMES:
        honest(game, occasions=CONTROL)
        print(f"{game.id}: the game itself passes", flush=True)
        for mutant in mutants(game):
            found[mutant] = caught(mutant)
            if not found[mutant]:
                print(f"NOT CAUGHT {mutant}", flush=True)
        print(f"{game.id}: {_counted(mutant for mutant in found if mutant.game == game.id)}", flush=True)
    for check, count in Counter(found.values()).most_common():
        print(f"{count:5} {check or 'not caught'}")
    print(f"{len(found)} made, {sum(map(bool, found.values()))} caught: {_counted(found)}")
    return 0 if all(found.values()) else 1


def _counted(made: Iterable[Mutant]) -> str:
    kinds = Counter(mutant.kind for mutant in made)
    return f"{kinds.total()} made ({', '.join(f'{kind} {number}' for kind, number in kinds.items())})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
