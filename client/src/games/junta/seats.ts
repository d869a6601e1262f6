/** Choosing a family by clicking it: what that means for the question under way. */
import type { Asking } from '../../lib/asking.svelte';

export function seatLit(asking: Asking | null, seat: number): boolean {
  if (!asking || asking.busy) return false;
  return asking.isLit(`seat:${seat}`);
}

/** A note that is held goes to the family; otherwise the family itself is the answer. */
export function pickSeat(asking: Asking | null, seat: number): void {
  if (!asking) return;
  const note = asking.held?.startsWith('note:') ? asking.held.slice(5) : null;
  const given = note ? asking.menu.options.find((option) => option.key === `${seat}:${note}`) : undefined;
  if (given) void asking.take(given, false);
  else if (asking.question.key === 'junta-ask-announce') asking.hold(`target:${seat}`);
  else void asking.choose(`seat:${seat}`);
}
