"""Junta."""

from camarilla.core.deals import Offer
from camarilla.core.game import Dealing, Game
from camarilla.games.junta.acts import Bombard, BribeUnits, BringUnits, EndTurn, Flee, Fly, Land, Move
from camarilla.games.junta.chapters.bank import Banking
from camarilla.games.junta.chapters.battle import Bombardment, TakeLosses, Volley
from camarilla.games.junta.chapters.budget import Budget, NewBudget
from camarilla.games.junta.chapters.cards import PlayCard, Throw, interject, may_interject
from camarilla.games.junta.chapters.combat import Combat
from camarilla.games.junta.chapters.common import DrawCards, Pay, Shed
from camarilla.games.junta.chapters.consequences import Aftermath, JuntaElection
from camarilla.games.junta.chapters.coup import CallOff, Coup, Uprising
from camarilla.games.junta.chapters.deals import Accept, Drop, Make, Open, Swap
from camarilla.games.junta.chapters.election import Election, Resign
from camarilla.games.junta.chapters.locations import Locations, Return
from camarilla.games.junta.chapters.mini import Factions, FirstLeader, Succession
from camarilla.games.junta.chapters.offices import Appoint, InLaw, NewCabinet
from camarilla.games.junta.chapters.retreat import Retreat
from camarilla.games.junta.chapters.rounds import Cabinet, Rounds
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.games.junta.components import load
from camarilla.games.junta.laws import laws
from camarilla.games.junta.manifest import ENDINGS, KINDS, PRESETS, RECONSTRUCTED, SWITCHES, VERSION
from camarilla.games.junta.questions.terror import Announcement
from camarilla.games.junta.redeal import redeal
from camarilla.games.junta.secrets import SECRETS
from camarilla.games.junta.setup import lay_out
from camarilla.games.junta.state import Attempt, Ballot, Goods, Reckoning
from camarilla.games.junta.view import view
from camarilla.games.junta.windows import window

GAME = Game(
    id="junta",
    prefix="junta",
    version=VERSION,
    seats=(2, 3, 4, 5, 6, 7),
    switches=SWITCHES,
    kinds=KINDS,
    reconstructed=RECONSTRUCTED,
    box=load,
    setup=lay_out,
    main=Rounds,
    view=view,
    redeal=redeal,
    secrets=SECRETS,
    laws=laws,
    saves=(
        *(Rounds, Cabinet, Election, Resign, ChamberVote, Appoint, NewCabinet, InLaw, DrawCards, Shed, Pay),
        *(Budget, NewBudget, Locations, Return, Terror, Banking, Uprising, Coup, Turn, CallOff),
        *(Combat, Bombardment, TakeLosses, Volley, Retreat, Aftermath, JuntaElection),
        *(PlayCard, Throw, Make, Drop, Accept, Swap, Open, FirstLeader, Succession, Factions),
        *(EndTurn, BringUnits, BribeUnits, Land, Bombard, Move, Fly, Flee, Announcement),
        *(Attempt, Ballot, Goods, Offer, Reckoning),
    ),
    endings=ENDINGS,
    presets=PRESETS,
    may_interject=may_interject,
    interject=interject,
    dealing=Dealing("J16.2", ("cards", "notes", "units"), "junta-dealing"),
    window=window,
)
