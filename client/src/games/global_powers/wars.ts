/** Wars that could be proposed, with their strengths and odds as the question tells them. */
import type { Asking } from '../../lib/asking.svelte';
import { factsOf } from '../../lib/protocol';
import type { Odds } from '../../lib/protocol.generated';

export type War = Odds;

/** What is aimed at while a war is being proposed, and which target has been chosen. */
export interface Aiming {
  readonly from: number;
  readonly wars: readonly War[];
  readonly chosen: number;
}

export function aimingOf(asking: Asking | null): Aiming | null {
  if (asking?.question.key !== 'gp-propose' || asking.taken[0]?.key !== 'war') return null;
  const { region, wars } = factsOf(asking.question, 'gp-propose');
  return { from: region, wars, chosen: Number(asking.taken[1]?.key ?? 0) };
}
