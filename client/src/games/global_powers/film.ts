/** How Global Powers is told: bids turn over one by one, wars and scorings have their ceremony. */
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
import type { PowersView } from '../../lib/protocol.generated';
import type { Words } from '../../lib/words';
import { cardOf } from './cards';
import { at, regionArg } from './model';
import { regionOf, war } from './war-film';

const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });
const BIDS = ['won', 'tied', 'second', 'lost'].map((how) => `gp-news-bid-${how}`);

function seats(count: number): Item {
  return { glyph: 'seats', words: words('gp-film-seats', { count }) };
}
function happening(
  line: NewsLine,
  head: string,
  you: number,
  after: PowersView,
  gone: Item[],
  by: number | null,
): Happening {
  const me = after.parties[you];
  return {
    kind: 'lost',
    head: words(head),
    by: by === you || by === null || by < 0 ? null : by,
    how: line,
    rule: line.rule,
    gone,
    left: [
      { glyph: 'seats', words: words('gp-film-governs', { count: me?.governed ?? 0 }) },
      { glyph: 'votes', words: words('gp-film-points', { points: me?.points_now ?? 0 }) },
    ],
  };
}

/** Which motion a line is about: "Sanction, China". */
function motionOf(line: NewsLine): Words {
  return words('gp-film-motion-on', { what: line.args.what ?? '', region: line.args.about ?? '' });
}

/** A proposal in words: "War on China". A trade is named only: its chips stand in the house. */
function proposed(view: PowersView): Words {
  const [head = '', first = '', second = '', third = ''] = view.proposal;
  const region = (step: string) => regionArg(view, Number(step));
  const seat = (step: string) => ({ seat: Number(step.replace('seat-', '')) });
  if (head === 'trade' || head === 'rehabilitation') return words(`gp-action-${head}`);
  if (head === 'purge') return words('gp-do-purge', { party: seat(first) });
  if (head === 'budget') return words('gp-do-budget', { conversion: { text: `gp-conversion-${first}` } });
  if (head === 'motion')
    return words(`gp-do-motion-${first}`, { region: region(second), party: third ? seat(third) : '' });
  return words(`gp-do-${head}`, { region: region(first) });
}

/** What has come to nothing: the own proposal that fell. */
function fallenPlan(before: PowersView): Item[] {
  return before.proposal.length ? [{ glyph: 'word', words: proposed(before) }] : [];
}

/** G10.4 The blocks of a region turn over one after another; where one party sits alone there is nothing to count. */
function vote(line: NewsLine, before: PowersView, after: PowersView): Ceremony | null {
  const present = after.parties.filter((party) => at(before, party.seat, before.active) > 0).map((party) => party.seat);
  if (present.length < 2 || after.votes.length < after.players) return null;
  const adopted = plainId(line) === 'gp-news-adopted';
  const row = [...present].sort((a, b) => Number(b === before.proposer) - Number(a === before.proposer) || a - b);
  return {
    kind: 'reveal',
    title: words('gp-film-vote'),
    place: before.proposal.length
      ? words('gp-film-vote-on', { what: { ...proposed(before) }, who: { seat: before.proposer } })
      : undefined,
    turned: row.map((seat) => {
      const votes = after.votes[seat] ?? 0;
      return {
        seat,
        value: `${votes > 0 ? '✓' : votes < 0 ? '✕' : ''}${Math.abs(votes)}`,
        small: words(votes > 0 ? 'gp-film-for' : votes < 0 ? 'gp-film-against' : 'gp-film-abstains'),
        best: adopted ? votes > 0 : votes < 0,
      };
    }),
    stamp: words(adopted ? 'gp-film-adopted' : 'gp-film-rejected', {
      votes_for: line.args.votes_for ?? 0,
      votes_against: line.args.votes_against ?? 0,
    }),
    ms: 300 + 240 * row.length + 1740,
  };
}

