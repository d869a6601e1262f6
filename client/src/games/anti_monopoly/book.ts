import type { BookPage } from '../../book/page';
import type { AntiMonopolyView } from './tracks';

/** What lies in the middle of the board, by the stop it belongs to. */
const STOP: Readonly<Record<string, string>> = {
  card: 'field',
  debt: 'field',
  meeting: 'talks',
  negotiation: 'talks',
  request: 'bomb',
  danger: 'bomb',
  purchase: 'green',
};

const page: BookPage = {
  win: 'A18.4',
  stops: [
    { id: 'roll', rule: 'A5.1', scene: 'pawn' },
    { id: 'field', rule: 'A7.1', scene: 'card' },
    { id: 'crisis', rule: 'A9.1', scene: 'handshake', maybe: true },
    { id: 'monopoly', rule: 'A10.1', scene: 'factory', maybe: true },
    { id: 'talks', rule: 'A6.4', scene: 'talks', maybe: true },
    { id: 'bomb', rule: 'A14.1', scene: 'bomb' },
    { id: 'green', rule: 'A16.1', scene: 'stairs' },
    { id: 'peace', rule: 'A18.1', scene: 'dove' },
  ],
  here: (view: AntiMonopolyView) => {
    const scene = view.scene as { kind?: string } | null;
    return scene?.kind ? (STOP[scene.kind] ?? scene.kind) : 'roll';
  },
  sheet: ['deal', 'crisis', 'monopoly', 'talks', 'short', 'direct', 'danger', 'peace'],
  terms: [
    'action',
    'bomb',
    'chip',
    'cooperation',
    'danger',
    'hatched',
    'laid',
    'manners',
    'money',
    'monopoly',
    'need',
    'negotiation',
    'pawn',
    'peace',
    'red',
    'spiral',
  ],
};
export default page;
