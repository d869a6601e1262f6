/** How Viva el Presidente is told: the screens go up one by one, battles have their sums, what happens to you stops. */
import {
  fallen,
  numberIn,
  plainId,
  seatIn,
  type Ceremony,
  type FilmModule,
  type Happening,
  type Item,
  type Side,
} from '../../film/script';
import type { NewsLine } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { DEFEND_PRESIDENTE, type BattleView, type EstateView, type Part, type VivaView } from './model';

const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });
const CROWNS = new Set(['viva-news-first-presidente', 'viva-news-new-presidente']);
const WON = 'viva-news-attack-succeeds';
const HELD = 'viva-news-attack-fails';
const ORDERS = new Set(['viva-news-order-home', 'viva-news-order-presidente', 'viva-news-order-attack']);

/** Dice of a battle are told as "6 2". */
function facesIn(line: NewsLine): readonly number[] {
  const { faces } = line.args;
  return typeof faces === 'string' && plainId(line) === 'viva-news-roll' ? faces.split(' ').map(Number) : fallen(line);
}

function left(after: VivaView, you: number): Item[] {
  const me = after.estates[you];
  if (!me) return [];
  return [
    { glyph: 'units', words: words('viva-film-militias', { count: me.dice }) },
    { glyph: 'cards', words: words('viva-film-cards', { count: me.cards }) },
    { glyph: 'votes', words: words('viva-film-points', { points: me.points }) },
  ];
}
function happening(
  kind: Happening['kind'],
  head: string,
  line: NewsLine,
  after: VivaView,
  you: number,
  gone: Item[],
  red?: string,
): Happening {
  const by = seatIn(line.args.who);
  return {
    kind,
    head: words(head),
    red: red ? words(red) : undefined,
    by: by === you ? null : by,
    how: line,
    rule: line.rule,
    gone,
    left: left(after, you),
  };
}

/** V12.1 One robber after the other: the first stops the film and says how many wait behind him, the others are told. */
function plundered(line: NewsLine, before: VivaView, after: VivaView, you: number): Happening {
  const ranking = (before.battle ?? after.battle ?? after.reports.at(-1))?.ranking ?? [];
  const behind = ranking.slice(ranking.indexOf(seatIn(line.args.who) ?? -1) + 1).length;
  const more = Math.min(behind, after.estates[you]?.cards ?? 0);
  const small = more ? words('viva-film-robbers', { count: more }) : undefined;
  const card: Item = { glyph: 'cards', words: words('viva-film-cards', { count: 1 }), small };
  return {
    ...happening('robbed', 'viva-film-plundered', line, after, you, [card], 'viva-film-plundered-red'),
    once: `plunder ${before.round}`,
  };
}