export const film: FilmModule<PowersView> = {
  kinds: {
    'gp-news-turn': 'phase',
    'gp-news-cards': 'brief',
    'gp-news-recall': 'move',
    'gp-news-places': 'move',
    'gp-news-emigrates': 'move',
    'gp-news-settles': 'move',
    'gp-news-exile': 'move',
    'gp-news-fee': 'brief',
    'gp-news-passes': 'brief',
    'gp-news-agrees': 'vote',
    'gp-news-refuses': 'vote',
    'gp-news-lays-for': 'vote',
    'gp-news-lays-against': 'vote',
    'gp-news-lays-none': 'vote',
    'gp-news-un-for': 'vote',
    'gp-news-un-against': 'vote',
    'gp-news-un-abstain': 'vote',
    'gp-news-refill': 'brief',
    'gp-news-seats': 'brief',
    'gp-news-clear': 'quiet',
    'gp-news-coup-hand': 'brief',
    'gp-news-risk': 'dice',
    'gp-news-revolution': 'dice',
    'gp-news-sabotage': 'dice',
    'gp-news-routed': 'blow',
    'gp-news-swept': 'blow',
    'gp-news-replaced': 'blow',
    'gp-news-shot-1': 'blow',
    'gp-news-shot-2': 'blow',
  },
  folds: {
    ...Object.fromEntries(BIDS.map((id) => [id, 'bids'])),
    'gp-news-scores': 'scores',
    'gp-news-refill': 'refill',
    'gp-news-seats': 'un',
    'gp-news-recall': 'recall',
    'gp-news-passes': 'passes',
  },
  heap: (name, lines) => {
    const [line] = lines;
    if (name === 'scores') return words('gp-film-scoring');
    if (name === 'bids' && line) return words('gp-film-bids', { region: line.args.region ?? '' });
    if (name === 'un') return words('gp-film-election');
    if (name === 'refill') return words('gp-film-refill');
    if (name === 'passes')
      return words('gp-film-pass', { who: lines.map((one) => ({ seat: seatIn(one.args.who) ?? 0 })) });
    return null;
  },
  spots: (line, view) => {
    const by = seatIn(line.args.who);
    const region = regionOf(line.args.region, view);
    const plate = by === null ? undefined : `seat-${by}`;
    const id = plainId(line);
    if (id === 'gp-news-recall')
      return { from: `region-${region}`, to: plate, token: 'unit', mark: `+${numberIn(line.args.count)}` };
    if (id.startsWith('gp-news-war'))
      return {
        from: `region-${regionOf(line.args.attacker, view)}`,
        to: `region-${regionOf(line.args.target, view)}`,
        token: 'shot',
      };
    if (id === 'gp-news-traded')
      return { from: `region-${region}`, to: `region-${regionOf(line.args.other, view)}`, token: 'note' };
    if (region) return { from: plate, to: `region-${region}`, token: by === null ? undefined : 'unit' };
    return plate ? { to: plate } : null;
  },
  dice: (line) => {
    const faces = fallen(line);
    return faces.length ? { faces, numeral: true } : null;
  },
  roller: () => null,
  happened: (line, before, after, you) => {
    const who = seatIn(line.args.who);
    const count = numberIn(line.args.count) || 1;
    const mine = before.proposer === you;
    switch (plainId(line)) {
      case 'gp-news-routed':
        return who === you
          ? happening(line, 'gp-film-routed', you, after, [seats(count)], after.war?.proposer ?? null)
          : null;
      case 'gp-news-swept':
      case 'gp-news-replaced':
        return who === you ? happening(line, 'gp-film-swept', you, after, [seats(count)], before.turn) : null;
      case 'gp-news-purged':
      case 'gp-news-banned':
        return who === you && !mine
          ? happening(line, 'gp-film-purged', you, after, [seats(count)], before.proposer)
          : null;
      case 'gp-news-shot-1':
      case 'gp-news-shot-2':
        return seatIn(line.args.victim) === you ? happening(line, 'gp-film-shot', you, after, [seats(1)], who) : null;
      case 'gp-news-rejected':
        return mine ? happening(line, 'gp-film-voted-down', you, after, fallenPlan(before), null) : null;
      case 'gp-news-veto-rejects':
        return mine && who !== you ? happening(line, 'gp-film-vetoed', you, after, fallenPlan(before), who) : null;
      case 'gp-news-denied':
        return before.motion?.proposer === you ? happening(line, 'gp-film-voted-down', you, after, [], null) : null;
      case 'gp-news-coup-lost':
        return who === you ? happening(line, 'gp-film-coup-lost', you, after, [], null) : null;
      default:
        return null;
    }
  },
  ceremony: (lines, before, after, all) => {
    const [line] = lines;
    if (!line) return null;
    const id = plainId(line);
    if (BIDS.includes(id))
      return {
        kind: 'reveal',
        title: words('gp-film-bids', { region: line.args.region ?? '' }),
        turned: lines.map((one) => ({
          seat: seatIn(one.args.who),
          value: String(numberIn(one.args.count)),
          small: words(`gp-film-${plainId(one).slice('gp-news-'.length)}`),
          best: ['gp-news-bid-won', 'gp-news-bid-tied'].includes(plainId(one)),
        })),
        ms: 300 + 240 * lines.length + 1740,
      };
    if (id === 'gp-news-scores') {
      const most = Math.max(...lines.map((one) => numberIn(one.args.total)));
      return {
        kind: 'score',
        title: words('gp-film-scoring'),
        turned: lines.map((one) => ({
          seat: seatIn(one.args.who),
          value: String(numberIn(one.args.total)),
          small: words('gp-film-score', {
            points: one.args.points ?? 0,
            regions: one.args.regions ?? 0,
            delegates: one.args.delegates ?? 0,
            exiles: one.args.exiles ?? 0,
          }),
          best: numberIn(one.args.total) === most,
        })),
        ms: 300 + 240 * lines.length + 2600,
      };
    }
    if (id === 'gp-news-seats')
      return {
        kind: 'score',
        title: words('gp-film-election'),
        turned: lines.map((one) => ({
          seat: seatIn(one.args.who),
          value: String(numberIn(one.args.count)),
          small: words('gp-film-election-seats', { out: one.args.out ?? 0 }),
          best: numberIn(one.args.count) === Math.max(...lines.map((two) => numberIn(two.args.count))),
        })),
        ms: 300 + 240 * lines.length + 2200,
      };
    const shot = /^gp-news-shot-(\d)/.exec(id)?.[1];
    if (shot)
      return {
        kind: shot === '1' ? 'fall' : 'rise',
        title: words('gp-film-shot-title'),
        seat: seatIn(line.args.victim),
        dice: { faces: [Number(shot)], numeral: true },
        stamp: words(`gp-film-shot-${shot}`),
        ms: 3600,
      };
    if (id === 'gp-news-adopted' || id === 'gp-news-rejected') return vote(line, before, after);
    if (/^gp-news-war-/.test(id)) return war(line, before, after, all);
    const played = cardOf(line);
    if (played)
      return {
        kind: 'card',
        title: words('gp-film-card', { who: line.args.who ?? '' }),
        place: line.args.region ? words('gp-film-region', { region: line.args.region }) : undefined,
        card: {
          sort: words('gp-ui-event'),
          name: words(`gp-card-${played}`),
          text: words(`gp-card-${played}-text`),
          art: played,
        },
        ms: 3200,
      };
    if (
      id === 'gp-news-granted' ||
      id === 'gp-news-denied' ||
      id === 'gp-news-coup-won' ||
      id === 'gp-news-coup-lost'
    ) {
      const coup = id.startsWith('gp-news-coup');
      const yes = id === 'gp-news-granted' || id === 'gp-news-coup-won';
      const [first, second] = coup
        ? [line.args.rebels, line.args.loyal]
        : [line.args.votes_for, line.args.votes_against];
      return {
        kind: 'reveal',
        title: words(coup ? 'gp-film-coup' : 'gp-film-motion'),
        place: coup ? words('gp-film-region', { region: line.args.region ?? '' }) : motionOf(line),
        turned: [
          {
            seat: null,
            words: words(coup ? 'gp-film-rebels' : 'gp-film-for'),
            value: String(numberIn(first)),
            best: yes,
          },
          {
            seat: null,
            words: words(coup ? 'gp-film-loyal' : 'gp-film-against'),
            value: String(numberIn(second)),
            best: !yes,
          },
        ],
        stamp: words(yes ? (coup ? 'gp-film-won' : 'gp-film-granted') : coup ? 'gp-film-lost' : 'gp-film-denied'),
        ms: 3200,
      };
    }
    return null;
  },
  chapters: {
    'gp-news-turn': 'round',
    'gp-news-scores': 'vote',
    'gp-news-war-attacker': 'war',
    'gp-news-war-defender': 'war',
    'gp-news-war-stalemate': 'war',
    'gp-news-coup-won': 'coup',
    'gp-news-coup-lost': 'coup',
    'gp-news-shot-1': 'death',
    'gp-news-granted': 'vote',
    'gp-news-denied': 'vote',
  },
};
