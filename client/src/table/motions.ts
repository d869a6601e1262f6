/** What can be voted on at a table now, as far as its page can tell; the server has the last word. */
import { presence, type TableInfo } from '../lib/protocol';

export type MotionKind = 'replace' | 'free' | 'pause' | 'resume' | 'extend';
export interface Motion {
  readonly kind: MotionKind;
  readonly seat: number | null;
}

export function motionsOf(table: TableInfo, you: number | null): Motion[] {
  if (you === null || table.status !== 'running' || table.seats[you]?.stand_in) return [];
  const time: Motion[] = [{ kind: table.paused ? 'resume' : 'pause', seat: null }];
  if (table.settings.deadline && !table.paused) time.push({ kind: 'extend', seat: null });
  const away = table.seats.filter((seat) => seat.seat !== you && (presence(seat) !== 'plain' || seat.missed > 1));
  return [
    ...time,
    ...away.filter((seat) => !seat.stand_in).map((seat): Motion => ({ kind: 'replace', seat: seat.seat })),
    ...(table.settings.door === 'open' ? away.map((seat): Motion => ({ kind: 'free', seat: seat.seat })) : []),
  ];
}
