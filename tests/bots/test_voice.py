"""What bots say: enough lines that differ, chosen by the seat's own dice from what everybody heard."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from camarilla.bots import Look, QuickDice, bot_named
from camarilla.bots.persons import KNOWN, PERSONS
from camarilla.bots.voice import AT_ONCE, Spoken, Voices, about, count, tone, worded
from camarilla.bots.voice.cues import CUES, PHASES
from camarilla.bots.voice.occasions import (
    BY_CHARACTER,
    CHARACTERS,
    OCCASIONS,
    OFTEN,
    TINGED,
    VARIANTS,
    WITH_WHOM,
    lines_of,
)
from camarilla.catalogue import GAMES, game_of
from camarilla.core.game import Setup
from camarilla.core.words import Plain, Words, named
from camarilla.match.fair import FairChance
from camarilla.match.match import Match

TEXT = Path(__file__).parents[2] / "src" / "camarilla" / "text"
LONGEST = 90


def written(language: str) -> dict[str, str]:
    found = re.findall(r"^(voice-[\w-]+) = (.+)$", (TEXT / f"voice.{language}.ftl").read_text("utf-8"), re.M)
    assert len(found) == len(dict(found)), "an id stands twice"
    return dict(found)


def alphabet(text: str) -> set[str]:
    """The words of a sentence, whoever it speaks to."""
    return set(re.findall(r"\w+", text.replace("{ $whom }", "").lower()))


@pytest.mark.parametrize("language", ["en", "de"])
def test_there_are_enough_lines_for_every_occasion_and_character(language: str) -> None:
    assert len(OCCASIONS) >= 40
    assert len(BY_CHARACTER) >= 12
    assert VARIANTS >= 4
    wanted = {line for one in OCCASIONS for tone in CHARACTERS for line in lines_of(one, tone)}
    assert set(written(language)) == wanted
    assert {one: len(lines_of(one, "loyal")) for one in OCCASIONS} == {
        one: VARIANTS * (2 if one in (*TINGED, *OFTEN) else 1) for one in OCCASIONS
    }


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lines_of_an_occasion_are_different_sentences_and_short(language: str) -> None:
    lines = written(language)
    assert len(set(lines.values())) == len(lines)
    assert {name: len(text) for name, text in lines.items() if len(text) > LONGEST} == {}
    for occasion in OCCASIONS:
        said = [lines[one] for one in sorted({one for tone in CHARACTERS for one in lines_of(occasion, tone)})]
        for one, other in combinations(said, 2):
            shared = alphabet(one) & alphabet(other)
            assert len(shared) <= 0.6 * max(len(alphabet(one)), len(alphabet(other))), (one, other)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_line_names_the_other_one_only_where_there_is_one(language: str) -> None:
    naming = {
        re.sub(r"(-(loyal|greedy|vengeful))?-\d$", "", name)[6:]
        for name, text in written(language).items()
        if "$whom" in text
    }
    assert naming <= WITH_WHOM
    unnamed = [
        (id, cue.occasion) for id, cues in CUES.items() for cue in cues if cue.occasion in naming and not cue.other
    ]
    assert unnamed == []


def test_every_cue_is_a_line_of_the_news_and_an_occasion() -> None:
    texts = "\n".join(
        (Path(game_file).read_text("utf-8")) for game_file in sorted(TEXT.parent.glob("games/*/text/en.ftl"))
    )
    known = set(re.findall(r"^([a-z]+-news-[\w-]+) =", texts, re.M))
    assert {*CUES, *PHASES} <= known
    assert {cue.occasion for cues in CUES.values() for cue in cues} <= set(OCCASIONS)


def played(game_id: str, players: int, answers: int) -> list[tuple[list[dict[str, object]], object]]:
    """The news of the first answers of a game, as everybody heard them."""
    game = game_of(game_id)
    match, news = Match.begin(game, Setup(game_id, players, game.rules({}), None), FairChance(b"v" * 32, []))
    told = [(news, match.outcome)]
    bots = [bot_named(game_id, "steady", f"{seat}") for seat in range(players)]
    while not match.over and len(told) < answers:
        seat, question = next(iter(match.asked().items()))
        told.append((match.answer(seat, bots[seat].answer(Look(game, match.position, seat), question)), match.outcome))
    return [([one.heard_by(None) for one in some], outcome) for some, outcome in told]


def speaking(key: str, told: list, upto: int | None = None) -> list[list[Spoken]]:  # type: ignore[type-arg]
    voices = Voices(key, {seat: PERSONS[seat] for seat in (0, 1, 2)})
    return [voices.hear(number, lines, outcome) for number, (lines, outcome) in enumerate(told[:upto])]


@pytest.fixture(scope="module")
def viva() -> list:  # type: ignore[type-arg]
    return played("viva", 4, 400)


def test_bots_speak_by_their_own_dice_and_the_same_again_after_a_load(viva: list) -> None:  # type: ignore[type-arg]
    once = speaking("key", viva)
    assert speaking("key", viva) == once
    assert speaking("key", viva, 100) == once[:100], "what comes later changes nothing"
    assert speaking("another", viva) != once
    assert 10 <= sum(map(len, once)) <= len(viva) / 2, "they speak, but not about everything"


def test_nobody_speaks_twice_in_a_phase_and_never_more_than_two_at_once(viva: list) -> None:  # type: ignore[type-arg]
    spoke: set[int] = set()
    for (lines, _), spoken in zip(viva, speaking("key", viva), strict=True):
        if any(line["id"] in PHASES for line in lines):
            spoke.clear()
        seats = [one.seat for one in spoken]
        assert len(set(seats)) == len(seats)
        if not any(one.words.id.startswith(("voice-greeting", "voice-winning", "voice-losing")) for one in spoken):
            assert len(seats) <= AT_ONCE
            assert not spoke & set(seats)
        spoke |= set(seats)


def test_what_comes_close_to_a_characters_main_trait_is_heard_now_and_then() -> None:
    heard = {
        name: {tone(KNOWN[name], QuickDice(number)) for number in range(40)}
        for name in ("General Ocaso", "Señor Cobro", "Doña Perpetua", "Lady Ledger", "Don Aurelio", "Abuela Pólvora")
    }
    assert heard == {
        "General Ocaso": {"loyal"},
        "Señor Cobro": {"greedy"},
        "Doña Perpetua": {"vengeful"},
        "Lady Ledger": {"loyal", "greedy"},
        "Don Aurelio": {"greedy", "vengeful"},
        "Abuela Pólvora": {"loyal", "vengeful"},
    }
    ledger = [tone(KNOWN["Lady Ledger"], QuickDice(number)) for number in range(300)]
    assert 160 < ledger.count("greedy") < 240, "she is greedy first"


def test_no_line_comes_again_before_the_others_of_its_occasion_were_said() -> None:
    said: Counter[str] = Counter()
    for number in range(8):
        words = worded(about("dying", 2), PERSONS[0], said, QuickDice(number))
        assert words.args == {"whom": named(2)}
        said[words.id] += 1
    assert sorted(said.values()) == [2, 2, 2, 2]
    assert {re.sub(r"-\d$", "", one) for one in said} == {"voice-dying-vengeful"}, "Doña Perpetua is vengeful"


def test_whoever_begins_again_takes_what_was_said_longest_ago() -> None:
    said: Counter[str] = Counter()
    for number in (3, 1, 4, 2):
        count(said, f"voice-dying-vengeful-{number}")
    again = {worded(about("dying", 2), PERSONS[0], said, QuickDice(dice)).id for dice in range(20)}
    assert again == {"voice-dying-vengeful-3", "voice-dying-vengeful-1"}


def test_the_greedy_and_the_loyal_die_with_different_words() -> None:
    greedy = next(person for person in PERSONS if person.name == "Señor Cobro")
    loyal = next(person for person in PERSONS if person.name == "General Ocaso")
    assert worded(about("dying", 1), greedy, Counter(), QuickDice(1)).id.startswith("voice-dying-greedy-")
    assert worded(about("dying", 1), loyal, Counter(), QuickDice(1)).id.startswith("voice-dying-loyal-")


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_in_every_game_there_is_something_to_talk_about(game_id: str) -> None:
    voices = Voices("key", dict(enumerate(PERSONS[:4])))
    told = played(game_id, 5 if game_id == "junta" else 4, 160 if game_id == "global_powers" else 60)
    about_news = [one for number, (lines, _) in enumerate(told) for one in voices.hear(number, lines)]
    assert {one.words.id.split("-")[1] for one in about_news} - {"greeting"}


def promised(voices: Voices, share: int) -> set[bool]:
    """Whether seat 1 calls it well paid, in many games, when seat 0 promises it this share."""
    args: dict[str, Plain] = {"who": {"seat": 0}, "whom": {"seat": 1}, "sum": share}
    line: dict[str, Plain] = {"id": "junta-news-promise", "rule": "", "args": args}
    return {"well-paid" in one.words.id for seq in range(40) for one in fresh(voices).hear(seq, [line])}


def fresh(voices: Voices) -> Voices:
    found = Voices(voices.key, voices.scales)
    found.story.wanted = dict(voices.story.wanted)
    found._begun = True
    return found


def test_whoever_gets_what_he_demanded_does_not_call_it_too_little() -> None:
    voices = Voices("key", {1: PERSONS[0]})
    assert promised(voices, 2) == {False}
    assert promised(voices, 3) == {True}
    voices.gave(1, Words("voice-demand-no-1", {"who": named(1), "whom": named(0), "sum": 2}))
    assert promised(voices, 1) == {False}
    assert promised(voices, 2) == {True}


def test_nobody_gives_thanks_for_the_same_office_twice() -> None:
    voices = Voices("key", {1: PERSONS[0]})
    line: dict[str, Plain] = {
        "id": "junta-news-office",
        "rule": "",
        "args": {"who": named(1), "office": {"text": "junta-office-admiral"}},
    }
    assert any(fresh(voices).hear(seq, [line]) for seq in range(60))
    voices.hear(0, [line])
    voices._begun = True
    phase = {"id": "junta-news-phase", "rule": "", "args": {}}
    assert not any(voices.hear(seq, [phase, line]) for seq in range(1, 60))
