"""J1 to J3: seats, the box, the course and the end, set-up."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from tests.games.junta.moment import table

from camarilla.core.game import Setup
from camarilla.core.illegal import BadInput
from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.rounds import Rounds, close_round
from camarilla.games.junta.components import OFFICES, load
from camarilla.games.junta.course import Bank
from camarilla.games.junta.money import count, total
from camarilla.match.match import Match


class First:
    """Chance that always takes the first."""

    def below(self, bound: int) -> int:
        return 0

    def answer(self, question: Any, index: int) -> Any:
        return question.sample(self)


def test_j1_0_two_to_seven_play_and_two_or_three_have_dummies():
    """J1.0, J17.0, J18.0, J1.1 a family per seat; dummies have families of their own."""
    assert GAME.seats == (2, 3, 4, 5, 6, 7)
    assert [table(n).g.families for n in (2, 3, 4, 7)] == [5, 5, 4, 7]
    with pytest.raises(BadInput):
        GAME.begin(8)


def test_j1_2_the_box():
    """J1.2, J3.3, J5.C.sum, J5.C.0: 64 cards once each, 96 notes of 156 MP, units per kind (J3.1, J3.2)."""
    box = load({})
    kinds = [card.kind for card in box.cards[1:]]
    counted = [kinds.count(kind) for kind in ("influence", "vote", "assassin", "bribe", "donation", "event")]
    assert counted == [12, 9, 7, 7, 4, 25]
    assert sum(card.votes for card in box.cards[1:12]) == 55
    assert box.cards[12].votes == 10
    assert sum(card.votes for card in box.cards[13:22]) == 22
    assert box.notes == (51, 30, 15)
    assert (count(box.notes), total(box.notes)) == (96, 156)
    assert {kind: box.units[kind].count for kind in ("palace_guard", "police", "brigade1")} == {
        "palace_guard": 4, "police": 4, "brigade1": 6,
    }  # fmt: skip


def test_j1_4_the_seven_offices_and_what_ends_a_term():
    """J1.4, J1.3: President, Minister, three Generals, Admiral, Air Force."""
    assert OFFICES == ("president", "minister", "general1", "general2", "general3", "admiral", "air")


def test_j2_2_most_on_the_account_wins_and_ties_win_together():
    """J2.2, J2.3: cash does not count; a dead or exiled player can win."""
    t = table(5, account={1: (0, 0, 2), 3: (0, 3, 0)}, cash={0: (9, 9, 0)}, exile={3: "E1"}, dead=(1,))
    t.runs(Rounds(), "stack_empty")
    assert t.result.winners == (1, 3)
    assert t.result.scores == (0, 6, 0, 6, 0)
    assert t.result.ending == "stack_empty"


def test_j2_3_fewer_than_eight_notes_end_the_game_at_once():
    """J2.3, J7.0: with eight the President draws them."""
    t = table(5)
    t.g.stack, t.g.under = (7, 0, 0), (44, 30, 15)
    ending: Any = Rounds().aid(t.g, None)
    assert ending.__name__ == "stack_empty"
    t = table(5)
    t.g.stack, t.g.under = (8, 0, 0), (43, 30, 15)
    t.runs(Rounds(), "draw_aid").draws(*"11111111")
    assert (t.g.aid, t.g.aid_of, t.g.stack) == ((8, 0, 0), 0, (0, 0, 0))


def test_j2_3_the_height_of_the_stack_is_hidden_unless_switched():
    """J2.3 nobody may count."""
    assert GAME.view(table(5).g, 1).stack is None
    assert GAME.view(table(5, stack_height="shown").g, 1).stack == 96


def test_j2_4_the_round_closes():
    """J2.4, J10.1: markers back, locations in, the dead alive; exiles stay; lasting cards are discarded."""
    t = table(5, dead=(2,), exile={3: "E2"}, at={1: "bank"}, opens={1: (1, 43)})
    g = t.g
    g.pretext, g.bank, g.marker, g.forced, g.away, g.reform = True, Bank.CLOSED, 1, True, (3,), 1
    close_round(g)
    assert (g.pretext, g.bank, g.marker, g.forced, g.away, g.reform) == (False, "open", 2, False, (), -1)
    assert g.alive[2]
    assert g.exile[3] == "E2"
    assert g.location[1] == ""
    assert (g.table[1], g.discards) == ((1,), (43,))
    close_round(g)
    assert g.marker == 0


def test_j3_4_everybody_draws_five_cards_and_then_the_owner_votes_first():
    """J3.4, J4.1.2a, J2.1: six with the simplified rules; the first question is the owner's nomination."""
    match, _ = Match.begin(GAME, Setup("junta", 5, {}), First())
    g = match.position.state
    assert [len(hand) for hand in g.hand] == [5, 5, 5, 5, 5]
    assert list(match.asked()) == [0]
    match, _ = Match.begin(GAME, Setup("junta", 4, GAME.presets["simplified"]), First())
    assert [len(hand) for hand in match.position.state.hand] == [6, 6, 6, 6]


