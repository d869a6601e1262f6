/** Which estates light up for the question under way, and what choosing one means. */
import type { Asking } from '../../lib/asking.svelte';
import { t } from '../../lib/i18n.svelte';
import type { EstateView, VivaView } from './model';

export interface Aim {
  readonly aim: string;
  readonly word: string;
}

export function aimOf(asking: Asking, estate: EstateView): Aim | null {
  const order = `estate:${estate.number}`;
  if (asking.question.key === 'viva-ask-orders' && asking.isLit(order)) return { aim: order, word: 'viva-ui-orders-attack' };
  const promise = `promise:${estate.seat}`;
  if (asking.question.key === 'viva-ask-promise' && asking.isLit(promise)) return { aim: promise, word: 'viva-ui-promise-to' };
  return null;
}

/** The dice as set so far: taken steps first, then open ones. */
export function ordersSoFar(asking: Asking): readonly (number | null)[] {
  const dice = Number(asking.question.facts.dice);
  const taken = asking.taken.map((step) => Number(step.key));
  return Array.from({ length: dice }, (_, i) => taken[i] ?? null);
}

/** The table in one sentence per estate, for those who do not see it. */
export function standing(view: VivaView, name: (seat: number) => string, you: number | null): string {
  return view.estates
    .map((estate) => {
      const parts = [estate.seat === you ? t('ui-you') : name(estate.seat), t('viva-ui-points', { points: estate.points }), t('viva-ui-militias', { count: estate.dice }), t('viva-ui-cards', { count: estate.cards })];
      if (estate.presidente) parts.push(t('viva-role-presidente'));
      return parts.join(', ');
    })
    .join('. ');
}
