/** What a question of Anti-Monopoly is about, in figures. */
import { factsOf, type Question } from '../../lib/protocol';
import { chanceOver, stake, type Stakes } from '../../school/stakes';
import type { AntiMonopolyView } from './tracks';

/** How far the bomb would walk, in the question's own words. */
function step(question: Question): number {
  if (question.key === 'am-ask-reply') {
    const { has, bomb } = factsOf(question, 'am-ask-reply');
    return has ? bomb : 0;
  }
  if (question.key === 'am-ask-monopoly') return factsOf(question, 'am-ask-monopoly').bomb;
  return 0;
}

/** Questions that are about money and chips. */
const SPENDING = new Set(['am-ask-pledge-debt', 'am-ask-pledge-purchase', 'am-ask-buy', 'am-ask-half-price']);
/** Answers that keep one's own for oneself, and move the bomb: a refusal by so many fields, collecting double. */
const AWAY = new Set(['refuse1', 'refuse2', 'refuse3', 'collect']);

const antiMonopoly: Stakes = {
  stakes: (view: AntiMonopolyView, question, you) => {
    const power = view.players[you];
    const missing = 9 - view.chips[0] - view.chips[1] - view.chips[2];
    const bomb = stake('am-stake-bomb', view.bomb, view.bomb <= 6 ? 'bad' : undefined);
    const money = stake('am-stake-money', power?.money ?? 0);
    if (question.key === 'am-ask-monopoly') {
      const { price, millions } = factsOf(question, 'am-ask-monopoly');
      return [
        stake('am-stake-sell', `+${millions}`, 'good'),
        stake('am-stake-buy', `−${price}`, 'bad'),
        stake('am-stake-chips', missing),
        bomb,
      ];
    }
    if (question.kind === 'am-ask-destroy') {
      const powers = view.players.length;
      return [stake('am-stake-destroy', `${chanceOver(3 * powers, powers)} %`), bomb];
    }
    if (SPENDING.has(question.kind)) return [money, stake('am-stake-chips', missing), bomb];
    return [bomb, stake('am-stake-distance', power?.distance ?? 0), money];
  },
  caution: (view: AntiMonopolyView, question) => {
    const far = step(question);
    if (!far || view.bomb - far > 3) return null;
    return view.bomb - far <= 0
      ? { id: 'am-caution-zero', args: { bomb: view.bomb, step: far } }
      : { id: 'am-caution-bomb', args: { bomb: view.bomb, step: far } };
  },
  doubt: (view: AntiMonopolyView, question, _, answer) => {
    return AWAY.has(String(answer)) && step(question) > 0 && view.bomb - step(question) <= 1
      ? { id: 'am-doubt-bomb' }
      : null;
  },
};
export default antiMonopoly;