@pytest.mark.parametrize(
    ("components", "field"),
    [
        ({"money": {}}, "components.money"),
        ({"notes": {"notes": [{"value": 4, "count": 1}]}}, "components.notes.notes[0].value"),
        ({"map": {"areas": [{"id": "PAL", "kind": "castle"}]}}, "components.map.areas[0].kind"),
        ({"cards": {"cards": []}}, "components.cards.cards"),
        ([], "components"),
    ],
)
def test_j1_2_a_bad_file_of_components_is_refused_with_its_field(components: object, field: str):
    """J1.2 the box can be replaced, but not by anything."""
    with pytest.raises(BadInput) as refusal:
        load({}, components)
    assert refusal.value.field == field


def ours(section: str) -> Any:
    return json.loads(files("camarilla.games.junta").joinpath(f"data/{section}.json").read_text("utf-8"))


def changed(path: str, value: Any) -> dict[str, Any]:
    """Our section with one value in another's place."""
    section, *way = path.split("/")
    own: dict[str, Any] = {section: ours(section)}
    at: Any = own
    for step in (section, *way[:-1]):
        at = at[int(step) if step.isdigit() else step]
    at[int(way[-1]) if way[-1].isdigit() else way[-1]] = value
    return own


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        # numbers that would keep a house busy for ever
        ("units/units/0/start", {"PAL": 10**6}, "units.units[0].start.PAL"),
        ("units/units/0/count", 10**6, "units.units[0].count"),
        ("units/units/0/count", 21, "units.units[0].count"),
        ("units/gunboat_dice", 10**6, "units.gunboat_dice"),
        ("units/air_strikes", 21, "units.air_strikes"),
        ("units/air_strike_dice", 21, "units.air_strike_dice"),
        ("notes/notes/0/count", 501, "notes.notes[0].count"),
        ("cards/cards/0/votes", 100, "cards.cards[0].votes"),
        ("cards/cards/0/needs", 65, "cards.cards[0].needs"),
        ("cards/cards/0/count", 21, "cards.cards[0].count"),
        ("factions/votes_up_to", [5, 1000], "factions.votes_up_to[1]"),
        ("factions/table/0/numbers", [1, 0, 21], "factions.table[0].numbers[2]"),
        # more units than there are counters, more counters than a box holds
        ("units/units/1/start", {"P1": 2, "P2": 3}, "units.units[1].start"),
        # lists and names without end
        ("map/areas", [{"id": f"A{n}", "kind": "district"} for n in range(61)], "map.areas"),
        ("map/areas/0/id", "P" * 41, "map.areas[0].id"),
        ("map/areas/0/id", "PAL:1", "map.areas[0].id"),
        ("map/areas/1/id", "PAL", "map.areas[1].id"),
        ("units/units/7/kind", "x" * 41, "units.units[7].kind"),
        ("cards/cards/0/bribes", ["police"] * 31, "cards.cards[0].bribes"),
        ("factions/table", [], "factions.table"),
        # what is of another kind than it should be
        ("units/units/0/start", ["PAL"], "units.units[0].start"),
        ("units/units/0/start", {"PAL": "4"}, "units.units[0].start.PAL"),
        ("units/units/0/start", {"PAL": None}, "units.units[0].start.PAL"),
        ("units/units/0/colour", ["red"], "units.units[0].colour"),
        ("map/areas/0/borders", 3, "map.areas[0].borders"),
        ("map/areas/0/borders", [["MIL"]], "map.areas[0].borders[0]"),
        ("cards/cards/0/bribes", 7, "cards.cards[0].bribes"),
        ("cards/cards/0/bribes", [["police"]], "cards.cards[0].bribes[0]"),
        ("cards/cards/0/areas", [{}], "cards.cards[0].areas[0]"),
        ("factions/table/0/numbers", [1, None, "x"], "factions.table[0].numbers[1]"),
        ("factions/votes_up_to", {}, "factions.votes_up_to"),
    ],
)
def test_j1_2_every_field_of_a_box_has_its_bounds_and_its_kind(path: str, value: Any, field: str):
    """J1.2: a box is what fits on a table; anything else is refused by the name of the field."""
    with pytest.raises(BadInput) as refusal:
        GAME.begin(5, {}, changed(path, value))
    assert refusal.value.field == f"components.{field}"


def test_j3_2_a_box_holds_at_most_200_units():
    """J3.2: fifteen kinds of at most twenty would be three hundred."""
    own = {"units": ours("units")}
    for unit in own["units"]["units"]:
        unit["count"] = 14
    with pytest.raises(BadInput) as refusal:
        load({}, own)
    assert refusal.value.words.args == {"field": "components.units.units", "got": 210, "most": 200}


def test_j1_2_a_section_of_ones_own_replaces_ours():
    """J1.2, J3.3."""
    own = {"notes": {"notes": [{"value": 1, "count": 10}, {"value": 3, "count": 2}]}}
    assert load({}, own).notes == (10, 0, 2)
