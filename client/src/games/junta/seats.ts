/** Choosing a family by clicking it, or by dropping something on it: what that means for the question under way. */
import type { Asking } from '../../lib/asking.svelte';
import { t } from '../../lib/i18n.svelte';
import { budgetOf, cabinetOf } from './drafts.svelte';

export function seatLit(asking: Asking | null, seat: number): boolean {
  if (!asking || asking.busy) return false;
  const cabinet = cabinetOf(asking);
  if (cabinet) return cabinet.families.includes(seat);
  return asking.isLit(`seat:${seat}`);
}

export function pickSeat(asking: Asking | null, seat: number): void {
  if (!asking) return;
  const budget = budgetOf(asking);
  if (budget) void budget.give(seat);
  else if (cabinetOf(asking)) asking.hold(asking.held.seat === seat ? {} : { seat });
  else if (asking.question.key === 'junta-ask-announce') asking.hold({ target: seat });
  else void asking.choose(`seat:${seat}`);
}

/** What lies before a family in the answer being made: money, or offices. */
export function seatMark(asking: Asking | null, seat: number): string {
  const sum = budgetOf(asking)?.of(seat) ?? 0;
  if (sum) return t('junta-ui-mp', { sum });
  const offices = cabinetOf(asking)?.count(seat) ?? 0;
  return offices ? '▣'.repeat(offices) : '';
}
export const seatHeld = (asking: Asking | null, seat: number): boolean =>
  asking?.held.seat === seat || asking?.held.target === seat;
/** Whether something is being carried that can be dropped on a family. */
export const mayDrop = (asking: Asking | null, seat: number): boolean =>
  (budgetOf(asking)?.receivers.includes(seat) ?? false) && asking?.held.note !== undefined;
