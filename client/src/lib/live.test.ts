import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api';
import { LiveTable } from './live.svelte';
import type { Question, Seen, ServerMessage, TableInfo } from './protocol';
import type { GameView } from './protocol.generated';
import { liveUrl, type SocketLike } from './wiring';

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  told: number[] = [];
  closed = false;
  constructor(readonly url: string) {}
  send(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message.type === 'told') this.told.push(message.seq as number);
    else this.sent.push(message);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

const TABLE = {
  id: 'x',
  name: 'x',
  game: 'viva',
  switches: {},
  status: 'running',
  seats: [],
  you: 0,
  host: true,
  seq: 1,
  outcome: null,
} as unknown as TableInfo;
const QUESTION: Question = {
  key: 'viva-ask-card',
  kind: 'viva-ask-battle',
  rule: 'V0.3',
  words: { id: 'q', args: {} },
  facts: {},
  forced: false,
  options: [],
  complete: false,
  answer: null,
};
const seen = (round: number, question: Question | null = null): Seen<GameView> => ({
  you: 0,
  view: { round } as GameView,
  question,
  interjection: null,
  awaited: { seats: [0], sealed: [], discreet: false },
  take_back: false,
  outcome: null,
});
const clock = { paused: false, window: null, seats: [] };
const line = (n: number, id = 'news') => ({ n, id, rule: 'V1.1', args: {} });

let sockets: FakeSocket[];
let keys: number;
function table(extra = {}): LiveTable {
  return new LiveTable('x', {
    socket: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
    look: () => Promise.resolve(TABLE),
    speed: () => 'instant',
    fresh: () => `key${keys++}`,
    ...extra,
  });
}
const socket = (index = sockets.length - 1) => sockets[index] as FakeSocket;
const welcome = (seq = 1, news = [line(0), line(1)], question: Question | null = null): ServerMessage => ({
  type: 'welcome',
  table: TABLE,
  seq,
  seen: seen(1, question),
  news,
  earlier: false,
  clock,
});

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  keys = 1;
});
afterEach(() => vi.useRealTimers());

describe('the line', () => {
  it('comes in again from the beginning when its seat has gone', () => {
    const live = table();
    live.open();
    socket().say(welcome(4, [line(3), line(4)], QUESTION));
    live.answer('card');
    socket().drop(4003);
    expect(sockets.map((one) => one.url.includes('after'))).toEqual([false, false]);
    expect([live.evicted, live.pending, live.question, live.seq, live.news.length]).toEqual([1, null, null, 0, 0]);
    socket().say({
      ...welcome(4, [line(3)]),
      table: { ...TABLE, you: null },
      seen: { ...seen(1), you: null },
    } as ServerMessage);
    expect([live.you, live.seq, live.news.length, live.line]).toEqual([null, 4, 1, 'live']);
    expect(socket().sent).toEqual([]);
  });

  it('is called without `after` at first and shows what the welcome says', () => {
    const live = table();
    live.open();
    expect(live.line).toBe('calling');
    expect(socket().url).toBe('ws://localhost/api/tables/x/live');
    socket().say(welcome(5));
    expect(live.line).toBe('live');
    expect(live.seq).toBe(5);
    expect(live.news.map((item) => item.n)).toEqual([0, 1]);
  });

  it('calls again with backoff, after the last thing seen, and does not repeat news', () => {
    const live = table();
    live.open();
    socket().say(welcome(2, [line(1), line(2)]));
    socket().drop();
    expect(live.line).toBe('down');
    expect(live.retryAt).toBe(Date.now() + 500);
    vi.advanceTimersByTime(500);
    expect(socket().url).toBe('ws://localhost/api/tables/x/live?after=2');
    socket().drop();
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    socket().say(welcome(4, [line(2), line(3), line(4), line(4, 'more')]));
    expect(live.line).toBe('live');
    expect(live.news.map((item) => `${item.n}${item.id}`)).toEqual(['1news', '2news', '3news', '4news', '4more']);
  });

  it('can be tried at once', () => {
    const live = table();
    live.open();
    socket().say(welcome());
    socket().drop();
    live.retry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
  });

  it('gives up on a table that does not exist', async () => {
    const missing = new ApiError(404, { kind: 'not_found', rule: '', words: { id: 'gone' } });
    const live = table({ look: () => Promise.reject(missing) });
    live.open();
    socket().drop(4404);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.trouble?.kind).toBe('not_found');
    expect(live.line).toBe('closed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('is secure where the page is', () => {
    expect(liveUrl({ protocol: 'https:', host: 'a.example' }, 'b c', 7)).toBe(
      'wss://a.example/api/tables/b%20c/live?after=7',
    );
  });
});

