/** Which cards of the hand the answer under way already uses. */
import type { Asking } from '../../lib/asking.svelte';

/** Whether a small step speaks of this card: it pays with it, plays it, or lays it somewhere. */
const speaksOf = (step: string, card: string): boolean =>
  [card, `pay:${card}`, `play:${card}`].includes(step) || step.startsWith(`${card}>`);

/** Places in the hand that are used, equal cards from the left. */
export function usedCards(asking: Asking, hand: readonly string[]): Set<number> {
  const used = new Set<number>();
  for (const step of asking.taken) {
    const at = hand.findIndex((one, place) => speaksOf(step.key, one) && !used.has(place));
    if (at >= 0) used.add(at);
  }
  return used;
}
