/** How Junta is told: what kind of moment each line is, where it happens, what is a ceremony, and what stops the film. */
import {
  fallen,
  numberIn,
  plainId,
  seatIn,
  type Ceremony,
  type FilmModule,
  type Happening,
  type Item,
} from '../../film/script';
import type { NewsLine } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { areaOf, idOf } from './lines';
import { OFFICES, type JuntaView } from './model';
import { BATTLE, battle, battleOf } from './report';

const sum = (notes: readonly number[] | null | undefined): number =>
  (notes ?? []).reduce((total, count, i) => total + count * (i + 1), 0);
const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });
const who = (seat: number) => ({ seat });

function spots(line: NewsLine): ReturnType<NonNullable<FilmModule['spots']>> {
  const { args } = line;
  const [by, whom, area] = [seatIn(args.who), seatIn(args.whom), areaOf(args.area)];
  const plate = (seat: number | null) => (seat === null ? undefined : `seat-${seat}`);
  switch (plainId(line)) {
    case 'junta-news-moved':
    case 'junta-news-police':
    case 'junta-news-flew':
      return { from: `area-${areaOf(args.start)}`, to: `area-${areaOf(args.to)}`, token: 'unit' };
    case 'junta-news-retreated':
      return { from: `area-${area}`, to: `area-${areaOf(args.to)}`, token: 'unit' };
    case 'junta-news-volley':
    case 'junta-news-bombarded':
      return { from: plate(by), to: `area-${area}`, token: 'shot', mark: args.hits ? `−${numberIn(args.hits)}` : '0' };
    case 'junta-news-lost':
      return { to: `area-${area}`, mark: `−${numberIn(args.count)}` };
    case 'junta-news-vote':
      return { from: plate(by), to: plate(seatIn(args.choice)), token: 'ballot', mark: `+${numberIn(args.votes)}` };
    case 'junta-news-promise':
    case 'junta-news-paid-out':
      // A handshake moves no money.
      if (!numberIn(args.sum)) return null;
      return { from: plate(by), to: plate(whom), token: 'note', mark: args.sum ? `+${numberIn(args.sum)}` : undefined };
    case 'junta-news-robbed':
    case 'junta-news-cash-taken':
      return { from: plate(whom), to: plate(by), token: 'note' };
    case 'junta-news-attempt':
    case 'junta-news-robbers':
    case 'junta-news-killed':
    case 'junta-news-squad':
    case 'junta-news-nominated':
    case 'junta-news-handed-over':
      return { from: plate(by), to: plate(whom), token: 'shot' };
    default:
      return area ? { from: plate(by), to: `area-${area}` } : by === null ? null : { to: plate(by) };
  }
}

// --- what happens to oneself ------------------------------------------------------------------------------------------

