"""Junta: Viva el Presidente!"""

from camarilla.core.game import Dealing, Game
from camarilla.games.viva.chapters.battle import Fight
from camarilla.games.viva.chapters.battle_cards import AttackersCards, DefendersCards, Diversions
from camarilla.games.viva.chapters.combat import Combat
from camarilla.games.viva.chapters.common import DrawCards, RollOff
from camarilla.games.viva.chapters.orders import Ordering, SpyWindow
from camarilla.games.viva.chapters.promises import BurglarsWindow, Promising
from camarilla.games.viva.chapters.rounds import Drawing, HandLimit, Rounds
from camarilla.games.viva.chapters.setup import SetUp, lay_out
from camarilla.games.viva.chapters.spend import Spending
from camarilla.games.viva.components import box
from camarilla.games.viva.laws import laws
from camarilla.games.viva.manifest import ENDINGS, KINDS, RECONSTRUCTED, SWITCHES, VERSION
from camarilla.games.viva.redeal import redeal
from camarilla.games.viva.secrets import SECRETS
from camarilla.games.viva.state import Battle, BattleStep, Force, Moved, Part, Phase, Report
from camarilla.games.viva.view import view
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
    redeal=redeal,
    secrets=SECRETS,
    laws=laws,
    saves=(
        *(Rounds, SetUp, Drawing, Promising, BurglarsWindow, Ordering, SpyWindow, Combat, Fight),
        *(DefendersCards, AttackersCards, Diversions, Spending, HandLimit, DrawCards, RollOff),
        *(Battle, BattleStep, Force, Moved, Part, Phase, Report),
    ),
    endings=ENDINGS,
    dealing=Dealing("V15.9", words="viva-dealing"),
    window=window,
)
