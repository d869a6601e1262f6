"""Logs of matches: checked from end to end, or told again as readable news."""

from __future__ import annotations

from pathlib import Path

from camarilla.catalogue import game_of
from camarilla.core.game import Game, Outcome
from camarilla.core.illegal import BadInput, Refused
from camarilla.core.news import News
from camarilla.core.questions import CHANCE
from camarilla.core.words import Plain, named
from camarilla.match.log import Log, read_log, replay, verify
from camarilla.match.luck import luck
from camarilla.speech import Speech
from camarilla.terminal.screen import Screen, seated

BAR = 24  # characters of the longest bar


def read_text(path: Path) -> str:
    """The text of a file, byte by byte; refuses one that is not text."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise BadInput(str(path), "cli-not-a-text", place=wrong.start) from wrong


def seat_names(log: Log) -> list[str]:
    """The players as the table wrote them down."""
    return [str(one["name"]) if isinstance(one, dict) and "name" in one else str(one) for one in log.opening.seats]


def game_of_log(log: Log) -> Game:
    return game_of(log.opening.setup.game)


def verify_file(screen: Screen, path: Path) -> int:
    """Recomputes everything; 0 if it is all true, 1 if anything is not."""
    try:
        text = read_text(path)
        log = read_log(text)
        verify(game_of_log(log), log)
    except Refused as refused:
        screen.say("cli-verify-failed", file=path.name, why=screen.speech.refused(refused))
        return 1
    screen.speech = seated(screen.speech, seat_names(log))
    draws = sum(entry.seat == CHANCE for entry in log.entries)
    screen.say("cli-verify-ok", file=path.name)
    screen.say("cli-verify-counts", indent=2, answers=len(log.entries) - draws, draws=draws)
    screen.say("cli-verify-commitment", indent=2, commitment=log.opening.commitment)
    screen.say("cli-verify-head", indent=2, head=log.head)
    show_outcome(screen, game_of_log(log), Outcome(**log.end))
    return 0


def show_outcome(screen: Screen, game: Game, outcome: Outcome) -> None:
    ending = screen.speech.say(f"{game.prefix}-ending-{outcome.ending}")
    winners = [named(winner) for winner in outcome.winners]
    screen.say("cli-outcome", indent=2, ending=ending, winners=winners, rounds=outcome.rounds)


def replay_file(screen: Screen, path: Path, whose: int | None, until: int | None) -> None:
    """Tells a log again: the whole truth, or what one seat could know."""
    log = read_log(read_text(path))
    game = game_of_log(log)
    names = seat_names(log)
    if whose is not None and not 0 <= whose < log.opening.setup.players:
        raise BadInput("--seat", "cli-no-such-seat", got=whose, last=log.opening.setup.players - 1)
    screen.speech = seated(screen.speech, names)
    replayed = replay(game, log, until)
    screen.heading(screen.speech.say(f"{game.prefix}-title"))
    screen.say("cli-replay-seats", names=[named(number) for number in range(log.opening.setup.players)])
    players = [number for number, entry in enumerate(replayed.match.entries) if entry.seat != CHANCE]
    for number, news in zip([0, *players], replayed.news, strict=True):
        for one in news:
            screen.line(f"{number:>5}  {told(screen.speech, one, whose)}", hang=7)
    if replayed.match.outcome is not None:
        show_outcome(screen, game, replayed.match.outcome)
    else:
        screen.say("cli-replay-open", count=len(replayed.match.entries))


def luck_of_file(screen: Screen, path: Path) -> None:
    """What the dice did: by seat, and how often every face fell."""
    log = read_log(read_text(path))
    game = game_of_log(log)
    screen.speech = seated(screen.speech, seat_names(log))
    screen.heading(screen.speech.say(f"{game.prefix}-title"))
    for one in luck(game, log):
        who = screen.speech.say("cli-luck-table") if one.seat is None else screen.speech.name(one.seat)
        screen.say("cli-luck-seat", who=who, rolls=one.rolls, dice=one.dice, drawn=one.drawn, above=one.above)
        for kind in one.falls:
            most = max(kind.counts)
            for face, count in enumerate(kind.counts, 1):
                screen.line(f"  {face:>2}  {'█' * round(count * BAR / most):<{BAR}} {count}")


def told(speech: Speech, news: News, whose: int | None) -> str:
    """A piece of news with its rule: as one seat heard it, or (None) with everything in it."""
    heard: dict[str, Plain] = news.heard_by(whose if whose is not None else next(iter(news.secret), None))
    return f"{speech.heard(heard)} ({news.rule})" if news.rule else speech.heard(heard)
