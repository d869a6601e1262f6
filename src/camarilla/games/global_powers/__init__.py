"""Global Powers."""

from camarilla.core.game import Dealing, Game
from camarilla.games.global_powers.answers import (
    Activate,
    Budget,
    Emigration,
    Motion,
    Pass,
    Play,
    Propaganda,
    Purge,
    Rehabilitation,
    Trade,
    War,
)
from camarilla.games.global_powers.chapters.actions import Action
from camarilla.games.global_powers.chapters.activation import Activation
from camarilla.games.global_powers.chapters.cards import Card
from camarilla.games.global_powers.chapters.coup import Coup
from camarilla.games.global_powers.chapters.dominance import Dominance
from camarilla.games.global_powers.chapters.motion import Hearings
from camarilla.games.global_powers.chapters.order import Lots, Precedence, Ranking
from camarilla.games.global_powers.chapters.scoring import Scoring
from camarilla.games.global_powers.chapters.setup import SetUp
from camarilla.games.global_powers.chapters.turn import Turns
from camarilla.games.global_powers.chapters.war import Campaign
from camarilla.games.global_powers.components import box
from camarilla.games.global_powers.laws import laws
from camarilla.games.global_powers.manifest import ENDINGS, KINDS, PRESETS, RECONSTRUCTED, SWITCHES, VERSION
from camarilla.games.global_powers.questions import Ballot, NewHand
from camarilla.games.global_powers.redeal import redeal
from camarilla.games.global_powers.secrets import SECRETS
from camarilla.games.global_powers.state import Battlefield, Hearing, Phase, laid_out
from camarilla.games.global_powers.view import view
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
    redeal=redeal,
    secrets=SECRETS,
    laws=laws,
    saves=(
        *(
            Turns,
            SetUp,
            Activation,
            Action,
            Campaign,
            Hearings,
            Card,
            Coup,
            Scoring,
            Dominance,
            Lots,
            Precedence,
            Ranking,
        ),
        *(Pass, Emigration, Propaganda, Rehabilitation, Purge, Trade, Budget, War, Motion, Activate, Play),
        *(Ballot, NewHand, Battlefield, Hearing, Phase),
    ),
    endings=ENDINGS,
    presets=PRESETS,
    dealing=Dealing("G0.10", words="gp-dealing"),
    window=window,
)
