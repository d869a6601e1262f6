/** The shop's sums, from the prices and the worth of the cards that the question brings along. */
import type { Question } from '../../lib/protocol';

export interface Prices {
  readonly building: number;
  readonly militia: number;
  readonly card: number;
}

export function pricesOf(question: Question): Prices {
  return question.facts.prices as unknown as Prices;
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
  const worth = (question.facts.worth ?? {}) as Readonly<Record<string, number>>;
  return steps.filter((step) => step.startsWith('pay:')).reduce((sum, step) => sum + (worth[step.slice(4)] ?? 0), 0);
}
