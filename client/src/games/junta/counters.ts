/** Counter-offers at one touch: the same deal for a little less, or a little more. */
import type { Plain } from '../../lib/protocol';
import { type Goods, type Notes, sum } from './model';

const STEPS = [1, 2] as const;

export interface Counter {
  /** The new price in MP. */
  readonly price: number;
  readonly answer: Plain;
}

/** Nothing at all: somebody's word is the price (ADR 26). */
export const wordOnly = (goods: Goods): boolean =>
  !goods.cards.length && !goods.kinds.length && !goods.units.length && !goods.money && !sum(goods.notes);

/** Notes of this purse that make up a price exactly, great ones first; null if there are none. */
export function notesFor(purse: Notes, price: number): Notes | null {
  for (let threes = Math.min(purse[2], Math.floor(price / 3)); threes >= 0; threes--)
    for (let twos = Math.min(purse[1], Math.floor((price - 3 * threes) / 2)); twos >= 0; twos--) {
      const ones = price - 3 * threes - 2 * twos;
      if (ones <= purse[0]) return [ones, twos, threes];
    }
  return null;
}

const plain = ({ cards, notes, units, money, kinds }: Goods) => ({ cards, notes, units, money, kinds });

/** What can be answered to an offer without the form: only where money stands on one side, and no kinds or units. */
export function counters(offer: { number: number; maker: number; give: Goods; get: Goods }, purse: Notes): Counter[] {
  const { give, get, number, maker } = offer;
  if (give.kinds.length || give.units.length || get.kinds.length || get.units.length) return [];
  const asked = get.money + sum(get.notes);
  const offered = give.money + sum(give.notes);
  const made = (price: number, gives: Plain, gets: Plain): Counter => ({
    price,
    answer: { do: 'offer', to: maker, give: gives, get: gets, counter: number, until: 'phase' },
  });
  if (asked && !offered && !get.cards.length)
    return STEPS.flatMap((step) => {
      const notes = asked > step ? notesFor(purse, asked - step) : null;
      return notes ? [made(asked - step, { notes: [...notes] }, { ...plain(give), notes: [0, 0, 0] })] : [];
    });
  if (offered && !asked)
    return STEPS.map((step) =>
      made(offered + step, plain(get), { cards: [...give.cards], money: offered + step } as Plain),
    );
  return [];
}
