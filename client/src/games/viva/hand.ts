/** Which cards of the hand the answer under way already uses. */
import type { Asking } from '../../lib/asking.svelte';

/** The card a small step speaks of: `pay:FA2`, `FA1>3`, or the card itself. */
export function cardOf(step: string): string {
  const [card = ''] = step.replace(/^(pay|play):/, '').split('>');
  return card;
}

/** Places in the hand that are used, equal cards from the left. */
export function usedCards(asking: Asking, hand: readonly string[]): Set<number> {
  const used = new Set<number>();
  for (const step of asking.taken) {
    const card = cardOf(step.key);
    const at = hand.findIndex((one, place) => one === card && !used.has(place));
    if (at >= 0) used.add(at);
  }
  return used;
}
