"""Golden games: a quiet one, a forced budget, a dead President, both ends of a coup, exile, two and three players."""

from __future__ import annotations

import pytest
from tests.games.junta.playthrough import FOLDER, RECORDED, replay

# name: what must be told in it, in this order
HAPPENS: dict[str, tuple[str, ...]] = {
    "quiet": ("The budget is accepted. (J8.3)", "No coup this time. (J12.3o)"),
    "forced-budget": ("The budget is rejected. (J8.4)", "sends the police into the Chamber"),
    "president-assassinated": (
        "Ben is President. Long live Ben. (J4.1.2r)",
        "Ben is dead. Eva sends flowers. (J10.3)",
        "Eva goes through the pockets of Ben. (J10.3)",
        "Cem is President. Long live Cem. (J4.1.2r)",
        "Minister of Internal Security: Ben. (J4.2n)",
        "The brother-in-law takes over: Minister of Internal Security. (J10.4)",
    ),
    "coup-won-by-the-rebels": (
        "Ann starts a coup. (J12.3)",
        "Cem is a rebel. (J13.2)",
        "The rebels hold 5 power centres",
        "The coup is decided for the rebels. (J14.2)",
        "Ann is President. Long live Ann. (J15.2)",
        "Ann sends Dot to the firing squad. (J15.1)",
    ),
    "coup-won-by-the-president": ("starts a coup. (J12.3)", "The coup is decided for the President. (J14.2)"),
    "coup-called-off": (
        "Chamber of Deputies, volley 1: Cem fires at Dot: 3, 5, 3, 6 and 1, one hit. (J13.5v)",
        "> Ann junta-ask-fire = []",
        "Ben proposes to call it a day, for the rebels. (J13.0)",
        "All agree. The coup is over. (J13.0)",
        "The coup is decided for the rebels. (J14.2)",
    ),
    "exile-and-return": ("goes into exile", "is back in the country."),
    "two-players": (
        "The hand of Cem is inspected. (J17.1)",
        "Ann is President. Long live Ann. (J17.2)",
        "Cem rolls 5 against 2: Opposition. (J17.0t)",
        "starts a coup. (J12.3)",
    ),
    "three-players": (
        "The hand of Dot is inspected. (J17.1)",
        "Ben is President. Long live Ben. (J4.1.2r)",
        "Minister of Internal Security: Ann. (J17.0)",
        "Dot rolls 5 against 2: Opposition. (J17.0t)",
        "Ann casts 1 vote for Yes (Minister of Internal Security). (J4.1.2a)",
        "Ben is dead. Ann sends flowers. (J10.3)",
        "Cem is President. Long live Cem. (J4.1.2r)",
        "2 MP of Dot leave the game. (J18.3)",
    ),
    "everybody-dead": ("Everybody is dead. Everybody loses. (J2.3)",),
}


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_a_golden_game_is_played_again_word_for_word(name: str) -> None:
    told = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert replay(told) == told


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_every_golden_game_shows_what_it_is_kept_for(name: str) -> None:
    """J2.3, J8.5, J9.1b, J10.3, J14.2, J17.0t, J18.3."""
    told = (FOLDER / f"{name}.txt").read_text("utf-8")
    place = 0
    for what in HAPPENS[name]:
        assert what in told[place:]
        place = told.index(what, place) + len(what)
    ending = "everybody_dead" if name == "everybody-dead" else "stack_empty"
    assert told.splitlines()[-1].startswith(f"# {ending} after ")