function side(title: Words, parts: readonly Part[], total: number): Side {
  const kinds = [...new Set(parts.map((part) => part.what))];
  return {
    title,
    seats: [...new Set(parts.map((part) => part.seat))],
    terms: kinds.map((what) => {
      const value = parts.filter((part) => part.what === what).reduce((sum, part) => sum + part.value, 0);
      return {
        words: words(`viva-film-part-${what}`, { count: value }),
        value,
        as: what === 'gunboats' ? ('card' as const) : ('shield' as const),
      };
    }),
    total,
  };
}
/** Wide tables have the battle before their eyes, with its dice and sums: the verdict is stamped on it. */
function battle(line: NewsLine, before: VivaView, after: VivaView, all: readonly NewsLine[]): Ceremony | null {
  const told = after.reports.at(-1);
  const from = before.battle ?? told;
  const defender = seatIn(line.args.whom);
  if (!from || defender === null) return null;
  return {
    kind: 'duel',
    title: words('viva-film-battle'),
    place: words('viva-film-battle-of', { whom: line.args.whom ?? '' }),
    sides: [
      side(words('viva-film-attackers'), from.attack, numberIn(line.args.attack)),
      side(words('viva-film-defender', { whom: line.args.whom ?? '' }), from.defence, numberIn(line.args.defence)),
    ],
    stamp: words(plainId(line) === WON ? 'viva-film-won' : 'viva-film-held'),
    onBoard: (all.at(-1) === line ? after : before).battle?.defender === defender,
    ms: 4000,
  };
}
/** Cards that a line moves between hands and promises; who is still to be told of stands as before but for these. */
function dealt(estates: EstateView[], line: NewsLine): void {
  const move = (seat: number | null, cards: number, promised = 0): void => {
    const estate = seat === null ? undefined : estates[seat];
    if (!estate || seat === null) return;
    estates[seat] = {
      ...estate,
      cards: Math.max(0, estate.cards + cards),
      promised_cards: Math.max(0, estate.promised_cards + promised),
    };
  };
  const [by, whom] = [seatIn(line.args.who), seatIn(line.args.whom)];
  const promised = (by === null ? 0 : estates[by]?.promised_cards) ?? 0;
  switch (plainId(line)) {
    case 'viva-news-draw':
      return move(by, numberIn(line.args.count));
    case 'viva-news-promise':
      move(by, -numberIn(line.args.count));
      return move(whom, 0, numberIn(line.args.count));
    case 'viva-news-promise-kept':
      return move(by, promised, -promised);
    case 'viva-news-promise-void':
      return move(by, 0, -promised);
    case 'viva-news-plunder':
      move(by, 1);
      return move(whom, -1);
    case 'viva-news-burgled':
      move(by, 1);
      return move(whom, 0, -1);
  }
}

const seatsOf = (lines: readonly NewsLine[]): ReadonlySet<number> =>
  new Set(lines.flatMap((line) => Object.values(line.args).map(seatIn)).filter((seat) => seat !== null));

/** A battle as far as it has been told: its dice one throw after another, its verdict when it is spoken. */
function half(
  before: VivaView,
  after: VivaView,
  told: readonly NewsLine[],
  later: readonly NewsLine[],
): BattleView | null {
  const verdict = told.map(plainId).findLast((id) => id === WON || id === HELD);
  if (verdict && before.battle) return { ...before.battle, step: 'D', success: verdict === WON, ahead: null };
  const open = seatsOf(later.filter((line) => plainId(line) === 'viva-news-roll'));
  const now = after.battle;
  if (!now || !open.size || !before.battle) return before.battle;
  const unrolled = (parts: readonly Part[]): readonly Part[] =>
    parts.map((part) => (part.what === 'dice' && open.has(part.seat) ? { ...part, faces: [], value: 0 } : part));
  const sum = (parts: readonly Part[]): number => parts.reduce((all, part) => all + part.value, 0);
  const [attack, defence] = [unrolled(now.attack), unrolled(now.defence)];
  return {
    ...now,
    attack,
    defence,
    attack_value: sum(attack),
    defence_value: sum(defence),
    ahead: null,
    success: null,
  };
}

/** Whatever is still to be told has not happened: whoever it concerns is as he was, and so is the round. */
function meanwhile(before: VivaView, after: VivaView, told: readonly NewsLine[], later: readonly NewsLine[]): VivaView {
  const waiting = seatsOf(later);
  const estates = before.estates.map((estate, seat) => (waiting.has(seat) ? estate : (after.estates[seat] ?? estate)));
  const old = [...before.estates];
  for (const line of told) dealt(old, line);
  for (const seat of waiting) estates[seat] = old[seat] ?? (estates[seat] as EstateView);
  const crowned = told.findLast((line) => CROWNS.has(plainId(line)));
  const presidente = crowned ? (seatIn(crowned.args.who) ?? before.presidente) : before.presidente;
  const opened = told.some((line) => plainId(line) === 'viva-news-round');
  return {
    ...after,
    estates: estates.map((estate, seat) => ({ ...estate, presidente: seat === presidente })),
    presidente,
    battle: half(before, after, told, later),
    reports: before.reports,
    to_come: before.to_come,
    phase: opened ? 'draw' : before.phase,
    round: opened ? after.round : before.round,
    spender: before.spender,
    screens_up: before.screens_up,
    promises_settled: before.promises_settled,
  };
}

