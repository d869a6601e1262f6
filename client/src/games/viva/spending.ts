/** The shop's sums, from the wares, prices and worth of the cards that the question brings along. */
import { factsOf, type Question } from '../../lib/protocol';

/** Something that can be bought: the id of its name, and its price. */
export interface Ware {
  readonly name: string;
  readonly price: number;
}

/** All wares, by the key of the step that takes them. */
export function waresOf(question: Question): ReadonlyMap<string, Ware> {
  const { kinds, prices } = factsOf(question, 'viva-ask-spend');
  return new Map([
    ...kinds.map((kind) => [`building:${kind}`, { name: `viva-building-${kind}`, price: prices.building }] as const),
    ['militia', { name: 'viva-ui-shop-militia', price: prices.militia }],
    ['card', { name: 'viva-ui-shop-card', price: prices.card }],
  ]);
}
/** What cards are worth, by the key of the step that pays with them. */
export function coinsOf(question: Question): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(factsOf(question, 'viva-ask-spend').worth).map(([card, worth]) => [`pay:${card}`, worth]),
  );
}
