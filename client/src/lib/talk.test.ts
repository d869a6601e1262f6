import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, TalkLine } from './protocol';
import { membersOf, merged, roomOf, TalkBook } from './talk.svelte';

const line = (room: number, n: number, seat: number, text = `${n}`): TalkLine => ({
  room,
  n,
  seat,
  text,
  at: n,
  seq: 1,
  former: false,
  words: null,
});
const page = (lines: TalkLine[], muted: number[] = []) =>
  ({
    type: 'talk',
    rooms: [...new Set(lines.map((one) => one.room))].map((room) => ({
      room,
      members: membersOf(room),
      last: lines.filter((one) => one.room === room).length,
    })),
    lines,
    more: false,
    muted,
    reports: [],
  }) as const;

function book(refuse = false) {
  const sent: ClientMessage[] = [];
  let keys = 0;
  const made = new TalkBook(`t${Math.random()}`, {
    request: async (make, key) => {
      sent.push(make(key ?? `k${(keys += 1)}`));
      if (refuse) throw new Error('down');
    },
    fresh: () => `f${(keys += 1)}`,
    you: () => 0,
  });
  return { made, sent };
}

describe('rooms', () => {
  it('are sets of seats', () => {
    expect(roomOf([2, 0, 2])).toBe(0b101);
    expect(membersOf(0b1101)).toEqual([0, 2, 3]);
    expect(membersOf(0)).toEqual([]);
  });

  it('keep their lines in order, each once', () => {
    expect(merged([line(0, 2, 1), line(0, 3, 1)], [line(0, 1, 1), line(0, 3, 1)]).map((one) => one.n)).toEqual([
      1, 2, 3,
    ]);
  });
});

describe('a book of talk', () => {
  it('counts what was said by others since one last looked', () => {
    const { made } = book();
    made.hear(page([line(0, 1, 1), line(3, 1, 1)]));
    expect(made.unread).toBe(0); // history is no news
    made.hear({ type: 'said', line: line(3, 2, 1) });
    made.hear({ type: 'said', line: line(3, 3, 0) });
    expect([made.unread, made.unreadIn(3), made.unreadIn(0)]).toEqual([1, 1, 0]);
    made.look(3);
    expect(made.unread).toBe(0);
  });

  it('shows what the server says may be read, after a mute too', () => {
    const { made } = book();
    made.hear(page([line(0, 1, 1), line(0, 2, 2)]));
    made.hear(page([line(0, 2, 2)], [1]));
    expect(made.lines.get(0)?.map((one) => one.seat)).toEqual([2]);
    expect(made.muted).toEqual([1]);
    expect(made.hasOlder(0)).toBe(true);
  });

  it('says the same words with the same key until they are through', async () => {
    const { made, sent } = book(true);
    await expect(made.say(0b11, 0, 'psst')).rejects.toThrow();
    await expect(made.say(0b11, 0, 'psst')).rejects.toThrow();
    await expect(made.say(0, 0, 'psst')).rejects.toThrow();
    expect(sent.map((one) => (one.type === 'say' ? [one.key, one.to] : []))).toEqual([
      ['f1', [1]],
      ['f1', [1]],
      ['f2', []],
    ]);
  });

  describe('has a last line', () => {
    const bots = (n: number, seat: number, whom: number | null = null, seq = 1): TalkLine => ({
      ...line(0, n, seat),
      seq,
      words: { id: 'voice-demand-cards-1', args: whom === null ? {} : { whom: { seat: whom } } },
    });
    const last = (...said: TalkLine[]) => {
      const { made } = book();
      made.hear(page(said.slice(0, 1)));
      for (const one of said.slice(1)) made.hear({ type: 'said', line: one });
      const after = book().made; // the same after a reload
      after.hear(page(said));
      expect(after.latest?.n).toBe(made.latest?.n);
      return made.latest?.n;
    };

    it('which may be a bot’s, also after one’s own', () => {
      expect(last(bots(1, 2))).toBe(1);
      expect(last(bots(1, 2), bots(2, 3))).toBe(2);
      expect(last(line(0, 1, 0), bots(2, 2))).toBe(2);
    });

    it('which bots do not cover where another person said it, unless they speak to the reader', () => {
      expect(last(line(0, 1, 1), bots(2, 2), bots(3, 2, 1))).toBe(1);
      expect(last(line(0, 1, 1), bots(2, 2, 0))).toBe(2);
    });

    it('and what a bot demands of the reader stays until he has had time to decide', () => {
      expect(last(bots(1, 2, 0, 20), bots(2, 3, 1, 20), bots(3, 3, null, 24))).toBe(1);
      expect(last(bots(1, 2, 0, 20), bots(2, 3, null, 40))).toBe(2);
    });
  });

  it('keeps a room that was opened until something is said in it', () => {
    const { made } = book();
    made.open(0b111);
    expect(made.rooms).toEqual([0, 0b111]);
    made.hear({ type: 'said', line: line(0b111, 1, 0) });
    expect([made.rooms, made.opened]).toEqual([[0, 0b111], []]);
  });
});

describe('of a match that is over', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("everybody at a shared device reads what he may read, and nobody else's", async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const body = path.endsWith('/here') ? { seats: [0, 2] } : path.includes('/talk') ? page([]) : [];
      return new Response(JSON.stringify(body));
    });
    for (const eyes of [2, 1, null]) await new TalkBook('t', null).load(eyes);
    expect(asked.filter((path) => !path.endsWith('/here'))).toEqual([
      '/api/tables/t/talk?as=2',
      '/api/tables/t/promises?as=2',
      '/api/tables/t/talk',
      '/api/tables/t/promises',
      '/api/tables/t/talk',
      '/api/tables/t/promises',
    ]);
  });
});
