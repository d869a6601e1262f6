/** How a question looks, judged by what is offered, not by which game asks. */
import type { Option, Question } from '../lib/protocol';

export type Shape = 'yesno' | 'amount' | 'few' | 'list';
const FEW = 3;

export interface Range {
  readonly low: number;
  readonly high: number;
  readonly start: number;
}

/** A question for a whole number, with its bounds; a short range is better served by buttons. */
export function amountOf(question: Question): Range | null {
  const { low, high, fallback } = question.facts;
  if (question.key !== 'core-amount' || typeof low !== 'number' || typeof high !== 'number' || high - low < 9)
    return null;
  return { low, high, start: typeof fallback === 'number' ? fallback : low };
}

export function shapeOf(question: Question): Shape {
  const keys = question.options.map((option) => option.key);
  if (keys.length === 2 && keys.includes('yes') && keys.includes('no')) return 'yesno';
  if (amountOf(question)) return 'amount';
  return keys.length <= FEW ? 'few' : 'list';
}

/** The number that an answer is, where its key is one; null: it has a name. */
export function countOf({ key }: Pick<Option, 'key'>): number | null {
  const number = Number(key);
  return number >= 0 && String(number) === key ? number : null;
}

/** The message of the line on the card that this answer is about: whoever must choose one has not learnt them by heart. */
export function lineOf(question: Pick<Question, 'kind'>, option: Pick<Option, 'aim'>): string | null {
  const [what, card] = option.aim.split(':');
  const [game] = question.kind.split('-');
  return what === 'card' && card ? `${game}-card-${card.toLowerCase()}-text` : null;
}