function estate(before: JuntaView, you: number): Item[] {
  const me = before.families[you];
  if (!me) return [];
  const cash = sum(me.cash);
  return [
    ...(me.cards ? [{ glyph: 'cards', words: words('junta-film-hand', { count: me.cards }) } as const] : []),
    ...(me.votes ? [{ glyph: 'votes', words: words('junta-film-influence', { votes: me.votes }) } as const] : []),
    ...(cash ? [{ glyph: 'notes', words: words('junta-film-cash', { sum: cash }) } as const] : []),
  ];
}
function account(after: JuntaView, you: number): Item {
  const banked = sum(after.families[you]?.account);
  return {
    glyph: 'bank',
    words: words('junta-film-account', { sum: banked }),
    small: words('junta-film-account-small'),
  };
}
function killed(
  line: NewsLine,
  before: JuntaView,
  after: JuntaView,
  you: number,
  lines: readonly NewsLine[],
): Happening {
  const by = seatIn(line.args.who);
  const die = lines.slice(0, lines.indexOf(line)).findLast((one) => plainId(one) === 'junta-news-die');
  return {
    kind: 'killed',
    head: words(plainId(line) === 'junta-news-squad' ? 'junta-film-squad' : 'junta-film-dead'),
    red: words('junta-film-dead-red'),
    by: by === you ? null : by,
    how: line,
    rule: line.rule,
    die: die ? fallen(die)[0] : undefined,
    gone: estate(before, you),
    left: [
      account(after, you),
      { glyph: 'passport', words: words('junta-film-cousin'), small: words('junta-film-cousin-small') },
    ],
  };
}
function robbed(line: NewsLine, after: JuntaView, you: number): Happening {
  const taken = numberIn(line.args.sum);
  const left = sum(after.families[you]?.cash);
  return {
    kind: 'robbed',
    head: words('junta-film-robbed'),
    red: words('junta-film-robbed-red'),
    by: seatIn(line.args.who),
    how: line,
    rule: line.rule,
    gone: taken ? [{ glyph: 'notes', words: words('junta-film-cash', { sum: taken }) }] : [],
    left: [{ glyph: 'notes', words: words('junta-film-cash', { sum: left }) }, account(after, you)],
  };
}
function offices(view: JuntaView, you: number): Item[] {
  return (view.families[you]?.offices ?? []).map((office) => ({
    glyph: 'office',
    words: words(`junta-office-${OFFICES[office] ?? ''}`),
    small: words(`junta-film-office-${OFFICES[office] ?? ''}`),
  }));
}
/** How a change in office is told to whom it concerns. */
function office(line: NewsLine, before: JuntaView, after: JuntaView, you: number): Happening | null {
  const name = idOf(line.args.office, 'junta-office-');
  const number = OFFICES.findIndex((one) => one === name);
  const [had, has] = [before, after].map((view) => view.families[you]?.offices.includes(number) ?? false);
  if (had === has || before.president === you) return null;
  const item: Item = { glyph: 'office', words: words(`junta-office-${name}`) };
  const by = after.president >= 0 && after.president !== you ? after.president : null;
  return {
    kind: has ? 'given' : 'lost',
    head: words(has ? 'junta-film-appointed' : 'junta-film-dismissed'),
    by,
    how: line,
    rule: line.rule,
    gone: has ? [] : [item],
    left: has ? offices(after, you) : [...offices(after, you), account(after, you)],
  };
}
function presidency(line: NewsLine, before: JuntaView, after: JuntaView, you: number): Happening | null {
  const elected = plainId(line) === 'junta-news-president' ? seatIn(line.args.who) : null;
  if (elected === you)
    return {
      kind: 'given',
      head: words('junta-film-president'),
      by: null,
      how: line,
      rule: line.rule,
      gone: [],
      left: [{ glyph: 'office', words: words('junta-office-president'), small: words('junta-film-president-small') }],
    };
  const fell = before.president === you || seatIn(line.args.who) === you;
  if (!fell && !before.candidates.includes(you)) return null;
  return {
    kind: fell ? 'toppled' : 'lost',
    head: words(fell ? 'junta-film-toppled' : 'junta-film-not-elected'),
    red: fell ? words('junta-film-toppled-red') : undefined,
    by: elected,
    how: line,
    rule: line.rule,
    gone: fell ? [{ glyph: 'office', words: words('junta-office-president') }] : [],
    left: [...offices(after, you), account(after, you)],
  };
}
function losses(line: NewsLine, after: JuntaView, you: number, lines: readonly NewsLine[]): Happening | null {
  const mine = lines.filter(
    (one) => ['junta-news-lost', 'junta-news-cut-off'].includes(plainId(one)) && seatIn(one.args.whom) === you,
  );
  if (mine[0] !== line) return null;
  const shot = lines.findLast((one) => fallen(one).length > 0 && seatIn(one.args.whom) === you);
  const left = after.units.filter((stack) => stack.commander === you).reduce((all, stack) => all + stack.count, 0);
  return {
    kind: 'lost',
    head: words('junta-film-units'),
    by: shot ? seatIn(shot.args.who) : null,
    how: shot ?? line,
    rule: line.rule,
    gone: mine.map((one) => ({ glyph: 'units', words: one })),
    left: [{ glyph: 'units', words: words('junta-film-units-left', { count: left }) }],
  };
}
function short(line: NewsLine, before: JuntaView, after: JuntaView, you: number): Happening | null {
  const promised = before.proposal[you] ?? 0;
  const paid = numberIn(line.args.sum);
  if (paid >= promised || before.president === you) return null;
  return {
    kind: 'lost',
    head: words('junta-film-promise'),
    red: words('junta-film-promise-red'),
    by: before.president >= 0 ? before.president : null,
    how: words('junta-film-promise-how', { promised, paid }),
    rule: line.rule,
    gone: [{ glyph: 'notes', words: words('junta-film-cash', { sum: promised - paid }) }],
    left: [{ glyph: 'notes', words: words('junta-film-cash', { sum: sum(after.families[you]?.cash) }) }],
  };
}

