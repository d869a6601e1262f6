"""G29 to G33 and G36 The scoring: points, victory, seats in the UN, markers, new cards."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, AskAll, Call, End, Procedure, Step
from camarilla.core.game import Outcome
from camarilla.core.words import named
from camarilla.games.global_powers.board import BASE, MAURITIUS, OUT, UN
from camarilla.games.global_powers.chapters.dominance import Dominance
from camarilla.games.global_powers.chapters.order import Ranking
from camarilla.games.global_powers.components import mask_of
from camarilla.games.global_powers.questions import NewHand, Spread, TakeOut, refill, regions_spread
from camarilla.games.global_powers.state import Phase, Powers


@dataclass
class Scoring(Procedure):
    """G29.1 When the last region has been activated. Result: nothing, or the game is over."""

    order: tuple[int, ...] = ()  # G31.2 fewest points first

    def begin(self, g: Powers) -> Step:
        """G29.1 to G29.6 Every party's points."""
        g.scorings += 1
        g.points = g.points_now()
        g.totals = tuple([old + new for old, new in zip(g.totals, g.points, strict=True)])
        for one in range(g.players):
            g.tell(
                "gp-news-scores",
                "G29.1",
                who=named(one),
                points=g.points[one],
                regions=g.points[one] - 2 * g.at(one, UN) + g.at(one, MAURITIUS),
                delegates=2 * g.at(one, UN),
                exiles=g.at(one, MAURITIUS),
                total=g.counted()[one],
            )
        if max(g.counted()) >= g.box.goal[g.players]:
            return self.victory
        if g.scorings >= int(g.rules["maxScorings"]) or min([within_reach(g, one) for one in range(g.players)]) == 0:
            return self.safety_end
        return self.rank

    def victory(self, g: Powers) -> Step:
        """G30.1 Somebody has enough: most points win."""
        return self.finish(g, "points")

    def safety_end(self, g: Powers) -> Step:
        """G36.1 Nobody to take for the UN, or the last scoring."""
        return self.finish(g, "safety")

    def finish(self, g: Powers, ending: str) -> Step:
        """G30.2 Most points, then most regions governed, then globally stronger without the lot, then shared."""
        keys = [(g.counted()[one], g.governed(one), *g.weight(one)) for one in range(g.players)]
        winners = tuple([one for one, key in enumerate(keys) if key == max(keys)])
        for one in winners:
            g.tell(
                f"gp-news-wins-{ending}",
                "G30.1" if ending == "points" else "G36.1",
                who=named(one),
                points=g.counted()[one],
            )
        g.phase = Phase.OVER
        return End(Outcome(ending, winners, g.counted(), g.scorings))

    def rank(self, g: Powers) -> Step:
        """G31.2 Ascending points; G31.3 equal ones: the globally weaker first."""
        seats = tuple(range(g.players))
        keys = tuple([(g.counted()[one], *g.weight(one)) for one in seats])
        return Call(Ranking("G31.3", keys, seats), then=self.ranked)

    def ranked(self, g: Powers, order: tuple[int, ...]) -> Step:
        self.order = order
        g.phase = Phase.UN
        return self.take

    def take(self, g: Powers) -> Step:
        """G31.1 As many politicians as there are players, from base or regions; G31.4 or all one has."""
        questions = {one: take_question(g, one) for one in range(g.players) if within_reach(g, one) > g.players}
        return AskAll(questions, then=self.seat)

    def seat(self, g: Powers, taken: dict[int, tuple[int, ...]]) -> Step:
        """G31.2 The first seats 1, the second 2, and so on; the rest of each hand leaves the game."""
        for rank, one in enumerate(self.order, 1):
            counts = taken.get(one) or tuple([g.at(one, place) for place in range(13)])
            seats = min(rank, sum(counts))
            for place, count in enumerate(counts):
                g.move(one, place, OUT, count)
            g.move(one, OUT, UN, seats)
            g.tell("gp-news-seats", "G31.2", who=named(one), count=seats, out=sum(counts) - seats)
        return Call(Dominance(), then=self.un_tested)

    def un_tested(self, g: Powers, nothing: None) -> Step:
        return self.clear

    def clear(self, g: Powers) -> Step:
        """G32.1 Region markers, dominance, the markers of motions, open cards that end now."""
        g.done = g.sanctions = g.demilitarised = g.protectorates = 0
        g.dominance = max(0, g.dominance - 1)
        ends = ("peace", "pact") if g.rules["pactDuration"] == "untilScoring" else ("peace",)
        for one in range(g.players):
            for card in ends:
                if g.open[one] & mask_of((card,)):
                    g.discard_open(one, card)
        g.tell("gp-news-clear", "G32.1", marker=g.dominance)
        return Call(Dominance(), then=self.clear_tested)

    def clear_tested(self, g: Powers, nothing: None) -> Step:
        g.phase = Phase.REFILL
        return self.refill

    def refill(self, g: Powers) -> Step:
        """G33.1 Keep or discard, and refill to five from the rest; who has no cards left has nothing to choose."""
        returns = g.rules["discardReturns"] == "true"
        questions = {
            one: refill(g.hands[one], g.rest[one], g.box.hand, returns)
            for one in range(g.players)
            if g.hands[one] or g.rest[one]
        }
        return AskAll(questions, then=self.refilled)

    def refilled(self, g: Powers, answers: dict[int, NewHand]) -> Step:
        """G33.1 What is discarded stays secret; played and discarded cards do not come back."""
        for one, answer in answers.items():
            gone, come = mask_of(answer.discards), mask_of(answer.takes)
            g.hands[one] = g.hands[one] & ~gone | come
            if g.rules["discardReturns"] == "true":
                g.rest[one] = (g.rest[one] | gone) & ~come
            else:
                g.rest[one] &= ~come
                g.discarded[one] |= gone
            g.tell("gp-news-refill", "G33.1", who=named(one), out=len(answer.discards), come=len(answer.takes))
        return DONE


def within_reach(g: Powers, one: int) -> int:
    """G31.1 The politicians a party can take: in base or regions, not on Mauritius or in the UN."""
    return g.in_all_regions(one) + g.at(one, BASE)


def take_question(g: Powers, one: int) -> Spread:
    holds = tuple([g.at(one, place) for place in range(13)])
    return regions_spread(TakeOut, "G31.1", "gp-ask-take", g.box, holds, g.players, g.players)
