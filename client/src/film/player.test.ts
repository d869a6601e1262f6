import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsLine, Seen } from '../lib/protocol';
import type { Speed } from '../lib/settings.svelte';
import { Film, STALE } from './player.svelte';
import { foldLines, shots, type AnyFilm, type Frame, type Happening, type Shot } from './script';

const line = (n: number, id = 'word', args: NewsLine['args'] = {}): NewsLine => ({ n, id, rule: 'X1', args });
const seen = (at: number): Seen => ({ view: { at }, outcome: null, question: null }) as unknown as Seen;
const frame = (seq: number, news: readonly NewsLine[] = [line(seq)], beats: Frame['beats'] = []): Frame => ({
  seq,
  seen: seen(seq * 10),
  news,
  beats,
});
interface At {
  readonly at: number;
}
const SHOT_DEAD: Happening = {
  kind: 'killed',
  head: { id: 'dead' },
  by: 1,
  how: { id: 'how' },
  rule: 'X1',
  gone: [],
  left: [],
};
const RULES: AnyFilm = {
  kinds: { roll: 'dice', walk: 'move', turn: 'quiet', talk: 'whisper', no: 'whisper', dead: 'blow', card: 'card' },
  folds: { talk: 'talk', no: 'talk', bid: 'bids' },
  spam: ['talk'],
  heap: (_, lines) => ({ id: 'heap', args: { count: lines.length } }),
  dice: (one) => (one.id === 'roll' ? { faces: [one.args.die as number] } : null),
  roller: (one) => (one.args.who as { seat: number } | undefined)?.seat ?? null,
  happened: (one, _before, _after, you) => (one.id === 'dead' && you === 0 ? SHOT_DEAD : null),
};

let shown: Shot[];
let told: number[];
let speed: Speed;
let own: boolean;
function film(haste = 1): Film {
  const made = new Film({
    show: (shot) => shown.push(shot),
    told: (seq) => told.push(seq),
    speed: () => speed,
    haste: () => haste,
    film: () => RULES,
    you: () => 0,
    ownDice: () => own,
  });
  made.cut({ at: 0 }, 0);
  told = [];
  return made;
}
const places = () => shown.map((shot) => (shot.view as { at: number }).at);
const ids = () => shown.map((shot) => shot.lines.map((one) => one.id).join(' '));

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  told = [];
  speed = '1';
  own = false;
});
afterEach(() => vi.useRealTimers());

