/** What happens to oneself at Junta, and stops the film for it: what, by whom, what it cost, what is left. */
import { fallen, numberIn, plainId, seatIn, type Happening, type Item } from '../../film/script';
import type { NewsLine } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { areaOf, idOf } from './lines';
import { OFFICES, type JuntaView } from './model';

const sum = (notes: readonly number[] | null | undefined): number =>
  (notes ?? []).reduce((total, count, i) => total + count * (i + 1), 0);
const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });

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
/** The account; only the dead are told that it survives them. */
function account(after: JuntaView, you: number, survives = false): Item {
  const banked = sum(after.families[you]?.account);
  return {
    glyph: 'bank',
    words: words('junta-film-account', { sum: banked }),
    small: survives ? words('junta-film-account-small') : undefined,
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
      account(after, you, true),
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
const APPOINTS = new Set(['junta-news-office', 'junta-news-in-law']);
/**
 * How a change in office is told to whom it concerns: a whole cabinet is one piece of news, not one for every office.
 */
function office(
  line: NewsLine,
  before: JuntaView,
  after: JuntaView,
  you: number,
  lines: readonly NewsLine[],
): Happening | null {
  const number = (one: NewsLine) => OFFICES.findIndex((name) => name === idOf(one.args.office, 'junta-office-'));
  const holds = (view: JuntaView, one: NewsLine) => view.families[you]?.offices.includes(number(one)) ?? false;
  const changes = lines.filter((one) => APPOINTS.has(plainId(one)) && holds(before, one) !== holds(after, one));
  if (changes[0] !== line || before.president === you) return null;
  const gone = changes.filter((one) => holds(before, one));
  const given = changes.length - gone.length;
  const head = !gone.length ? 'junta-film-appointed' : given ? 'junta-film-reshuffled' : 'junta-film-dismissed';
  return {
    kind: given ? 'given' : 'lost',
    head: words(head, { count: changes.length }),
    by: after.president >= 0 && after.president !== you ? after.president : null,
    how: changes.length > 1 ? words('junta-film-cabinet') : line,
    rule: line.rule,
    gone: gone.map((one) => ({ glyph: 'office', words: words(`junta-office-${OFFICES[number(one)] ?? ''}`) })),
    left: given ? offices(after, you) : [...offices(after, you), account(after, you)],
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
    // A battle takes one after the other; it stops the film once, and for the last of them.
    once: left ? `units ${after.round}.${after.coup_phase} ${areaOf(shot?.args.area)}` : undefined,
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

export function happened(
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
      return office(line, before, after, you, lines);
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
