/** Which estates light up for the question under way, and what choosing one means. */
import { factsOf } from '../../lib/protocol';
import type { Asking } from '../../lib/asking.svelte';
import { t } from '../../lib/i18n.svelte';
import type { Option } from '../../lib/protocol';
import type { Facts } from '../../lib/protocol.generated';
import type { Words } from '../../lib/words';
import { pledge } from './hand';
import { foughtFaces, type EstateView, type VivaView } from './model';

/** One thing that a click on an estate can mean. */
export interface Target {
  readonly word: string;
  /** What stands on the estate itself, where its name is in sight anyway. */
  readonly brief?: string;
  readonly pick: () => void;
}
type Say = (words: Words) => string;
type Name = (seat: number) => string;

/** More ways than these on one estate are not put on it: the telegram narrows to them. */
const AT_ONCE = 2;

/** What lies on this estate now. An estate without anything is neither lit nor clickable. */
export function targetsOf(
  asking: Asking,
  estate: EstateView,
  you: number | null,
  name: Name,
  say: Say,
): readonly Target[] {
  switch (asking.question.key) {
    case 'viva-ask-orders': {
      const brief = t(estate.seat === you ? 'viva-ui-orders-home' : 'viva-ui-orders-attack-here');
      const word =
        estate.seat === you ? t('viva-ui-orders-home') : t('viva-ui-orders-attack', { who: name(estate.seat) });
      return asking
        .optionsAt(`estate:${estate.number}`)
        .map((option) => ({ word, brief, pick: () => void asking.take(option, false) }));
    }
    case 'viva-ask-promise':
      return promised(asking, estate, name);
    case 'viva-ask-kill':
      return asking.menu.options
        .filter((option) => option.aim.startsWith(`die:${estate.seat}.`))
        .map((option) => ({
          word: say(option.words),
          brief: t('viva-ui-kill-here'),
          pick: () => void asking.take(option),
        }));
    case 'viva-ask-card':
      return played(asking, estate, name, say);
    default:
      return [];
  }
}

/** A promise needs a card in hand first; without one nothing is lit. */
function promised(asking: Asking, estate: EstateView, name: Name): readonly Target[] {
  const { card } = asking.held;
  const option = card && asking.menu.options.find((one) => one.key === pledge(card, estate.seat));
  if (!option) return [];
  const pick = () => {
    asking.hold({});
    void asking.take(option, false);
  };
  return [{ word: t('viva-ui-promise-to', { who: name(estate.seat) }), pick }];
}

/** A card picked in hand lights up those it can be played on. */
function played(asking: Asking, estate: EstateView, name: Name, say: Say): readonly Target[] {
  if (asking.narrowed === null) return [];
  const here = asking.options.filter((option) => playOf(asking, option)?.seat === estate.seat);
  if (here.length > AT_ONCE)
    return [
      {
        word: name(estate.seat),
        pick: () => asking.hold(asking.held.target === estate.seat ? {} : { target: estate.seat }),
      },
    ];
  return here.map((option) => ({ word: say(option.words), pick: () => void asking.take(option) }));
}

/** The play behind an option: which card, and on whom or which die. */
export function playOf(asking: Asking, option: Option): Facts['viva-ask-card']['plays'][number] | undefined {
  return factsOf(asking.question, 'viva-ask-card').plays.find((play) => play.key === option.key);
}

/** The plays the telegram shows: of the card picked in hand, and on the estate that was clicked. */
export function playsShown(asking: Asking): readonly Option[] {
  const plays = asking.options.filter((option) => option.key !== 'pass');
  return asking.narrowed === null || asking.held.target === undefined
    ? plays
    : plays.filter((option) => playOf(asking, option)?.seat === asking.held.target);
}

/** The dice as set so far: taken steps first, then open ones. */
export function ordersSoFar(asking: Asking): readonly (number | null)[] {
  const dice = factsOf(asking.question, 'viva-ask-orders').dice;
  const taken = asking.taken.map((step) => Number(step.key));
  return Array.from({ length: dice }, (_, i) => taken[i] ?? null);
}

/** Everything countable about an estate, in words: for the seats of a phone and for those who do not see the board. */
export function inWords(view: VivaView, estate: EstateView): readonly string[] {
  const fought = foughtFaces(view);
  const parts = [
    t('viva-ui-points', { points: estate.points }),
    t('viva-ui-militias', { count: estate.dice }),
    t('viva-ui-cards', { count: estate.cards }),
  ];
  if (estate.promised_cards) parts.push(t('viva-ui-promised', { count: estate.promised_cards }));
  if (estate.promised_dice.length)
    parts.push(
      t('viva-ui-promised-militias', { count: estate.promised_dice.length, faces: estate.promised_dice.join(' ') }),
    );
  if (estate.loans.length)
    parts.push(t('viva-ui-on-loan', { count: estate.loans.length, faces: estate.loans.join(' ') }));
  if (view.screens_up && estate.orders?.length)
    parts.push(
      t('viva-ui-open-orders', {
        faces: estate.orders.map((face) => (fought.has(face) ? `(${face})` : String(face))).join(' '),
      }),
    );
  return parts;
}

/** The table in one sentence per estate, for those who do not see it. */
export function standing(view: VivaView, name: (seat: number) => string, you: number | null): string {
  return view.estates
    .map((estate) =>
      [
        estate.seat === you ? t('ui-you') : name(estate.seat),
        ...(estate.presidente ? [t('viva-role-presidente')] : []),
        ...inWords(view, estate),
      ].join(', '),
    )
    .join('. ');
}
