/** Global Powers at the table. */
import type { BarWords, GameModule } from '../module';
import AskAmount from './AskAmount.svelte';
import AskCards from './AskCards.svelte';
import AskLay from './AskLay.svelte';
import AskPropose from './AskPropose.svelte';
import AskSpread from './AskSpread.svelte';
import AskTurn from './AskTurn.svelte';
import AskVote from './AskVote.svelte';
import AskYes from './AskYes.svelte';
import Board from './Board.svelte';
import EventArt from './EventArt.svelte';
import Final from './Final.svelte';
import Hand from './Hand.svelte';
import { film } from './film';
import { partyOf, type PowersView } from './model';
import { answerOf } from './vetoes.svelte';

const TURN: readonly string[] = ['recall', 'turn', 'proposal', 'vote', 'veto'];

const globalPowers: GameModule<PowersView> = {
  Board,
  film,
  CardArt: EventArt,
  Hand,
  Final,
  ownSeats: true,
  toldInBar: true,
  heardAtPaper: true,
  handless: ['gp-pick-cards', 'gp-refill'],
  layout: () => 'band',
  asks: {
    'core-amount': AskAmount,
    'core-yes-no': AskYes,
    'gp-pick-cards': AskCards,
    'gp-refill': AskCards,
    'gp-propose': AskPropose,
    'gp-spread': AskSpread,
    'gp-turn': AskTurn,
    'gp-vote': AskVote,
    'gp-lay': AskLay,
    'gp-consent': AskYes,
  },
  standing: answerOf,
  badge: (seat, view) => ({ kind: 'party', id: partyOf(view, seat) }),
  sketch: (seat, view, say) => ({
    line: say({
      id: 'gp-ui-points-line',
      args: { points: view.parties[seat]?.points_now ?? 0, governed: view.parties[seat]?.governed ?? 0 },
    }),
  }),
  phases: (view) => {
    // A turn has its stations; what a decision leads to (a war, a motion) comes after them.
    const at = TURN.indexOf(view.phase === 'activation' ? 'proposal' : view.phase);
    if (at >= 0) return { ids: TURN.map((phase) => `gp-phase-${phase}`), current: at };
    return { ids: [`gp-phase-${view.phase}`], current: 0 };
  },
  tags: (view): readonly BarWords[] => [
    { id: 'gp-ui-scoring', args: { number: view.scorings + 1 }, term: 'gp-term-scoring' },
    { id: 'gp-ui-pending', args: { count: 12 - view.done.length }, term: 'gp-term-pending' },
    { id: 'gp-ui-dominance', args: { count: view.dominance + 1 }, term: 'gp-term-dominance' },
    { id: 'gp-ui-goal', args: { points: view.goal }, term: 'gp-term-points' },
  ],
  handCount: (view) => (view.seat === null ? undefined : view.parties[view.seat]?.hand_size),
};
export default globalPowers;
