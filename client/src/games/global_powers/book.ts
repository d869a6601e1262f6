import type { BookPage } from '../../book/page';
import type { PowersView } from './model';

/** The phases of a turn by the stop they belong to. */
const STOP: Readonly<Record<string, string>> = {
  'open-choice': 'auction',
  cards: 'auction',
  card: 'turn',
  coup: 'turn',
  activation: 'proposal',
  consent: 'proposal',
  veto: 'vote',
  motion: 'war',
  refill: 'un',
};

const page: BookPage = {
  win: 'G30.1',
  stops: [
    { id: 'auction', rule: 'G4.1', scene: 'hammer', maybe: true },
    { id: 'recall', rule: 'G7.1', scene: 'homeward' },
    { id: 'turn', rule: 'G8.1', scene: 'globe' },
    { id: 'proposal', rule: 'G10.1', scene: 'lectern' },
    { id: 'vote', rule: 'G10.4', scene: 'ballots' },
    { id: 'war', rule: 'G19.1', scene: 'tank', maybe: true },
    { id: 'scoring', rule: 'G29.1', scene: 'podium' },
    { id: 'un', rule: 'G31.1', scene: 'dove' },
  ],
  here: (view: PowersView) => STOP[view.phase] ?? view.phase,
  sheet: ['goal', 'bid', 'actions', 'budget', 'war', 'scoring', 'un'],
  terms: [
    'base',
    'coalition',
    'demilitarised',
    'diplomacy',
    'dominance',
    'done',
    'economy',
    'event',
    'government',
    'mauritius',
    'military',
    'opposition',
    'pending',
    'points',
    'politician',
    'protectorate',
    'raw',
    'region',
    'sanction',
    'scoring',
    'un',
    'veto',
  ],
};
export default page;
