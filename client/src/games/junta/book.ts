import type { BookPage } from '../../book/page';
import type { JuntaView } from './model';

const page: BookPage = {
  win: 'J2.2',
  stops: [
    { id: '1', rule: 'J5.0', scene: 'parasol' },
    { id: '2', rule: 'J6.1', scene: 'uniforms' },
    { id: '3', rule: 'J7.0', scene: 'parachute' },
    { id: '4', rule: 'J8.1', scene: 'ballots' },
    { id: '5', rule: 'J9.0', scene: 'night' },
    { id: '6', rule: 'J10.0', scene: 'doorway' },
    { id: '7', rule: 'J11.1', scene: 'bank' },
    { id: '8', rule: 'J12.1', scene: 'tank', maybe: true },
    { id: '9', rule: 'J15.0', scene: 'plinth', maybe: true },
  ],
  here: (view: JuntaView) => (view.coup ? '8' : String(view.phase)),
  sheet: ['deal', 'offices', 'votes', 'budget', 'night', 'pretext', 'fire', 'end'],
  terms: [
    'account',
    'assassin',
    'ballot',
    'bank',
    'brigade',
    'cash',
    'centre',
    'exile',
    'influence',
    'minister',
    'office',
    'president',
    'pretext',
    'rebel',
    'stack',
    'votes',
  ],
};
export default page;
