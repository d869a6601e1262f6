"""The table of Anti-Monopoly III in words."""

from __future__ import annotations

from camarilla.core.words import Arg, named
from camarilla.games.anti_monopoly.chapters.acts import TRACK_NAMES
from camarilla.games.anti_monopoly.components import Box, Kind
from camarilla.games.anti_monopoly.view import AntiMonopolyView, PowerView
from camarilla.terminal.screen import Screen

MONOPOLIES = ("yellow", "blue", "red")


def describe(screen: Screen, view: AntiMonopolyView, box: Box) -> None:
    """Bomb, monopolies and bank, then every player clockwise."""
    if view.turn >= 0:
        screen.say("cli-am-turn", turn=view.turns, who=named(view.turn))
    screen.say("cli-am-bomb", bomb=view.bomb)
    if view.bank is not None:
        screen.say("cli-am-bank", bank=view.bank)
    for colour, chips in zip(MONOPOLIES, view.chips, strict=True):
        screen.say("cli-am-monopoly", indent=2, monopoly={"text": f"am-monopoly-{colour}"}, chips=chips)
    for number, player in enumerate(view.players):
        _player(screen, number, player, box)


def _player(screen: Screen, number: int, player: PowerView, box: Box) -> None:
    screen.say(
        "am-ui-standing", who=named(number), distance=player.distance, money=player.money, **place(box, player.place)
    )
    if player.cards is not None:
        screen.say("cli-am-cards", indent=2, cards=_values(player.cards))
    else:
        screen.say("cli-am-hidden", indent=2, count=player.hidden)
    if player.laid:
        screen.say("cli-am-laid", indent=2, cards=_values(player.laid))
    if player.absent:
        screen.say("cli-am-absent", indent=2, turns=player.absent)


def place(box: Box, number: int) -> dict[str, Arg]:
    """A place as the texts of the game take it: its track and its number there."""
    board = box.board
    named = {Kind.START: "start", Kind.NEGOTIATION: "negotiation", Kind.PEACE: "peace"}
    track = named.get(board.kind[number]) or TRACK_NAMES[board.track[number]]
    return {"track": track, "number": board.number[number]}


def _values(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or "-"
