/** How Anti-Monopoly III is told: every roll, every walk, every card has its moment. */
import { fallen, numberIn, plainId, seatIn, type FilmModule, type Happening, type Item } from '../../film/script';
import type { NewsLine } from '../../lib/protocol';
import type { Words } from '../../lib/words';
import { LOOP_IDS, type AntiMonopolyView } from './tracks';

const words = (id: string, args: Words['args'] = {}): Words => ({ id, args });
const DEALT = new Set(['am-news-dealt-anew', 'am-news-turned-over']);
const WALKS = new Set(['am-news-moves', 'am-news-goes-back', 'am-news-sent-back', 'am-news-swaps']);

/** The picture of the monopoly that a line names. */
function worksIn(line: NewsLine): string {
  const { monopoly } = line.args;
  const id = typeof monopoly === 'object' && monopoly !== null && 'text' in monopoly ? String(monopoly.text) : '';
  return id.replace('am-monopoly', 'works');
}

const QUIET_SCENE = { kind: '', who: -1, whom: -1, value: 0, card: '', rolls: [], pledged: [] } as const;

/** Whatever is still to be told has not happened: pawns, bomb, money and chips are where they were before it. */
function meanwhile(
  before: AntiMonopolyView,
  after: AntiMonopolyView,
  told: readonly NewsLine[],
  later: readonly NewsLine[],
): AntiMonopolyView {
  const players = after.players.map((player) => ({ ...player }));
  const chips: [number, number, number] = [...after.chips];
  let bomb = after.bomb;
  for (const line of [...later].reverse()) {
    const id = plainId(line);
    const seat = seatIn(line.args.who) ?? -1;
    const [player, old] = [players[seat], before.players[seat]];
    if (id === 'am-news-bomb-forward') bomb += numberIn(line.args.fields);
    else if (id === 'am-news-bomb-back') bomb -= numberIn(line.args.fields);
    else if (id === 'am-news-indicts') {
      const loop = LOOP_IDS.findIndex((one) => worksIn(line).endsWith(one));
      if (loop >= 0) chips[loop] = Math.max(0, (chips[loop] ?? 0) - 1);
    } else if (!player || !old) continue;
    else if (WALKS.has(id)) {
      player.place = numberIn(line.args.origin);
      if (player.place === old.place) player.distance = old.distance;
    } else if (id === 'am-news-receives') player.money = Math.max(0, player.money - numberIn(line.args.millions));
    else if (id === 'am-news-pays') player.money += numberIn(line.args.millions);
    else if (DEALT.has(id)) Object.assign(player, { cards: old.cards, hidden: old.hidden, laid: old.laid });
  }
  // Whose turn it is and what the table is busy with changes with the line that says so.
  const turned = told.findLast((line) => plainId(line) === 'am-news-turn');
  const thrown = told.findLast((line) => plainId(line) === 'am-news-rolls');
  return {
    ...after,
    players,
    chips,
    bomb,
    turn: turned ? (seatIn(turned.args.who) ?? before.turn) : before.turn,
    die: thrown ? numberIn(thrown.args.die) : turned ? 0 : before.die,
    scene: turned || thrown ? QUIET_SCENE : before.scene,
    ending: before.ending,
  };
}

function lost(
  line: NewsLine,
  before: AntiMonopolyView,
  after: AntiMonopolyView,
  you: number,
  head: string,
  by: number | null,
): Happening {
  const me = after.players[you];
  const fields = (me?.distance ?? 0) - (before.players[you]?.distance ?? 0);
  const nearer = before.bomb - after.bomb;
  const gone: Item[] = [];
  if (fields > 0) gone.push({ glyph: 'pawn', words: words('am-film-fields', { fields }) });
  if (nearer > 0) gone.push({ glyph: 'bomb', words: words('am-film-nearer', { fields: nearer }) });
  return {
    kind: 'lost',
    head: words(head),
    by,
    how: line,
    rule: line.rule,
    gone,
    left: [
      { glyph: 'notes', words: words('am-million', { n: me?.money ?? 0 }) },
      { glyph: 'cards', words: words('am-film-cards', { count: me?.hidden ?? 0 }) },
    ],
  };
}