describe('cutting an update into shots', () => {
  it('shows a roll on the table as it was, and the walk on the table as it is', () => {
    const row = shots(frame(1, [line(1, 'roll', { die: 4 }), line(1, 'walk'), line(1, 'turn')]), { at: 0 }, RULES, 0);
    expect(row.map((shot) => [shot.kind, (shot.view as { at: number }).at, shot.lines.length])).toEqual([
      ['dice', 0, 1],
      ['move', 10, 2],
    ]);
    expect(row.map((shot) => [shot.last, shot.end !== null])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('follows the beats of the server', () => {
    const news = [line(1, 'roll', { die: 2 }), line(1, 'walk'), line(1, 'roll', { die: 6 }), line(1, 'walk')];
    const row = shots(frame(1, news, [{ view: { at: 5 }, lines: 2 }]), { at: 0 }, RULES, 0);
    expect(row.map((shot) => (shot.view as { at: number }).at)).toEqual([0, 5, 5, 10]);
  });

  it('tells what comes late in a beat of the table as it was before all of it', () => {
    const rules: AnyFilm = {
      ...RULES,
      happened: (one, before) =>
        one.id === 'dead' ? { ...SHOT_DEAD, head: { id: `was ${(before as At).at}` } } : null,
      ceremony: (lines, before) =>
        lines[0]?.id === 'count' ? { kind: 'reveal', title: { id: `was ${(before as At).at}` }, ms: 1 } : null,
    };
    const row = shots(frame(1, [line(1, 'walk'), line(1, 'count'), line(1, 'dead')]), { at: 0 }, rules, 0);
    expect(row.map((shot) => shot.ceremony?.title.id)).toEqual([undefined, 'was 0', undefined]);
    expect(row.flatMap((shot) => shot.happenings.map((one) => one.head.id))).toEqual(['was 0']);
  });

  it('takes no time where nothing is told', () => {
    const row = shots(frame(1, []), { at: 0 }, RULES, 0);
    expect(row.map((shot) => [shot.ms, shot.last])).toEqual([[0, true]]);
  });

  it('puts whispers on one heap, in the film and in the newspaper', () => {
    const talk = [line(1, 'talk'), line(1, 'no'), line(1, 'talk')];
    expect(shots(frame(1, talk), { at: 0 }, RULES, 0)).toHaveLength(1);
    expect(foldLines([line(1, 'bid'), line(2, 'bid')], RULES)).toHaveLength(2);
    expect(foldLines([...talk, line(1)], RULES).map((row) => [row.words.id, row.lines.length])).toEqual([
      ['heap', 3],
      ['word', 1],
    ]);
  });
});

describe('playing', () => {
  it('tells one after another, each in its time, and says how far it is', () => {
    const player = film();
    player.push(frame(1, [line(1, 'roll', { die: 4 }), line(1, 'walk')]));
    player.push(frame(2));
    expect(ids()).toEqual(['roll']);
    vi.advanceTimersByTime(2079);
    expect(ids()).toEqual(['roll']);
    vi.advanceTimersByTime(1);
    expect(ids()).toEqual(['roll', 'walk']);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1300);
    expect([ids().at(-1), told]).toEqual(['word', [1]]);
    vi.advanceTimersByTime(1600);
    expect([told, player.running]).toEqual([[1, 2], false]);
  });

  it('costs no time for what is sealed', () => {
    const player = film();
    player.push(frame(1, []));
    player.push(frame(2, []));
    expect([places(), told, player.running]).toEqual([[10, 20], [1, 2], false]);
  });

  it('is twice as fast at 2x, and all at once at instant', () => {
    speed = '2';
    const player = film();
    player.push(frame(1));
    player.push(frame(2));
    vi.advanceTimersByTime(800);
    expect(shown).toHaveLength(2);
    speed = 'instant';
    player.push(frame(3, [line(3, 'dead')]));
    expect([shown.length, told.at(-1), player.extra]).toEqual([3, 3, null]);
  });

  it('goes step by step', () => {
    speed = 'step';
    const player = film();
    player.push(frame(1));
    player.push(frame(2));
    vi.advanceTimersByTime(60_000);
    expect([shown.length, player.hold]).toEqual([1, 'step']);
    player.next();
    expect([shown.length, told]).toEqual([2, [1]]);
    player.next();
    expect([player.running, told]).toEqual([false, [1, 2]]);
  });

  it('stands still while it is paused, and goes on where it was', () => {
    const player = film();
    player.push(frame(1));
    vi.advanceTimersByTime(1000);
    player.pause();
    vi.advanceTimersByTime(9000);
    expect(told).toEqual([]);
    player.play();
    vi.advanceTimersByTime(599);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([1]);
  });

  it('goes one shot further while it is paused', () => {
    const player = film();
    player.push(frame(1));
    player.push(frame(2));
    player.pause();
    player.next();
    vi.advanceTimersByTime(60_000);
    expect([shown.length, player.paused, told]).toEqual([2, true, [1]]);
  });

  it('plays replays up to 32 times as fast', () => {
    const player = film(32);
    player.push(frame(1));
    vi.advanceTimersByTime(50);
    expect(player.running).toBe(false);
  });

  it('skips to the end with one key', () => {
    const player = film();
    for (const seq of [1, 2, 3]) player.push(frame(seq));
    player.skip();
    expect([places(), told.at(-1), player.running, player.summary]).toEqual([[10, 20, 30], 3, false, null]);
  });
});

describe('what happens to me', () => {
  it('stops the film once for what goes on in one place, and again elsewhere', () => {
    const shown: (string | undefined)[] = [];
    const player = new Film({
      show: () => undefined,
      told: () => undefined,
      speed: () => '1',
      film: () => ({ ...RULES, happened: (one) => ({ ...SHOT_DEAD, once: one.id }) }),
      you: () => 0,
      ownDice: () => false,
    });
    player.cut({ at: 0 }, 0);
    ['palace', 'palace', 'bank'].forEach((place, at) => player.push(frame(at + 1, [line(at + 1, place)])));
    for (let at = 0; at < 20; at += 1) {
      vi.advanceTimersByTime(2000);
      if (player.extra) shown.push(player.extra.once);
      player.goOn();
    }
    expect(shown).toEqual(['palace', 'bank']);
  });

  it('stops the film until I go on', () => {
    const player = film();
    player.push(frame(1, [line(1, 'dead')]));
    player.push(frame(2));
    vi.advanceTimersByTime(2200);
    expect(player.extra).toBe(SHOT_DEAD);
    vi.advanceTimersByTime(60_000);
    expect([shown.length, told]).toEqual([1, []]);
    player.goOn();
    expect([player.extra, shown.length]).toEqual([null, 2]);
    vi.advanceTimersByTime(1600);
    expect(told).toEqual([2]);
  });

  it('is told even if the rest is skipped', () => {
    const player = film();
    player.push(frame(1));
    player.push(frame(2, [line(2, 'dead')]));
    player.push(frame(3));
    player.skip();
    expect([shown.length, player.extra, told]).toEqual([3, SHOT_DEAD, [1]]);
    player.goOn();
    expect(told).toEqual([1, 3]);
  });
});

describe('my own die', () => {
  it('falls by my own click', () => {
    own = true;
    const player = film();
    player.push(frame(1, [line(1, 'roll', { die: 4, who: { seat: 0 } }), line(1, 'walk')]));
    vi.advanceTimersByTime(60_000);
    expect([player.hold, shown.length]).toEqual(['roll', 0]);
    player.roll();
    expect([player.hold, ids()]).toEqual([null, ['roll']]);
    vi.advanceTimersByTime(2080 + 1300);
    expect(told).toEqual([1]);
  });

  it('does not hold up an answer', () => {
    own = true;
    const player = film();
    player.push(frame(1, [line(1, 'roll', { die: 4, who: { seat: 0 } })]));
    player.skip();
    expect([ids(), told, player.running]).toEqual([['roll'], [1], false]);
  });

  it('falls by itself where it is another’s', () => {
    own = true;
    const player = film();
    player.push(frame(1, [line(1, 'roll', { die: 4, who: { seat: 2 } })]));
    expect([player.hold, shown.length]).toEqual([null, 1]);
  });
});

describe('being behind', () => {
  it('sums up what is older than ten seconds, and tells the newest event', () => {
    const player = film();
    player.look(false);
    for (let seq = 1; seq <= 9; seq++) player.push(frame(seq));
    expect(shown).toHaveLength(0);
    player.look(true);
    expect([places(), player.summary?.map((one) => one.n)]).toEqual([
      [10, 20, 30, 40, 50, 60, 70, 80, 90],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ]);
    expect([told.at(-1), player.running]).toEqual([8, true]);
    player.dismissSummary();
    expect(player.summary).toBeNull();
  });

  it('takes the summary away when the story has gone on without it', () => {
    const player = film();
    player.tellLater([line(1)]);
    for (let seq = 2; seq <= STALE + 1; seq++) {
      player.push(frame(seq));
      vi.advanceTimersByTime(1600);
    }
    expect(player.summary?.map((one) => one.n)).toEqual([1]);
    player.push(frame(STALE + 2));
    expect(player.summary).toBeNull();
  });

  it('tells everything to whoever is not far behind', () => {
    const player = film();
    player.look(false);
    for (let seq = 1; seq <= 6; seq++) player.push(frame(seq));
    player.look(true);
    expect([shown.length, player.summary]).toEqual([1, null]);
  });

  it('never sums up the newest event, however long it is', () => {
    const player = film();
    player.push(
      frame(
        1,
        Array.from({ length: 12 }, () => line(1)),
      ),
    );
    expect([shown.length, player.left, player.summary]).toEqual([1, 11, null]);
  });

  it('heaps whispers of several events that wait', () => {
    const player = film();
    player.push(frame(1));
    for (const seq of [2, 3, 4]) player.push(frame(seq, [line(seq, 'talk')]));
    expect(player.left).toBe(1);
    vi.advanceTimersByTime(1600 + 600);
    expect([ids(), told]).toEqual([
      ['word', 'talk talk talk'],
      [1, 4],
    ]);
  });
});

describe('what the own die will bring', () => {
  const roll = (n: number, seat: number) => line(n, 'roll', { die: 4, who: { seat } });
  it('is not asked before it has come to rest', () => {
    own = true;
    const one = film();
    one.push(frame(1, [line(1)]));
    one.push(frame(2, [roll(2, 0), line(3, 'walk')]));
    expect([one.ownDie, one.hold]).toEqual([true, null]);
    vi.advanceTimersByTime(1600);
    expect([one.ownDie, one.hold]).toEqual([true, 'roll']);
    one.roll();
    expect([one.ownDie, one.hold]).toEqual([true, null]);
    vi.advanceTimersByTime(2080);
    expect([one.ownDie, one.shot?.kind]).toEqual([false, 'move']);
  });
  it('whoever throws at once skips the rest of the story, but not what follows from the throw', () => {
    own = true;
    const one = film();
    one.push(frame(1, [line(1)]));
    one.push(frame(2, [line(2)]));
    one.push(frame(3, [roll(3, 0), line(4, 'walk')]));
    one.throwNow();
    expect([one.hold, one.shot?.lines[0]?.n, one.ownDie, one.left]).toEqual([null, 3, true, 1]);
    expect(ids()).toEqual(['word', 'word', 'roll']);
  });
  it('is told of first, where something happened to the reader on the way there', () => {
    own = true;
    const one = film();
    one.push(frame(1, [line(1)]));
    one.push(frame(2, [line(2, 'dead')]));
    one.push(frame(3, [roll(3, 0)]));
    one.throwNow();
    expect([one.extra?.kind, one.hold, one.ownDie]).toEqual(['killed', null, true]);
    one.goOn();
    expect(one.hold).toBe('roll');
  });
  it('others roll as they like, and so does whoever lets the table roll', () => {
    own = true;
    const one = film();
    one.push(frame(1, [roll(1, 1)]));
    expect(one.ownDie).toBe(false);
    own = false;
    const two = film();
    two.push(frame(1, [roll(1, 0)]));
    expect(two.ownDie).toBe(false);
  });
});
