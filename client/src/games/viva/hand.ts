/** Which cards of the hand the answer under way already uses. */
import type { Asking } from '../../lib/asking.svelte';
import { factsOf, type Question } from '../../lib/protocol';

/** V21.1 What can be promised: a card, or a die that shows so much. */
export type Pledged = string | number;

/** The small step that promises it to somebody. */
export const pledge = (what: Pledged, seat: number): string =>
  `${typeof what === 'number' ? `die${what}` : what}>${seat}`;

/** The small steps that speak of this card: it pays with it, plays it, or lays it somewhere. */
function stepsWith(question: Question, card: string): readonly string[] {
  const alone = [card, `pay:${card}`, `play:${card}`];
  if (question.key === 'viva-ask-promise')
    return [...alone, ...factsOf(question, 'viva-ask-promise').golpistas.map((seat) => pledge(card, seat))];
  if (question.key !== 'viva-ask-card') return alone;
  const { plays } = factsOf(question, 'viva-ask-card');
  return [...alone, ...plays.filter((play) => play.card === card).map((play) => play.key)];
}

/** Places in the hand that are used, equal cards from the left. */
export function usedCards(asking: Asking, hand: readonly string[]): Set<number> {
  const used = new Set<number>();
  for (const step of asking.taken) {
    const at = hand.findIndex((one, place) => !used.has(place) && stepsWith(asking.question, one).includes(step.key));
    if (at >= 0) used.add(at);
  }
  return used;
}