function happened(
  line: NewsLine,
  before: JuntaView,
  after: JuntaView,
  you: number,
  lines: readonly NewsLine[],
): Happening | null {
  const whom = seatIn(line.args.whom);
  switch (plainId(line)) {
    case 'junta-news-killed':
    case 'junta-news-squad':
      return whom === you ? killed(line, before, after, you, lines) : null;
    case 'junta-news-psychotic':
      return seatIn(line.args.who) === you ? killed(line, before, after, you, lines) : null;
    case 'junta-news-robbed':
      return whom === you ? robbed(line, after, you) : null;
    case 'junta-news-office':
    case 'junta-news-in-law':
      return office(line, before, after, you);
    case 'junta-news-president':
    case 'junta-news-removed':
      return presidency(line, before, after, you);
    case 'junta-news-lost':
    case 'junta-news-cut-off':
      return losses(line, after, you, lines);
    case 'junta-news-paid-out':
      return whom === you ? short(line, before, after, you) : null;
    case 'junta-news-takes-aid':
      return before.aid_of === you && seatIn(line.args.who) !== you
        ? {
            kind: 'robbed',
            head: words('junta-film-budget-taken'),
            by: seatIn(line.args.who),
            how: line,
            rule: line.rule,
            gone: [{ glyph: 'notes', words: words('junta-film-cash', { sum: sum(before.aid) }) }],
            left: [account(after, you)],
          }
        : null;
    case 'junta-news-budget-rejected':
      return before.president === you
        ? {
            kind: 'lost',
            head: words('junta-film-budget-lost'),
            by: null,
            how: line,
            rule: line.rule,
            gone: [],
            left: [{ glyph: 'notes', words: words('junta-film-cash', { sum: sum(after.aid) }) }],
          }
        : null;
    default:
      return null;
  }
}

// --- ceremonies -------------------------------------------------------------------------------------------------------

const TURNED = 300;
const EACH = 240;
const HOLD = 1740;

function count(lines: readonly NewsLine[]): Ceremony {
  const most = Math.max(...lines.map((line) => numberIn(line.args.votes)));
  return {
    kind: 'reveal',
    title: words('junta-film-count'),
    turned: lines.map((line) => ({
      seat: seatIn(line.args.choice),
      words: words('junta-film-choice', { choice: line.args.choice ?? '' }),
      value: String(numberIn(line.args.votes)),
      best: numberIn(line.args.votes) === most,
    })),
    ms: TURNED + lines.length * EACH + HOLD,
  };
}
function ceremony(lines: readonly NewsLine[], before: JuntaView): Ceremony | null {
  const [line] = lines;
  if (!line) return null;
  switch (plainId(line)) {
    case 'junta-news-tally':
      return count(lines);
    case 'junta-news-budget-accepted':
    case 'junta-news-budget-rejected': {
      const accepted = line.id === 'junta-news-budget-accepted';
      const turned = before.families.flatMap((family) => {
        const promised = before.proposal[family.seat] ?? 0;
        return promised ? [{ seat: family.seat, value: String(promised), best: accepted }] : [];
      });
      return {
        kind: 'reveal',
        title: words('junta-film-budget'),
        turned,
        stamp: line,
        ms: TURNED + turned.length * EACH + HOLD,
      };
    }
    case 'junta-news-president':
      return {
        kind: 'rise',
        title: words('junta-office-president'),
        seat: seatIn(line.args.who),
        stamp: line,
        ms: 3200,
      };
    case 'junta-news-coup':
      return { kind: 'alarm', title: words('junta-film-coup'), seat: seatIn(line.args.who), stamp: line, ms: 3000 };
    case 'junta-news-killed':
    case 'junta-news-squad':
      return { kind: 'fall', title: words('junta-film-obituary'), seat: seatIn(line.args.whom), stamp: line, ms: 3200 };
    case 'junta-news-removed':
    case 'junta-news-psychotic':
      return { kind: 'fall', title: words('junta-film-fall'), seat: seatIn(line.args.who), stamp: line, ms: 3200 };
    case 'junta-news-coup-won':
      return before.president < 0
        ? null
        : {
            kind: idOf(line.args.side, 'junta-side-') === 'rebels' ? 'fall' : 'rise',
            title: words('junta-film-coup-over'),
            seat: before.president,
            stamp: line,
            ms: 3400,
          };
    default:
      return null;
  }
}

