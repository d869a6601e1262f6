"""Junta: Viva el Presidente!"""

from camarilla.core.game import Dealing, Game
from camarilla.core.plain import classes_of
from camarilla.games.viva.chapters.rounds import Rounds
from camarilla.games.viva.chapters.setup import lay_out
from camarilla.games.viva.components import box
from camarilla.games.viva.laws import laws
from camarilla.games.viva.manifest import ENDINGS, KINDS, RECONSTRUCTED, SWITCHES, VERSION
from camarilla.games.viva.redeal import redeal
from camarilla.games.viva.secrets import SECRETS
from camarilla.games.viva.view import view, views
from camarilla.games.viva.windows import window

GAME = Game(
    id="viva",
    prefix="viva",
    version=VERSION,
    seats=(3, 4, 5),
    switches=SWITCHES,
    kinds=KINDS,
    reconstructed=RECONSTRUCTED,
    box=box,
    setup=lay_out,
    main=Rounds,
    view=view,
    views=views,
    redeal=redeal,
    secrets=SECRETS,
    laws=laws,
    saves=classes_of(__name__),
    endings=ENDINGS,
    dealing=Dealing("V15.9", words="viva-dealing"),
    window=window,
)
