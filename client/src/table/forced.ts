/** Answers that nobody need give again: the only possible one, and one that was given once and for all. */
import type { Asking } from '../lib/asking.svelte';
import type { Option, TableInfo } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';

/** Nobody is hurried or betrayed by a bot's patience: with people at the table the default is to ask. */
export function goesOnAlone(choice: 'bots' | 'always' | 'never', table: Pick<TableInfo, 'seats' | 'you'>): boolean {
  if (choice !== 'bots') return choice === 'always';
  return table.seats.every((seat) => seat.seat === table.you || seat.kind === 'bot');
}

export function whyForced(asking: Asking, table: TableInfo): boolean {
  const single =
    asking.question.forced &&
    asking.taken.length === 0 &&
    (asking.menu.options.length === 1 || (asking.complete && asking.menu.options.length === 0));
  return single && goesOnAlone(settings.values.forced, table);
}

/** What is answered for somebody, after how many milliseconds, and the text that says why. */
export interface ByItself {
  readonly option: Option | null;
  readonly ms: number;
  readonly why: string;
}
const MOMENT = 1100;
/** Among people an answer that always took the same time would say that nobody thought about it. */
const LIKE_A_PERSON = { least: 1800, more: 3600 };

export function byItself(asking: Asking, table: TableInfo, standing: Option | null): ByItself | null {
  if (whyForced(asking, table)) return { option: null, ms: MOMENT, why: 'ui-asked-forced' };
  if (!standing || asking.taken.length) return null;
  const ms = goesOnAlone('bots', table) ? MOMENT : LIKE_A_PERSON.least + Math.random() * LIKE_A_PERSON.more;
  return { option: standing, ms, why: 'ui-asked-standing' };
}
