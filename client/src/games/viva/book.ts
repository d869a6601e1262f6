import type { BookPage } from '../../book/page';
import type { VivaView } from './model';

const page: BookPage = {
  win: 'V18.3',
  stops: [
    { id: 'draw', rule: 'V4.1', scene: 'parachute' },
    { id: 'promises', rule: 'V5.1', scene: 'envelopes' },
    { id: 'orders', rule: 'V6.1', scene: 'screen' },
    { id: 'combat', rule: 'V7.1', scene: 'tank' },
    { id: 'spend', rule: 'V15.3', scene: 'villa' },
    { id: 'hand_limit', rule: 'V16.1', scene: 'parasol' },
  ],
  here: (view: VivaView) => view.phase,
  sheet: ['draw', 'orders', 'attack', 'defence', 'plunder', 'promises', 'prices', 'end'],
  terms: [
    'aid',
    'battle',
    'deck',
    'estate',
    'golpista',
    'hand',
    'intrigue',
    'loan',
    'luxury',
    'militia',
    'points',
    'promise',
    'screen',
    'spending',
    'sunglasses',
    'to-come',
  ],
};
export default page;
