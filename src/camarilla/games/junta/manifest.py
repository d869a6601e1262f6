"""What can be chosen at a table: every ruling with two sensible readings, with its rule, source and confidence."""

from __future__ import annotations

from camarilla.core.game import Switch

VERSION = "2"
CLASSIC, SIMPLIFIED, BOTH, OURS = (
    "classic rule book",
    "simplified English overview",
    "the two sources differ",
    "the sources are silent",
)

SWITCHES = (
    Switch("starting_hand", ("5", "6"), "5", "J3.4", BOTH, "certain"),
    Switch("influence_use", ("once_per_vote", "every_ballot_round"), "once_per_vote", "J4.1.2", BOTH, "likely"),
    Switch("round_two_candidates", ("nominated", "open"), "nominated", "J4.1.2n", SIMPLIFIED, "likely"),
    Switch(
        "election_first_voter", ("left_of_last_president", "minister"), "left_of_last_president", "J4.2", BOTH,
        "certain",
    ),
    Switch("budget_first_voter", ("left_of_president", "president"), "left_of_president", "J8.2", BOTH, "likely"),
    Switch("target_cash_lock", ("on", "off"), "on", "J7.1", BOTH, "certain"),
    Switch("lunch_reopens", ("after_coup", "always"), "after_coup", "J15.3", BOTH, "certain"),
    Switch("rebels_fire_at_rebels", ("allowed", "forbidden"), "allowed", "J13.5l", BOTH, "likely"),
    Switch("move_part", ("some_or_all", "whole_stack"), "some_or_all", "J13.4", BOTH, "certain"),
    Switch("bombard_target", ("movement_turn", "combat_segment"), "movement_turn", "J13.6", BOTH, "likely"),
    Switch("combat_order", ("area_by_area", "all_areas_per_volley"), "area_by_area", "J13.5", BOTH, "certain"),
    Switch("opening_fire", ("on", "off"), "on", "J13.5.1", BOTH, "certain"),
    Switch("retreat", ("all_but_fewest", "most_losses"), "all_but_fewest", "J13.5.2", BOTH, "likely"),
    Switch("short_game", ("off", "on"), "off", "J2.3v", CLASSIC, "certain"),
    Switch("stack_height", ("hidden", "shown"), "hidden", "J2.3", CLASSIC, "certain"),
    Switch("election_majority", ("plurality", "absolute"), "plurality", "J4.1.2r", BOTH, "likely"),
    Switch("vote_deadlock", ("lot_after_3", "never"), "lot_after_3", "J4.1.2r", OURS, "ruled"),
    Switch("ex_president_vote", ("cards_only", "none"), "cards_only", "J4.2", OURS, "ruled"),
    Switch("aid_on_resignation", ("passes_on", "kept"), "passes_on", "J4.R", OURS, "ruled"),
    Switch("open_influence", ("fixed", "may_be_discarded"), "fixed", "J5.2", CLASSIC, "likely"),
    Switch("trade_in_terror", ("allowed", "none"), "allowed", "J5.2", CLASSIC, "likely"),
    Switch("vote_card_timing", ("own_turn", "any_turn"), "own_turn", "J5.3.2", CLASSIC, "ruled"),
    Switch("target_may_announce", ("yes", "monarchist_only"), "yes", "J5.3t", CLASSIC, "likely"),
    Switch("target_may_bribe", ("yes", "no"), "yes", "J5.3t", CLASSIC, "likely"),
    Switch("lobbies_join", ("yes", "no"), "yes", "J5.3.5", OURS, "ruled"),
    Switch("rigged_vote_by", ("anyone", "winners"), "anyone", "J5.C.12", OURS, "ruled"),
    Switch("farmers_strike", ("pretext", "brigade_away"), "pretext", "J5.C.48", OURS, "ruled"),
    Switch("new_budget_window", ("before_minister", "after_minister"), "before_minister", "J8.4n", OURS, "likely"),
    Switch("brother_in_law_minister", ("full", "vote_and_units"), "full", "J10.4", CLASSIC, "ruled"),
    Switch("president_exile", ("resign_first", "allowed"), "resign_first", "J9.1", OURS, "ruled"),
    Switch("coup_opportunity", ("clockwise", "first_come"), "clockwise", "J12.3o", "a later edition", "likely"),
    Switch("grey_cards_start", ("with_pretext", "always"), "with_pretext", "J12.3g", CLASSIC, "likely"),
    Switch(
        "opening_losses", ("later_groups", "any_unit"), "later_groups", "J13.5.1", CLASSIC, "likely",
        needs={"opening_fire": ("on",)},
    ),
    Switch("police_response", ("before_all", "ministers_turn"), "before_all", "J13.8.1", OURS, "ruled"),
    Switch("unit_bribe_success", ("2", "3", "4", "5", "6"), "4", "J13.10", OURS, "ruled"),
    Switch("junta_candidates", ("anyone", "members"), "anyone", "J15.2", OURS, "ruled"),
    Switch("mini_moves", ("per_member", "one"), "per_member", "J17.10", CLASSIC, "ruled"),
)  # fmt: skip

PRESETS: dict[str, dict[str, str]] = {
    "classic": {},
    "simplified": {
        "starting_hand": "6",
        "election_first_voter": "minister",
        "budget_first_voter": "president",
        "target_cash_lock": "off",
        "lunch_reopens": "always",
        "rebels_fire_at_rebels": "forbidden",
        "move_part": "whole_stack",
        "bombard_target": "combat_segment",
        "combat_order": "all_areas_per_volley",
        "opening_fire": "off",
        "retreat": "most_losses",
    },
}

RECONSTRUCTED = ("junta-reconstructed-cards", "junta-reconstructed-map", "junta-reconstructed-units")
ENDINGS = ("stack_empty", "everybody_dead")

KINDS = (
    "junta-ask-aside", "junta-ask-accept-election", "junta-ask-accept-nomination", "junta-ask-after-vote",
    "junta-ask-announce", "junta-ask-backing", "junta-ask-bank", "junta-ask-bombard-whom",
    "junta-ask-brigade-of-opposition", "junta-ask-budget", "junta-ask-call-off", "junta-ask-coup-turn",
    "junta-ask-declare", "junta-ask-defence", "junta-ask-dummy-locations", "junta-ask-fight", "junta-ask-fire",
    "junta-ask-opening-fire", "junta-ask-first-president", "junta-ask-force", "junta-ask-gunboat",
    "junta-ask-air_strike", "junta-ask-in-law", "junta-ask-junta-tie", "junta-ask-junta-vote",
    "junta-ask-keep-note", "junta-ask-location", "junta-ask-lose-influence", "junta-ask-losses",
    "junta-ask-minister", "junta-ask-new-budget", "junta-ask-no-confidence", "junta-ask-nominate",
    "junta-ask-offices", "junta-ask-pay", "junta-ask-permit-retreat", "junta-ask-police", "junta-ask-president",
    "junta-ask-recess", "junta-ask-retreat", "junta-ask-rigged", "junta-ask-safe-conduct",
    "junta-ask-safe-return", "junta-ask-shed", "junta-ask-shoot", "junta-ask-squad", "junta-ask-start",
    "junta-ask-tie", "junta-ask-vote-election", "junta-ask-vote-budget", "junta-ask-vote-motion",
)  # of questions to players  # fmt: skip
