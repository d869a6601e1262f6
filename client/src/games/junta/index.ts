/** Junta at the table. */
import type { BarWords, GameModule } from '../module';
import AskAnnounce from './AskAnnounce.svelte';
import AskAside from './AskAside.svelte';
import AskBank from './AskBank.svelte';
import AskBudget from './AskBudget.svelte';
import AskFight from './AskFight.svelte';
import AskFire from './AskFire.svelte';
import AskLocation from './AskLocation.svelte';
import AskLosses from './AskLosses.svelte';
import AskName from './AskName.svelte';
import AskOffices from './AskOffices.svelte';
import AskPolice from './AskPolice.svelte';
import AskSeat from './AskSeat.svelte';
import AskTurn from './AskTurn.svelte';
import AskVotes from './AskVotes.svelte';
import Board from './Board.svelte';
import CardArt from './CardArt.svelte';
import Final from './Final.svelte';
import Hand from './Hand.svelte';
import { film } from './film';
import { deals } from './deals';
import { OFFICES, coupStep, isBroad, type JuntaView } from './model';
import { actOf } from './turns';

/** The steps of a coup; the one that runs says whether troops march or fight. */
function coupTrack(view: JuntaView): string[] {
  const now = coupStep(view);
  const part = view.moving ? 'march' : 'combat';
  return [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
    step === now && step > 0 && step < 7 ? `junta-ui-step-${step}-${part}` : `junta-ui-step-${step}`,
  );
}

const junta: GameModule<JuntaView> = {
  Board,
  CardArt,
  film,
  Hand,
  Final,
  ownSeats: true,
  actOf,
  asks: {
    'junta-ask-votes': AskVotes,
    'junta-ask-offices': AskOffices,
    'junta-ask-budget': AskBudget,
    'junta-ask-location': AskLocation,
    'junta-ask-announce': AskAnnounce,
    'junta-ask-bank': AskBank,
    'junta-ask-coup-turn': AskTurn,
    'junta-ask-aside': AskAside,
    'junta-ask-seat': AskSeat,
    'junta-ask-police': AskPolice,
    'junta-ask-name': AskName,
    'junta-ask-losses': AskLosses,
    'junta-ask-fire': AskFire,
    'junta-ask-areas': AskFight,
  },
  deals,
  layout: (view) => (isBroad(view) ? 'rail' : 'hall'),
  unplayed: (seat, view) => (view.families[seat]?.dummy ? `junta-family-${seat}` : undefined),
  sketch: (seat, view, say) => {
    const family = view.families[seat];
    if (!family) return {};
    const line = family.offices.map((office) => say({ id: `junta-ui-office-${OFFICES[office] ?? ''}` })).join(', ');
    return {
      line: line || say({ id: 'junta-ui-no-office' }),
      state: !family.alive ? 'dead' : family.exile ? 'exile' : family.rebel ? 'rebel' : undefined,
    };
  },
  phases: (view) =>
    view.coup
      ? { ids: coupTrack(view), current: coupStep(view), plain: true }
      : view.phase === 0 || view.phase === 10
        ? { ids: [`junta-phase-${view.phase}`], current: 0 }
        : { ids: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((phase) => `junta-ui-phase-${phase}`), current: view.phase - 1 },
  alarm: (view) => (view.coup ? { id: 'junta-ui-alarm' } : null),
  tags: (view): readonly BarWords[] => [
    { id: `junta-ui-bank-${view.bank}`, term: 'junta-term-bank' },
    { id: view.pretext ? 'junta-pretext-yes' : 'junta-pretext-no', term: 'junta-term-pretext' },
  ],
  handCount: (view) => (view.seat === null ? undefined : view.families[view.seat]?.hand?.length),
};
export default junta;
