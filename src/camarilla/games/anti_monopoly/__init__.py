"""Anti-Monopoly III: Washington - Moscow."""

from camarilla.core.game import Dealing, Game
from camarilla.core.plain import classes_of
from camarilla.games.anti_monopoly.chapters.turns import Turns, lay_out
from camarilla.games.anti_monopoly.components import box
from camarilla.games.anti_monopoly.laws import laws
from camarilla.games.anti_monopoly.manifest import ENDINGS, KINDS, RECONSTRUCTED, SWITCHES, VERSION
from camarilla.games.anti_monopoly.redeal import redeal
from camarilla.games.anti_monopoly.secrets import SECRETS
from camarilla.games.anti_monopoly.view import view, views
from camarilla.games.anti_monopoly.windows import window

GAME = Game(
    id="anti_monopoly",
    prefix="am",
    version=VERSION,
    seats=(2, 3, 4, 5, 6),
    switches=SWITCHES,
    kinds=KINDS,
    reconstructed=RECONSTRUCTED,
    box=box,
    setup=lay_out,
    main=Turns,
    view=view,
    views=views,
    redeal=redeal,
    secrets=SECRETS,
    laws=laws,
    saves=classes_of(__name__),
    endings=ENDINGS,
    dealing=Dealing("A0.9", words="am-dealing"),
    window=window,
)
