/** What the telegram asks now: its question, or the step of the answer that is due ("War: against whom?"). */
import type { Asking } from '../lib/asking.svelte';
import { t, texts } from '../lib/i18n.svelte';
import { bare, type Words } from '../lib/words';

/** What is asked for, by what the steps on offer point at; whatever is not named is asked for in general. */
const NEXT: Readonly<Record<string, string>> = {
  region: 'where',
  area: 'area',
  location: 'where',
  monopoly: 'where',
  seat: 'whom',
  party: 'whom',
  estate: 'whom',
  family: 'whom',
  card: 'card',
  count: 'many',
  chip: 'more',
};

/** The steps taken, without numbers and places: "war", "transfer-n-seat", "move-area". Games have own words for ways that they know. */
const way = (steps: Asking['taken']): string =>
  steps
    .map(({ key, aim }, i) => (i && aim === `area:${key}` ? 'area' : key.replace(/:.*@.*$|[-:]?\d+$/, '') || 'n'))
    .join('-');

export function headline(asking: Pick<Asking, 'question' | 'taken' | 'menu'>, say: (words: Words) => string): string {
  const { question, taken, menu } = asking;
  const first = new Set(question.options.map((option) => option.key));
  // Several things of one list (cards, politicians) are one step: the question stays.
  const due = menu.options.length ? menu.options : taken;
  if (!taken.length || due.every((step) => first.has(step.key))) return say(question.words);
  const own = `${question.key}-then-${way(taken)}`;
  if (texts.has(own) && menu.options.length) return t(own);
  // What follows from a step is said at the step.
  const steps = taken.map((step) => say(bare(step.words))).join(' · ');
  if (!menu.options.length) return t('ui-then-send', { steps });
  const kinds = new Set(menu.options.map((option) => NEXT[option.aim.split(':')[0] ?? ''] ?? 'what'));
  return t(`ui-then-${kinds.size === 1 ? [...kinds][0] : 'what'}`, { steps });
}