/** The screens go up: everybody's die as it stood there, with the number of the estate it was sent to. */
function unveiled(lines: readonly NewsLine[], view: VivaView): Ceremony {
  const number = (seat: number | null) => (seat === null ? 0 : (view.estates[seat]?.number ?? 0));
  const face = (line: NewsLine) => {
    if (plainId(line) === 'viva-news-order-presidente') return DEFEND_PRESIDENTE;
    return number(seatIn(plainId(line) === 'viva-news-order-attack' ? line.args.whom : line.args.who));
  };
  const aim = (line: NewsLine) => {
    const count = numberIn(line.args.count);
    if (plainId(line) === 'viva-news-order-attack')
      return words('viva-film-against', { count, whom: line.args.whom ?? '' });
    return words(plainId(line) === 'viva-news-order-home' ? 'viva-film-home' : 'viva-film-for-presidente', { count });
  };
  return {
    kind: 'reveal',
    title: words('viva-film-orders'),
    turned: lines.map((line) => ({
      seat: seatIn(line.args.who),
      value: String(numberIn(line.args.count)),
      die: face(line) || undefined,
      small: aim(line),
      best: plainId(line) === 'viva-news-order-attack',
    })),
    ms: 300 + 240 * lines.length + 1740,
  };
}

function revealed(lines: readonly NewsLine[], title: string, value: (line: NewsLine) => number): Ceremony {
  const most = Math.max(...lines.map(value));
  return {
    kind: 'score',
    title: words(title),
    turned: lines.map((line) => ({
      seat: seatIn(line.args.who),
      value: String(value(line)),
      die: plainId(line) === 'viva-news-roll-off' ? value(line) : undefined,
      best: value(line) === most,
    })),
    ms: 300 + 240 * lines.length + 1740,
  };
}

