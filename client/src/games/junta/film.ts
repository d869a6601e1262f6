/** How Junta is told: what kind of moment each line is, where it happens, what is a ceremony, and what stops the film. */
import { AHEAD, fallen, kindOf, numberIn, plainId, seatIn, type Ceremony, type FilmModule } from '../../film/script';
import type { NewsLine } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { happened } from './happenings';
import { areaOf, idOf, textOf } from './lines';
import { allCards, lookOf, type JuntaView } from './model';
import { BATTLE, battle, battleOf } from './report';

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
/** What changes the table for everybody is read aloud; what lies open or is money in the bank speaks for itself. */
const READ: ReadonlySet<string> = new Set(['event', 'bribe']);
function reading(line: NewsLine): Ceremony | null {
  const card = allCards().find((one) => textOf(line.args.card) === `junta-card-${one}-name`);
  if (card === undefined || !READ.has(lookOf(card).kind)) return null;
  return {
    kind: 'card',
    title: words('junta-film-card', { who: line.args.who ?? '' }),
    card: {
      sort: words(`junta-card-kind-${lookOf(card).kind}`),
      name: words(`junta-card-${card}-name`),
      text: words(`junta-card-${card}-text`),
      art: String(card),
    },
    ms: 3000,
  };
}
const PHASES: ReadonlySet<string> = new Set(['junta-news-phase', 'junta-news-coup']);
/** The table while a moment is told: the phase, and with it the room, changes with the line that says so. */
function meanwhile(before: JuntaView, after: JuntaView, told: readonly NewsLine[], later: readonly NewsLine[]) {
  const loud = told.map((line) => kindOf(line, film)).filter((kind) => kind !== 'quiet');
  if (loud.every((kind) => AHEAD.has(kind))) return before;
  const comes = later.some((line) => PHASES.has(plainId(line)));
  return comes && !before.coup ? { ...after, phase: before.phase, round: before.round, coup: before.coup } : after;
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
    case 'junta-news-played':
      return reading(line);
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

/** What the own dice decide, said before they fall. */
function aim(line: NewsLine): Words | null {
  switch (plainId(line)) {
    case 'junta-news-volley':
      return words('junta-film-aim-volley', line.args);
    case 'junta-news-bribed':
      return words('junta-film-aim-bribed');
    case 'junta-news-die':
      return words(line.rule === 'J5.C.23' ? 'junta-film-aim-amateur' : 'junta-film-aim-psychotic');
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
  aim,
  roller: (line) => (plainId(line) === 'junta-news-bombarded' ? null : seatIn(line.args.who)),
  happened,
  meanwhile,
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
