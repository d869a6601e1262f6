/** The shop's sums, from the prices and the worth of the cards that the question brings along. */
import { factsOf, type Question } from '../../lib/protocol';
import type { Facts } from '../../lib/protocol.generated';

type Prices = Facts['viva-ask-spend']['prices'];

export function pricesOf(question: Question): Prices {
  return factsOf(question, 'viva-ask-spend').prices;
}
/** What one ware costs; a payment costs nothing. */
export function priceOf(step: string, prices: Prices): number {
  return step.startsWith('building:')
    ? prices.building
    : step === 'militia'
      ? prices.militia
      : step === 'card'
        ? prices.card
        : 0;
}
/** What the cards laid down so far are worth. */
export function paidBy(steps: readonly string[], question: Question): number {
  const { worth } = factsOf(question, 'viva-ask-spend');
  return steps.filter((step) => step.startsWith('pay:')).reduce((sum, step) => sum + (worth[step.slice(4)] ?? 0), 0);
}
