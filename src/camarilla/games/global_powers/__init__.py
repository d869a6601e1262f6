"""Global Powers."""

from camarilla.core.game import Dealing, Game
from camarilla.core.plain import classes_of
from camarilla.games.global_powers.chapters.turn import Turns
from camarilla.games.global_powers.components import box
from camarilla.games.global_powers.laws import laws
from camarilla.games.global_powers.manifest import ENDINGS, KINDS, PRESETS, RECONSTRUCTED, SWITCHES, VERSION
from camarilla.games.global_powers.redeal import redeal
from camarilla.games.global_powers.secrets import SECRETS
from camarilla.games.global_powers.state import laid_out
from camarilla.games.global_powers.view import view, views
from camarilla.games.global_powers.windows import window

GAME = Game(
    id="global_powers",
    prefix="gp",
    version=VERSION,
    seats=(2, 3, 4, 5),
    switches=SWITCHES,
    kinds=KINDS,
    reconstructed=RECONSTRUCTED,
    box=box,
    setup=laid_out,
    main=Turns,
    view=view,
    views=views,
    redeal=redeal,
    secrets=SECRETS,
    laws=laws,
    saves=classes_of(__name__),
    endings=ENDINGS,
    presets=PRESETS,
    dealing=Dealing("G0.10", words="gp-dealing"),
    window=window,
)
