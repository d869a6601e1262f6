/** What a question of Global Powers is about, in figures. */
import { stake, type Stakes } from '../../school/stakes';
import { BASE, MAURITIUS, REGIONS, at, type PowersView } from './model';

const BALLOT = new Set(['gp-ask-vote', 'gp-ask-veto-adopted', 'gp-ask-veto-rejected', 'gp-propose']);
/** What chips and delegates decide. */
const HEARING = new Set(['gp-lay', 'gp-ask-support', 'gp-ask-un']);
const BASES = new Set([
  'gp-ask-bid',
  'gp-ask-place',
  'gp-ask-coup',
  'gp-ask-coup-defence',
  'gp-ask-recall',
  'gp-ask-take',
]);

function floor(view: PowersView, you: number) {
  const all = view.parties.reduce((sum, party) => sum + at(view, party.seat, view.active), 0);
  const mine = at(view, you, view.active);
  const worth = view.shares.find((one) => one.region === view.active && one.seat === you)?.worth ?? 0;
  return [
    stake('gp-stake-votes', `${mine} / ${all}`),
    stake('gp-stake-needed', Math.max(0, Math.floor(all / 2) + 1 - mine)),
    stake('gp-stake-worth', worth, 'good'),
  ];
}

function standing(view: PowersView, you: number) {
  const party = view.parties[you];
  return [
    stake('gp-stake-points', `${party?.points_now ?? 0} / ${view.goal}`),
    stake('gp-stake-governed', `${party?.governed ?? 0} / ${view.dominance + 1}`),
  ];
}

/** Regions that are still to be sold after this one. */
const lots = (view: PowersView) => REGIONS.length - view.lot;

/** What a bid would leave, if it wins alone and one more goes to Mauritius. */
const rest = (view: PowersView, you: number, bid: number) => Math.max(0, at(view, you, BASE) - bid - 1);

const powers: Stakes = {
  stakes: (view: PowersView, question, you) => {
    if (question.kind === 'gp-ask-bid')
      return [
        stake('gp-stake-base', at(view, you, BASE)),
        stake('gp-stake-lots', lots(view)),
        stake('gp-stake-mauritius', at(view, you, MAURITIUS), 'bad'),
      ];
    if (view.motion && HEARING.has(question.kind))
      return [
        stake('gp-stake-motion', `${view.motion.votes_for} : ${view.motion.votes_against}`),
        ...standing(view, you),
      ];
    if (BALLOT.has(question.kind) && view.active) return floor(view, you);
    if (BASES.has(question.kind))
      return [
        stake('gp-stake-base', at(view, you, BASE)),
        stake('gp-stake-mauritius', at(view, you, MAURITIUS), 'bad'),
        ...standing(view, you).slice(0, 1),
      ];
    return standing(view, you);
  },
  caution: (view: PowersView, { kind }, you) => {
    if (kind === 'gp-ask-veto-adopted' && view.proposer === you) return { id: 'gp-caution-own' };
    return kind.startsWith('gp-ask-veto') && view.governments[view.active]?.includes(you)
      ? { id: 'gp-caution-veto' }
      : null;
  },
  doubt: (view: PowersView, { kind }, you, answer) => {
    // Whoever has less than one for every other region left has hardly anything to govern with.
    if (kind === 'gp-ask-bid' && 2 * rest(view, you, Number(answer)) < lots(view))
      return { id: 'gp-doubt-bid', args: { left: rest(view, you, Number(answer)), lots: lots(view) } };
    return kind.startsWith('gp-ask-veto') && answer === 'yes' && at(view, you, view.active) === 1
      ? { id: 'gp-doubt-veto' }
      : null;
  },
};
export default powers;
