"""J5.C The political cards by name. A card in a hand, on the table or in an answer is its number."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Card(IntEnum):
    """J5.C.sum One of each; what is printed on it stands in the box."""

    # influence
    CHURCH = 1
    CONSERVATIVES = 2
    BANKERS = 3
    CHRISTIAN_DEMOCRATS = 4
    SOCIALISTS = 5
    UNIONS = 6
    FACULTY = 7
    STUDENTS = 8
    PEASANTS = 9
    RADICALS = 10
    MONARCHISTS = 11
    RIGGED_VOTE = 12
    # votes
    REFUGEES = 13
    SYNDICALISTS = 14
    PEASANT_VOTES = 15
    LENINISTS = 16
    MULTIPLE_VOTERS = 17
    BLACK_MARKETEERS = 18
    GRAVEYARD = 19
    MIDDLE_CLASS = 20
    RETIRED_GENERALS = 21
    # assassins
    RADICAL_ASSASSIN = 22
    AMATEUR = 23
    FOREIGN_ASSASSIN = 24
    PROFESSIONAL = 25
    PSYCHOTIC = 26
    MONARCHIST_ASSASSIN = 27
    ROBBERS = 28
    # bribes
    BRIBED_ASSASSIN = 29
    POLICE_BONUS = 30
    BRIBED_POLICE = 31
    BRIBED_BRIGADE1 = 32
    BRIBED_BRIGADE2 = 33
    BRIBED_BRIGADE3 = 34
    BRIBED_AGITATORS = 35
    # donations
    DONATION1 = 36
    DONATION2 = 37
    DONATION3 = 38
    DONATION4 = 39
    # events
    LEAFLETS = 40
    COALITION_BREAKS = 41
    BANK_HOLIDAY = 42
    VANDALS = 43
    SPY = 44
    REFORM = 45
    FESTIVAL = 46
    UN_CONDEMNATION = 47
    FARMERS_STRIKE = 48
    BANK_DEFENCE = 49
    PEOPLES_GUARD = 50
    MILITIA = 51
    HELICOPTER = 52
    GENERAL_STRIKE = 53
    HARBOUR_STRIKE = 54
    STUDENT_PROTEST = 55
    DEMONSTRATORS = 56
    SLUM_RIOT = 57
    PEASANT_UPRISING = 58
    PRETENDER = 59
    NO_CONFIDENCE = 60
    NEW_BUDGET = 61
    POWER_FAILURE = 62
    MISCOUNT = 63
    SUMMER_RECESS = 64


DONATIONS: Final = (Card.DONATION1, Card.DONATION2, Card.DONATION3, Card.DONATION4)
PRETEXTS: Final = (Card.FESTIVAL, Card.UN_CONDEMNATION)  # J5.C.46, J5.C.47; J5.C.48 is one in one of two readings
STOPPERS: Final = (Card.POWER_FAILURE, Card.MISCOUNT)  # J5.C.62, J5.C.63 played into a vote, they cut it short
UPRISINGS: Final = (Card.PEASANT_UPRISING, Card.PRETENDER)  # J5.C.58, J5.C.59 a brigade leaves the map
UNREST: Final = (*PRETEXTS, Card.FARMERS_STRIKE)  # what can be a pretext
LASTING: Final = (Card.VANDALS, Card.REFORM)  # J2.4 their effect lasts to the end of the round
RED_UNITS: Final = (
    Card.GENERAL_STRIKE, Card.HARBOUR_STRIKE, Card.STUDENT_PROTEST, Card.DEMONSTRATORS, Card.SLUM_RIOT,
)  # J12.3g  # fmt: skip
SECRET_POLICE: Final = 0  # J10.1 stands where an assassin's card would
