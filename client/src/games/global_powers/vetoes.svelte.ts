/**
 * G11.1 What somebody has said about vetoes once and for all. This browser keeps it and tells nobody: to the others it is a
 * "no" like any other, and comes when one could have come (`table/forced`). Who may veto at all stands on the map.
 */
import { plainId, seatIn } from '../../film/script';
import type { NewsLine, Option } from '../../lib/protocol';
import type { AskProps } from '../module';
import type { PowersView } from './model';

/** None before the own next turn, or none where a vote goes as one voted oneself. */
export const ORDERS = ['turn', 'mine'] as const;
export type Order = (typeof ORDERS)[number];
export interface Given {
  readonly order: Order;
  /** The last line of the news when it was given. */
  readonly since: number;
}
/** The two questions, and whether the vote was won. */
export const VETOES: Readonly<Record<string, 'adopted' | 'rejected'>> = {
  'gp-ask-veto-adopted': 'adopted',
  'gp-ask-veto-rejected': 'rejected',
};
const KEY = 'camarilla.veto.';
type Where = Pick<AskProps<PowersView>, 'table' | 'you' | 'news' | 'view'>;

const lastLine = (news: readonly NewsLine[]): number => news.at(-1)?.n ?? 0;

/** Whether it still holds: one's own turn ends what was said until then. */
export function holds(given: Given, news: readonly NewsLine[], you: number): boolean {
  if (given.order === 'mine') return true;
  return !news.some(
    (line) => line.n > given.since && plainId(line) === 'gp-news-turn' && seatIn(line.args.who) === you,
  );
}

/** Whether it answers this one. Who abstained wanted neither. */
export function answers(given: Given, kind: string, votes: readonly number[], you: number): boolean {
  const result = VETOES[kind];
  if (!result) return false;
  const vote = votes[you] ?? 0;
  return given.order === 'turn' || (vote > 0 && result === 'adopted') || (vote < 0 && result === 'rejected');
}

class StandingOrders {
  #given = $state.raw<Readonly<Record<string, Given | null>>>({});

  /** What holds now for this seat; null: he is asked. */
  of({ table, you, news }: Where): Given | null {
    if (you === null) return null;
    const key = this.#key(table.id, you);
    const given = key in this.#given ? (this.#given[key] ?? null) : stored(key);
    return given && holds(given, news, you) ? given : null;
  }

  give({ table, you, news }: Where, order: Order): void {
    if (you !== null) this.#set(this.#key(table.id, you), { order, since: lastLine(news) });
  }

  callOff({ table, you }: Where): void {
    if (you !== null) this.#set(this.#key(table.id, you), null);
  }

  #key(table: string, you: number): string {
    return `${KEY}${table}.${you}`;
  }

  #set(key: string, given: Given | null): void {
    this.#given = { ...this.#given, [key]: given };
    try {
      if (given) sessionStorage.setItem(key, JSON.stringify(given));
      else sessionStorage.removeItem(key);
    } catch {
      // Without storage it is forgotten by a reload.
    }
  }
}

function stored(key: string): Given | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Given | null;
    return kept && ORDERS.includes(kept.order) ? kept : null;
  } catch {
    return null;
  }
}

export const standing = new StandingOrders();

/** The answer that an order gives to what is asked now, if one does. */
export function answerOf(board: AskProps<PowersView>): Option | null {
  const { asking, view, you } = board;
  const given = standing.of(board);
  if (!given || you === null || !answers(given, asking.question.kind, view.votes, you)) return null;
  return asking.menu.options.find((option) => option.key === 'no') ?? null;
}