export const film: FilmModule<JuntaView> = {
  kinds: {
    'junta-news-phase': 'phase',
    'junta-news-round-over': 'quiet',
    'junta-news-coup-phase': 'phase',
    'junta-news-drew': 'brief',
    'junta-news-discarded': 'brief',
    'junta-news-shuffled': 'quiet',
    'junta-news-located': 'brief',
    'junta-news-vote': 'vote',
    'junta-news-abstains': 'vote',
    'junta-news-junta-vote': 'vote',
    'junta-news-tally': 'word',
    'junta-news-promise': 'money',
    'junta-news-paid-out': 'money',
    'junta-news-paid': 'money',
    'junta-news-aid': 'money',
    'junta-news-banked': 'money',
    'junta-news-office': 'brief',
    'junta-news-in-law': 'quiet',
    'junta-news-location': 'brief',
    'junta-news-played': 'card',
    'junta-news-attempt': 'card',
    'junta-news-units': 'card',
    'junta-news-bribes': 'card',
    'junta-news-die': 'dice',
    'junta-news-bribed': 'dice',
    'junta-news-faction': 'dice',
    'junta-news-volley': 'dice',
    'junta-news-bombarded': 'dice',
    'junta-news-moved': 'move',
    'junta-news-police': 'move',
    'junta-news-flew': 'move',
    'junta-news-retreated': 'move',
    'junta-news-aimed': 'brief',
    'junta-news-fight': 'brief',
    'junta-news-declared': 'brief',
    'junta-news-lost': 'blow',
    'junta-news-cut-off': 'blow',
    'junta-news-killed': 'blow',
    'junta-news-squad': 'blow',
    'junta-news-coup': 'blow',
    'junta-news-talk': 'whisper',
    'junta-news-dropped': 'whisper',
    'junta-news-no-coup': 'brief',
  },
  folds: {
    'junta-news-drew': 'drew',
    'junta-news-office': 'offices',
    'junta-news-paid-out': 'paid',
    'junta-news-promise': 'promises',
    'junta-news-location': 'locations',
    'junta-news-tally': 'tally',
    'junta-news-talk': 'whispers',
    'junta-news-dropped': 'whispers',
    'junta-news-abstains': 'abstains',
  },
  report: battleOf,
  heap: (name, lines) => {
    if (name.startsWith(BATTLE)) return battle(lines);
    if (name === 'drew') return words('junta-film-drew', { count: lines.length });
    if (name === 'abstains')
      return words('junta-film-abstains', { who: lines.map((line) => who(seatIn(line.args.who) ?? 0)) });
    if (name !== 'whispers' || lines.some((line) => line.id.endsWith('-secret'))) return null;
    const said = lines.filter((line) => line.id === 'junta-news-talk').length;
    return words('junta-film-whispers', { said, refused: lines.length - said });
  },
  spam: ['whispers'],
  spots,
  dice: (line) => {
    const faces = fallen(line);
    if (!faces.length) return null;
    const counts = ['junta-news-volley', 'junta-news-bombarded'].includes(plainId(line));
    return { faces, hits: faces.map((face) => counts && face === 6) };
  },
  brief: (line) =>
    plainId(line) === 'junta-news-volley' || plainId(line) === 'junta-news-bombarded'
      ? words(`junta-film-${plainId(line).slice('junta-news-'.length)}`, line.args)
      : null,
  roller: (line) => (plainId(line) === 'junta-news-bombarded' ? null : seatIn(line.args.who)),
  happened,
  ceremony,
  chapters: {
    'junta-news-phase': 'round',
    'junta-news-coup': 'coup',
    'junta-news-killed': 'death',
    'junta-news-squad': 'death',
    'junta-news-psychotic': 'death',
    'junta-news-president': 'vote',
    'junta-news-budget-accepted': 'vote',
    'junta-news-budget-rejected': 'vote',
  },
};
