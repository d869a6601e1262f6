/** What a question of Junta is about, in figures. */
import { factsOf, type Question } from '../../lib/protocol';
import { perCent, stake, type Stakes } from '../../school/stakes';
import { familyOf, sum, tally, votesToCome, type JuntaView } from './model';

const NIGHT = new Set(['junta-ask-location', 'junta-ask-announce', 'junta-ask-defence', 'junta-ask-safe-return']);
const MARCH = new Set([
  'junta-ask-start',
  'junta-ask-coup-turn',
  'junta-ask-fight',
  'junta-ask-fire',
  'junta-ask-opening-fire',
  'junta-ask-declare',
  'junta-ask-call-off',
  'junta-ask-gunboat',
  'junta-ask-air_strike',
  'junta-ask-bombard-whom',
  'junta-ask-losses',
  'junta-ask-retreat',
]);
const FIRE = new Set(['junta-ask-fire', 'junta-ask-opening-fire']);
const PURSE = new Set(['junta-ask-bank', 'junta-ask-pay', 'junta-ask-force', 'junta-ask-squad', 'junta-ask-shoot']);
/** Whoever does this in the opening is a rebel from then on. */
const REVOLT = new Set(['junta-ask-start', 'junta-ask-coup-turn', 'junta-ask-gunboat', 'junta-ask-air_strike']);

function purse(view: JuntaView, you: number) {
  const family = familyOf(view, you);
  return [
    ...(family?.cash ? [stake('junta-stake-cash', sum(family.cash), sum(family.cash) ? 'bad' : undefined)] : []),
    ...(family?.account ? [stake('junta-stake-account', sum(family.account), 'good')] : []),
  ];
}

/** What the asked seat can throw in now, cards of its hand included, and what is there already. */
function ballot(view: JuntaView, question: Question, you: number) {
  const sources = question.key === 'junta-ask-votes' ? factsOf(question, 'junta-ask-votes').sources : [];
  const [yes = 0, no = 0] = tally(view).map((one) => one.votes);
  const open = stake('junta-stake-open', votesToCome(view));
  const mine = sources.length
    ? [
        stake(
          'junta-stake-mine',
          sources.reduce((all, [, votes]) => all + votes, 0),
        ),
      ]
    : [];
  if (view.ballot_kind === 'election') {
    const most = Math.max(0, ...tally(view).map((one) => one.votes));
    return [...mine, ...(most ? [stake('junta-stake-ahead', most)] : []), open];
  }
  const count = stake('junta-stake-count', `${yes} : ${no}`);
  const missing = stake('junta-stake-missing', Math.max(0, no + 1 - yes), undefined);
  if (view.ballot_kind !== 'budget') return [count, missing, ...mine, open];
  const share = you === view.proposer ? null : (view.proposal[you] ?? 0);
  const paid =
    share === null
      ? []
      : [share ? stake('junta-stake-share', `+${share}`, 'good') : stake('junta-stake-share', 0, 'bad')];
  return [...paid, count, missing, ...mine, open];
}

function coup(view: JuntaView, you: number) {
  const rebels = view.verdict?.centres.filter((one) => one.holder === 'rebels').length;
  const units = view.units.filter((one) => one.commander === you).reduce((all, one) => all + one.count, 0);
  return [
    ...(rebels === undefined ? [] : [stake('junta-stake-centres', `${rebels} / 5`)]),
    stake('junta-stake-units', units),
  ];
}

/** Dice in a volley: what they bring, and who stands there against it. */
function volley(view: JuntaView, you: number, question: Question) {
  const { area, dice } = factsOf(question, 'junta-ask-fire');
  const here = view.units.filter((one) => one.area === area);
  const count = (mine: boolean) =>
    here.filter((one) => (one.commander === you) === mine).reduce((all, one) => all + one.count, 0);
  return [
    stake('junta-stake-hit', `${perCent(1 - (5 / 6) ** dice, 1)} %`, undefined, { dice }),
    stake('junta-stake-facing', `${count(true)} : ${count(false)}`),
  ];
}

/** Where one might fight: own units against all others there, in the area that looks worst. */
function contested(view: JuntaView, you: number) {
  const areas = [...new Set(view.units.filter((one) => one.commander === you).map((one) => one.area))];
  const strength = (area: string, mine: boolean) =>
    view.units
      .filter((one) => one.area === area && (one.commander === you) === mine)
      .reduce((all, one) => all + one.count, 0);
  return areas
    .filter((area) => strength(area, false) > 0)
    .map((area) =>
      stake('junta-stake-area', `${strength(area, true)} : ${strength(area, false)}`, undefined, {
        area: { id: `junta-area-${area}` },
      }),
    )
    .slice(0, 2);
}

/** Whether an act of this question makes a rebel of somebody who is none yet. */
function revolts(view: JuntaView, kind: string, you: number): boolean {
  const opening = kind === 'junta-ask-start' || (view.coup && view.coup_phase === 0);
  return REVOLT.has(kind) && opening && you !== view.president && !view.rebels.includes(you);
}

const junta: Stakes = {
  stakes: (view: JuntaView, question, you) => {
    const { kind } = question;
    if (view.ballot && view.ballot < 3) return ballot(view, question, you);
    if (kind === 'junta-ask-budget' && view.aid)
      return [stake('junta-stake-aid', sum(view.aid)), ...purse(view, you).slice(0, 1)];
    if (NIGHT.has(kind) || PURSE.has(kind)) return purse(view, you);
    if (FIRE.has(kind)) return [...volley(view, you, question), ...coup(view, you)];
    if (kind === 'junta-ask-fight') return [...contested(view, you), ...coup(view, you)];
    return MARCH.has(kind) ? coup(view, you) : [];
  },
  caution: (view: JuntaView, { kind }, you) => {
    if (revolts(view, kind, you)) return { id: 'junta-caution-rebel' };
    const cash = familyOf(view, you)?.cash;
    if (kind === 'junta-ask-location' && cash && sum(cash) >= 6)
      return { id: 'junta-caution-purse', args: { sum: sum(cash) } };
    return null;
  },
  doubt: (view: JuntaView, { kind }, you, answer) => {
    const { act, do: said } = (answer ?? {}) as { act?: string; do?: string };
    if (said === 'resign') return { id: 'junta-doubt-resign' };
    return act && act !== 'end' && act !== 'exile' && revolts(view, kind, you) ? { id: 'junta-doubt-rebel' } : null;
  },
};
export default junta;
