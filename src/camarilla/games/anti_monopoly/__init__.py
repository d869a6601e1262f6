"""Anti-Monopoly III: Washington - Moscow."""

from camarilla.core.game import Dealing, Game
from camarilla.games.anti_monopoly.chapters.cards import ActionField, BackChannel
from camarilla.games.anti_monopoly.chapters.crisis import Crisis, Renewal
from camarilla.games.anti_monopoly.chapters.danger import Destruction
from camarilla.games.anti_monopoly.chapters.fields import Monopoly, Negotiation
from camarilla.games.anti_monopoly.chapters.green import Purchase, SentBack
from camarilla.games.anti_monopoly.chapters.money import Payment, Pledges
from camarilla.games.anti_monopoly.chapters.movement import Landing, Meeting, Move
from camarilla.games.anti_monopoly.chapters.peace import LastSteps, Swap, Victory
from camarilla.games.anti_monopoly.chapters.ranking import RollOff
from camarilla.games.anti_monopoly.chapters.red import Request
from camarilla.games.anti_monopoly.chapters.turns import SetUp, Turn, Turns, lay_out
from camarilla.games.anti_monopoly.components import box
from camarilla.games.anti_monopoly.laws import laws
from camarilla.games.anti_monopoly.manifest import ENDINGS, KINDS, RECONSTRUCTED, SWITCHES, VERSION
from camarilla.games.anti_monopoly.redeal import redeal
from camarilla.games.anti_monopoly.secrets import SECRETS
from camarilla.games.anti_monopoly.state import Scene
from camarilla.games.anti_monopoly.view import view
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
    redeal=redeal,
    secrets=SECRETS,
    laws=laws,
    saves=(
        *(Turns, SetUp, Turn, Move, Meeting, Landing, ActionField, BackChannel, Crisis, Renewal, Monopoly),
        *(Negotiation, Payment, Pledges, SentBack, Purchase, Request, LastSteps, Swap, Victory, Destruction),
        *(RollOff, Scene),
    ),
    endings=ENDINGS,
    dealing=Dealing("A0.9", words="am-dealing"),
    window=window,
)