describe('an answer', () => {
  it('hides the question until the view has moved on', () => {
    const live = table();
    live.open();
    socket().say(welcome(3, [], QUESTION));
    expect(live.question?.key).toBe('viva-ask-card');
    live.answer('pass');
    expect(socket().sent).toEqual([{ type: 'answer', key: 'key1', seq: 3, answer: 'pass', interjection: false }]);
    expect(live.question).toBeNull();
    socket().say({ type: 'accepted', key: 'key1', seq: 4 });
    expect(live.pending).toBeNull();
    expect([live.question, live.busy]).toEqual([null, true]);
    live.answer('again');
    expect(socket().sent).toHaveLength(1);
    socket().say({ type: 'update', seq: 4, seen: seen(1, QUESTION), news: [], beats: [], clock });
    expect(live.busy).toBe(false);
    expect(live.question?.key).toBe('viva-ask-card');
  });

  it('is sent again with the same key after a broken line', () => {
    const live = table();
    live.open();
    socket().say(welcome(3, [], QUESTION));
    live.answer('pass');
    socket().drop();
    vi.advanceTimersByTime(500);
    socket().say(welcome(3, [], QUESTION));
    expect(socket().sent).toEqual([{ type: 'answer', key: 'key1', seq: 3, answer: 'pass', interjection: false }]);
  });

  it('given while the line is down is kept and sent once', () => {
    const live = table();
    live.open();
    socket().say(welcome(3, [], QUESTION));
    socket().drop();
    live.answer('pass');
    live.answer('GUN');
    vi.advanceTimersByTime(500);
    socket().say(welcome(3, [], QUESTION));
    expect(socket().sent).toHaveLength(1);
    expect(socket().sent[0]).toMatchObject({ answer: 'pass', key: 'key1' });
  });

  it('that is refused brings the question back with the rule, and the refusal goes when the game goes on', () => {
    const live = table();
    live.open();
    socket().say(welcome(3, [], QUESTION));
    live.answer('GUN');
    socket().say({
      type: 'refused',
      key: 'key1',
      error: { kind: 'illegal', rule: 'V0.4', words: { id: 'no', args: {} } },
    });
    expect(live.refusal?.rule).toBe('V0.4');
    expect(live.question?.key).toBe('viva-ask-card');
    expect(live.pending).toBeNull();
    socket().say({ type: 'update', seq: 4, seen: seen(2), news: [], beats: [], clock });
    expect(live.refusal).toBeNull();
  });
});

describe('small steps', () => {
  it('resolve by key, whatever arrives in between', async () => {
    const live = table();
    live.open();
    socket().say(welcome());
    const first = live.steps(['a']);
    const second = live.steps(['b']);
    socket().say({ type: 'steps', key: 'key2', options: [], complete: true, answer: ['b'] });
    socket().say({ type: 'steps', key: 'key1', options: [], complete: true, answer: ['a'] });
    expect((await first).answer).toEqual(['a']);
    expect((await second).answer).toEqual(['b']);
  });

  it('fail with the reason when they are refused or the line is down', async () => {
    const live = table();
    live.open();
    socket().say(welcome());
    const asked = live.steps(['a']);
    socket().say({ type: 'refused', key: 'key1', error: { kind: 'stale', rule: '', words: { id: 'late', args: {} } } });
    await expect(asked).rejects.toMatchObject({ refusal: { kind: 'stale' } });
    const cut = live.steps(['a']);
    socket().drop();
    await expect(cut).rejects.toMatchObject({ refusal: { kind: 'unreachable' } });
    await expect(live.steps(['a'])).rejects.toMatchObject({ refusal: { kind: 'unreachable' } });
  });
});

