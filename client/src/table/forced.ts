/** Questions with a single possible answer, and whether they go on by themselves. */
import type { Asking } from '../lib/asking.svelte';
import type { TableInfo } from '../lib/protocol';
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