export const film: FilmModule<AntiMonopolyView> = {
  kinds: {
    'am-news-dealt': 'quiet',
    'am-news-roll-off': 'dice',
    'am-news-turn': 'quiet',
    'am-news-rolls': 'dice',
    'am-news-meeting-roll': 'dice',
    'am-news-extra-roll': 'dice',
    'am-news-negotiation': 'dice',
    'am-news-moves': 'move',
    'am-news-goes-back': 'move',
    'am-news-sent-back': 'move',
    'am-news-swaps': 'move',
    'am-news-bomb-forward': 'blow',
    'am-news-bomb-back': 'move',
    'am-news-bomb-skipped': 'quiet',
    'am-news-card': 'card',
    'am-news-receives': 'money',
    'am-news-pays': 'money',
    'am-news-agrees': 'vote',
    'am-news-objects': 'vote',
    'am-news-leaves-it': 'brief',
    'am-news-names-chips': 'brief',
    'am-news-pledges': 'money',
    'am-news-danger': 'blow',
    'am-news-zero': 'blow',
    'am-news-rank': 'brief',
  },
  folds: {
    'am-news-roll-off': 'roll-off',
    'am-news-agrees': 'agrees',
    'am-news-rank': 'rank',
  },
  heap: (name, lines) =>
    name === 'roll-off'
      ? words('am-film-first')
      : name === 'agrees'
        ? words('am-film-agree', { who: lines.map((line) => ({ seat: seatIn(line.args.who) ?? 0 })) })
        : null,
  spots: (line) => {
    const { args } = line;
    const [by, whom] = [seatIn(args.who), seatIn(args.whom)];
    const plate = (seat: number | null) => (seat === null ? undefined : `seat-${seat}`);
    const id = plainId(line);
    if (WALKS.has(id)) return { to: `pawn-${by}` };
    if (id.startsWith('am-news-bomb'))
      return { to: 'bomb', mark: args.field === undefined ? undefined : String(numberIn(args.field)) };
    // The bank has no place on the table: its money comes and goes at the plate.
    if (id === 'am-news-receives') return { to: plate(by), mark: `+${numberIn(args.millions)}` };
    if (id === 'am-news-pays') return { to: plate(by), mark: `−${numberIn(args.millions)}` };
    if (fallen(line).length) return { to: `pawn-${by}` };
    if (whom !== null) return { from: plate(by), to: plate(whom), token: 'card' };
    return by === null ? null : { to: plate(by) };
  },
  dice: (line) => {
    const faces = fallen(line);
    return faces.length ? { faces } : null;
  },
  roller: (line) => seatIn(line.args.who),
  meanwhile,
  happened: (line, before, after, you, lines) => {
    const [by, whom] = [seatIn(line.args.who), seatIn(line.args.whom)];
    switch (plainId(line)) {
      case 'am-news-sent-back':
        return by === you ? lost(line, before, after, you, 'am-film-sent-back', null) : null;
      case 'am-news-misses-turn':
        return by === you ? lost(line, before, after, you, 'am-film-misses', null) : null;
      case 'am-news-meeting-fails':
        return by === you ? lost(line, before, after, you, 'am-film-meeting', null) : null;
      case 'am-news-crisis-refused':
        return by === you ? lost(line, before, after, you, 'am-film-refused', whom) : null;
      case 'am-news-objects':
        return before.scene.kind === 'proposal' && before.scene.who === you && by !== you && lines[0] === line
          ? lost(line, before, after, you, 'am-film-objected', by)
          : null;
      default:
        return null;
    }
  },
  ceremony: (lines, _before, after) => {
    const [line] = lines;
    if (!line) return null;
    const id = typeof line.args.id === 'string' ? line.args.id : '';
    switch (plainId(line)) {
      case 'am-news-card':
        return {
          kind: 'card',
          title: words('am-film-card', { who: line.args.who ?? '' }),
          card: {
            name: words('ui-film-text', { text: line.args.card ?? id }),
            text: after.card_texts[id] ? undefined : words(`am-card-${id}-text`),
            art: id,
          },
          onBoard: true,
          ms: 3200,
        };
      case 'am-news-broken':
        return { kind: 'rise', title: words('am-film-broken'), art: worksIn(line), stamp: line, ms: 2600 };
      case 'am-news-zero':
        return { kind: 'fall', title: words('am-film-zero'), art: 'zero', stamp: line, ms: 3600 };
      case 'am-news-peace':
      case 'am-news-disarmament':
        return { kind: 'rise', title: words('am-film-end'), seat: seatIn(line.args.who), stamp: line, ms: 3600 };
      case 'am-news-roll-off':
        return lines.length < 2
          ? null
          : {
              kind: 'reveal',
              title: words('am-film-first'),
              turned: lines.map((one) => ({
                seat: seatIn(one.args.who),
                value: String(numberIn(one.args.die)),
                die: numberIn(one.args.die),
                best: numberIn(one.args.die) === Math.max(...lines.map((two) => numberIn(two.args.die))),
              })),
              ms: 300 + 240 * lines.length + 1600,
            };
      default:
        return null;
    }
  },
  chapters: {
    'am-news-turn': 'round',
    'am-news-broken': 'vote',
    'am-news-danger': 'war',
    'am-news-proposal': 'vote',
    'am-news-zero': 'death',
  },
};