describe('the film', () => {
  const update = (seq: number, question: Question | null = null): ServerMessage => ({
    type: 'update',
    seq,
    seen: seen(seq, question),
    news: [line(seq)],
    beats: [],
    clock,
  });
  const rounds = (live: LiveTable) => [live.seen, live.latest].map((one) => (one?.view as { round: number }).round);

  it('shows one event after another, while the newest question lies there from the beginning', () => {
    const live = table({ speed: () => '1' });
    live.open();
    socket().say(welcome(1, []));
    socket().say(update(2));
    socket().say(update(3, QUESTION));
    expect(rounds(live)).toEqual([2, 3]);
    expect([live.question?.key, live.film.left]).toEqual(['viva-ask-card', 1]);
    vi.advanceTimersByTime(1600);
    expect(rounds(live)).toEqual([3, 3]);
    expect(socket().told).toEqual([1, 2]);
    vi.advanceTimersByTime(1600);
    expect(socket().told).toEqual([1, 2, 3]);
    expect(live.news.map((item) => item.n)).toEqual([2, 3]);
  });

  it('ends with an early answer, which belongs to the newest number', () => {
    const live = table({ speed: () => '1' });
    live.open();
    socket().say(welcome(1, []));
    socket().say(update(2));
    socket().say(update(3, QUESTION));
    live.answer('yes');
    expect(rounds(live)).toEqual([3, 3]);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'answer', seq: 3, answer: 'yes' });
  });

  it('tells the end of the game before it is over', () => {
    const live = table({ speed: () => '1' });
    live.open();
    socket().say(welcome(1, []));
    const outcome = { ending: 'victory', winners: [0], scores: [5], rounds: 3 };
    socket().say(update(2));
    socket().say({ type: 'update', seq: 3, seen: { ...seen(3), outcome }, news: [line(3)], beats: [], clock });
    expect([live.seen?.outcome, live.table?.status]).toEqual([null, 'running']);
    vi.advanceTimersByTime(1600);
    expect([live.seen?.outcome, live.table?.status]).toEqual([outcome, 'over']);
  });
});

describe('a bot stands in', () => {
  it('asks nothing of a person who is away, until he is back', () => {
    const live = table();
    live.open();
    const away = {
      ...TABLE,
      seats: [
        { seat: 0, kind: 'human', bot: 'steady', name: '', taken: true, online: true, stand_in: true, missed: 1 },
      ],
    } as unknown as TableInfo;
    socket().say({ type: 'welcome', table: away, seq: 1, seen: seen(1, QUESTION), news: [], earlier: false, clock });
    expect([live.stoodIn, live.question]).toEqual([true, null]);
    live.back();
    expect(socket().sent.at(-1)).toEqual({ type: 'back' });
    socket().say({
      type: 'table',
      table: TABLE,
      clock: { paused: false, window: null, seats: [{ seat: 0, left: 60_000 }] },
    });
    expect([live.stoodIn, live.question?.key, Math.round((live.clock.left(0) ?? 0) / 1000)]).toEqual([
      false,
      'viva-ask-card',
      60,
    ]);
    socket().say({
      type: 'table',
      table: TABLE,
      clock: { paused: true, window: null, seats: [{ seat: 0, left: 60_000 }] },
    });
    expect(live.question).toBeNull();
  });
});
