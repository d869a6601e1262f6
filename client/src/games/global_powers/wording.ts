/** Proposals and cards in words, from the small steps they are made of. */
import { t, list } from '../../lib/i18n.svelte';
import { say } from '../../lib/words';
import { KINDS, regionArg, regionName, regionOf, seatOf, type PowersView } from './model';

export interface Told {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

const RULE: Readonly<Record<string, string>> = {
  emigration: 'G13.1',
  propaganda: 'G14.1',
  rehabilitation: 'G15.1',
  purge: 'G16.1',
  trade: 'G17.1',
  budget: 'G18.1',
  war: 'G19.1',
  motion: 'G22.1',
};

export function chipWords(steps: readonly string[], verb: 'give' | 'take'): string {
  const said = KINDS.map((kind) => ({ kind, count: steps.filter((step) => step === `${verb}-${kind}`).length }))
    .filter((one) => one.count > 0)
    .map((one) => t(`gp-chips-${one.kind}-${one.count}`));
  return said.length ? list(said) : t('gp-nothing');
}

export function proposalWords(view: PowersView, path: readonly string[], name: (seat: number) => string): Told {
  const [head = '', ...rest] = path;
  const rule = RULE[head] ?? 'G10.1';
  const region = regionName(view, regionOf(rest[0]));
  if (head === 'trade')
    return {
      title: t('gp-action-trade'),
      text: say(
        {
          id: 'gp-do-trade',
          args: {
            region: regionArg(view, regionOf(rest[0])),
            gives: chipWords(rest, 'give'),
            takes: chipWords(rest, 'take'),
          },
        },
        name,
      ),
      rule,
    };
  if (head === 'budget') return { title: t('gp-action-budget'), text: t(`gp-conversion-${rest[0] ?? 'a'}`), rule };
  if (head === 'purge') return { title: t('gp-action-purge'), text: name(seatOf(view, rest[0])), rule };
  if (head === 'motion')
    return {
      title: t(`gp-motion-${rest[0] ?? ''}`),
      text: [regionName(view, regionOf(rest[1])), ...(rest[2] ? [name(seatOf(view, rest[2]))] : [])].join(' · '),
      rule,
    };
  return { title: t(`gp-action-${head}`), text: rest.length ? region : t(`gp-action-${head}-text`), rule };
}

/** A card with its choices: "China · Vera". */
export function eventWords(view: PowersView, path: readonly string[], name: (seat: number) => string): string {
  return path
    .slice(1)
    .map((step) => {
      const seat = seatOf(view, step);
      return seat >= 0 ? name(seat) : regionName(view, regionOf(step));
    })
    .filter(Boolean)
    .join(' · ');
}