export const film: FilmModule<VivaView> = {
  kinds: {
    'viva-news-colour': 'brief',
    'viva-news-roll-off': 'dice',
    'viva-news-round': 'phase',
    'viva-news-shuffle': 'quiet',
    'viva-news-draw': 'brief',
    'viva-news-promise': 'brief',
    'viva-news-promise-die': 'brief',
    'viva-news-promise-kept': 'brief',
    'viva-news-order-home': 'brief',
    'viva-news-order-presidente': 'brief',
    'viva-news-order-attack': 'brief',
    'viva-news-play': 'card',
    'viva-news-roll': 'dice',
    'viva-news-assassination': 'blow',
    'viva-news-kill': 'blow',
    'viva-news-plunder': 'money',
    'viva-news-plunder-declined': 'brief',
    'viva-news-new-presidente': 'blow',
    'viva-news-buy': 'money',
    'viva-news-discard': 'brief',
    'viva-news-goes-on': 'brief',
    'viva-news-reckoning': 'word',
  },
  folds: {
    'viva-news-draw': 'draw',
    'viva-news-roll-off': 'roll-off',
    'viva-news-promise-kept': 'kept',
    'viva-news-order-home': 'orders',
    'viva-news-order-presidente': 'orders',
    'viva-news-order-attack': 'orders',
    'viva-news-reckoning': 'reckoning',
    'viva-news-discard': 'discard',
  },
  heap: (name, lines) => {
    if (name === 'draw' && !lines.some((line) => line.id.endsWith('-secret')))
      return words('viva-film-draw', { count: lines.length });
    if (name === 'roll-off') return words(lines[0]?.rule === 'V3.1' ? 'viva-film-roll-off' : 'viva-film-tie');
    return name === 'orders' ? words('viva-film-orders') : null;
  },
  spots: (line) => {
    const plate = (seat: number | null) => (seat === null ? undefined : `seat-${seat}`);
    const [by, whom] = [seatIn(line.args.who), seatIn(line.args.whom)];
    const id = plainId(line);
    if (id === 'viva-news-plunder' || id === 'viva-news-burgled')
      return { from: plate(whom), to: plate(by), token: 'card' };
    if (id === 'viva-news-promise')
      return { from: plate(by), to: plate(whom), token: 'card', mark: `+${numberIn(line.args.count)}` };
    if (id === 'viva-news-kill' || id === 'viva-news-assassination')
      return { from: plate(by), to: plate(whom), token: 'shot', mark: '−1' };
    if (whom !== null && by !== null && whom !== by) return { from: plate(by), to: plate(whom), token: 'unit' };
    return by === null ? null : { to: plate(by) };
  },
  dice: (line) => {
    const faces = facesIn(line);
    return faces.length ? { faces } : null;
  },
  roller: (line) => seatIn(line.args.who),
  meanwhile,
  happened: (line, before, after, you) => {
    const [by, whom] = [seatIn(line.args.who), seatIn(line.args.whom)];
    const militia: Item = { glyph: 'units', words: words('viva-film-militias', { count: 1 }) };
    const card: Item = { glyph: 'cards', words: words('viva-film-cards', { count: 1 }) };
    switch (plainId(line)) {
      case 'viva-news-assassination':
      case 'viva-news-kill':
        return whom === you ? happening('lost', 'viva-film-killed', line, after, you, [militia]) : null;
      case 'viva-news-plunder':
        return whom === you ? plundered(line, before, after, you) : null;
      case 'viva-news-burgled':
        return whom === you
          ? happening('robbed', 'viva-film-burgled', line, after, you, [card], 'viva-film-burgled-red')
          : null;
      case 'viva-news-promise-void': {
        const count = before.estates[you]?.promised_cards ?? 0;
        if (by !== you || !count) return null;
        const gone: Item = { glyph: 'cards', words: words('viva-film-cards', { count }) };
        return happening('lost', 'viva-film-void', line, after, you, [gone], 'viva-film-void-red');
      }
      case 'viva-news-new-presidente': {
        const glasses: Item = { glyph: 'office', words: words('viva-film-glasses') };
        if (whom === you)
          return happening('toppled', 'viva-film-toppled', line, after, you, [glasses], 'viva-film-toppled-red');
        return by === you ? happening('given', 'viva-film-presidente', line, after, you, []) : null;
      }
      case 'viva-news-first-presidente':
        return by === you ? happening('given', 'viva-film-presidente', line, after, you, []) : null;
      default:
        return null;
    }
  },
  ceremony: (lines, before, after, all) => {
    const [line] = lines;
    if (!line) return null;
    const id = plainId(line);
    if (ORDERS.has(id)) return unveiled(lines, after);
    if (id === 'viva-news-roll-off' && lines.length > 1)
      return revealed(lines, line.rule === 'V3.1' ? 'viva-film-roll-off' : 'viva-film-tie', (one) =>
        numberIn(one.args.face),
      );
    if (id === 'viva-news-reckoning') return revealed(lines, 'viva-film-reckoning', (one) => numberIn(one.args.points));
    if (id === WON || id === HELD) return battle(line, before, after, all);
    if (id === 'viva-news-assassination')
      return {
        kind: 'fall',
        title: words('viva-film-assassination'),
        seat: seatIn(line.args.whom),
        stamp: line,
        ms: 2600,
      };
    if (id === 'viva-news-new-presidente')
      return { kind: 'fall', title: words('viva-film-fall'), seat: seatIn(line.args.whom), stamp: line, ms: 3200 };
    return null;
  },
  chapters: {
    'viva-news-round': 'round',
    'viva-news-battle': 'war',
    'viva-news-assassination': 'death',
    'viva-news-kill': 'death',
    'viva-news-new-presidente': 'coup',
  },
};
