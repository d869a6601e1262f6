/** Viva el Presidente at the table. */
import type { BarWords, GameModule } from '../module';
import AskCard from './AskCard.svelte';
import AskColour from './AskColour.svelte';
import AskDiscard from './AskDiscard.svelte';
import AskOrders from './AskOrders.svelte';
import AskPromise from './AskPromise.svelte';
import AskSpend from './AskSpend.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { film } from './film';
import Reckoning from './Reckoning.svelte';
import { inWords } from './aims';
import { colourOf, estateOf, PHASES, roleOf, type VivaView } from './model';

const viva: GameModule<VivaView> = {
  Board,
  film,
  Hand,
  Final: Reckoning,
  ownSeats: true,
  asks: {
    'viva-ask-card': AskCard,
    'viva-ask-colour': AskColour,
    'viva-ask-discard': AskDiscard,
    'viva-ask-orders': AskOrders,
    'viva-ask-promise': AskPromise,
    'viva-ask-spend': AskSpend,
  },
  badge: (seat, view) => (view.estates[seat]?.colour ? { kind: 'estate', id: colourOf(view, seat) } : null),
  sketch: (seat, view, say) => ({
    line: [say({ id: roleOf(view, seat) }), ...inWords(view, estateOf(view, seat))].join(' · '),
  }),
  phases: (view) => ({
    ids: PHASES.map((phase) => `viva-phase-${phase}`),
    current: PHASES.indexOf(view.phase as (typeof PHASES)[number]),
  }),
  tags: (view): readonly BarWords[] => [
    { id: 'viva-ui-first-to', args: { points: view.points_to_end }, term: 'viva-term-points' },
    { id: 'viva-ui-deck', args: { count: view.deck }, term: 'viva-term-deck' },
  ],
  handCount: (view) => (view.seat === null ? undefined : view.estates[view.seat]?.cards),
};
export default viva;
