"""Junta."""

from camarilla.core.deals import Offer
from camarilla.core.game import Dealing, Game
from camarilla.core.plain import classes_of
from camarilla.games.junta.chapters.battle import Volley
from camarilla.games.junta.chapters.cards import interject, may_interject
from camarilla.games.junta.chapters.rounds import Rounds
from camarilla.games.junta.components import load
from camarilla.games.junta.laws import laws
from camarilla.games.junta.manifest import ENDINGS, KINDS, PRESETS, RECONSTRUCTED, SWITCHES, VERSION
from camarilla.games.junta.redeal import redeal
from camarilla.games.junta.secrets import SECRETS
from camarilla.games.junta.setup import lay_out
from camarilla.games.junta.view import view, views
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
    views=views,
    redeal=redeal,
    secrets=SECRETS,
    laws=laws,
    saves=classes_of(__name__, Offer),
    endings=ENDINGS,
    presets=PRESETS,
    may_interject=may_interject,
    interject=interject,
    dealing=Dealing("J16.2", ("cards", "notes", "units"), "junta-dealing"),
    window=window,
    players=5,
    middle=Volley,
)
