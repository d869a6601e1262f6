/** What the telegram asks now: its question, or the step of the answer that is due ("War: against whom?"). */
import type { Asking } from '../lib/asking.svelte';
import { t, texts } from '../lib/i18n.svelte';
import type { Option, Question } from '../lib/protocol';
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

/** A step that names one of many things is spoken of by their kind. */
const THINGS: Readonly<Record<string, string>> = { region: 'n', area: 'area', seat: 'seat' };
/** What a game calls the act that a step opens, where its key says more than that. */
type ActOf = (question: Question, step: string) => string | undefined;

/** A step taken, without its number or place: "war", "n", "seat", "move". */
function stepName({ key, aim }: Option): string {
  const [kind = '', thing] = aim.split(':');
  if (key === aim) return kind;
  return key === thing || key === `${kind}-${thing}` ? (THINGS[kind] ?? key) : key;
}

/** `actOf`: the game's own names of first steps. Games have words for ways that they know: "war", "transfer-n-seat", "move-area". */
export function headline(
  asking: Pick<Asking, 'question' | 'taken' | 'menu'>,
  say: (words: Words) => string,
  actOf?: ActOf,
): string {
  const { question, taken, menu } = asking;
  const first = new Set(question.options.map((option) => option.key));
  // Several things of one list (cards, politicians) are one step: the question stays.
  const due = menu.options.length ? menu.options : taken;
  if (!taken.length || due.every((step) => first.has(step.key))) return say(question.words);
  const own = `${question.key}-then-${taken.map((step) => actOf?.(question, step.key) ?? stepName(step)).join('-')}`;
  if (texts.has(own) && menu.options.length) return t(own);
  // What follows from a step is said at the step.
  const steps = taken.map((step) => say(bare(step.words))).join(' · ');
  if (!menu.options.length) return t('ui-then-send', { steps });
  const kinds = new Set(menu.options.map((option) => NEXT[option.aim.split(':')[0] ?? ''] ?? 'what'));
  return t(`ui-then-${kinds.size === 1 ? [...kinds][0] : 'what'}`, { steps });
}
