/** What a question of Viva is about, in figures. */
import { chance, stake, type Stakes } from '../../school/stakes';
import { estateOf, seatOfNumber, type Part, type VivaView } from './model';

const rolling = (parts: readonly Part[]) =>
  parts.filter((one) => one.what === 'dice' && !one.faces.length).reduce((all, one) => all + one.count, 0);
const standing = (parts: readonly Part[]) => parts.reduce((all, one) => all + one.value, 0);

/** A figure whose words depend on it. */
const counted = (id: string, count: number, tone?: 'good') => stake(id, count, tone, { count });

function battle(view: VivaView, you: number) {
  const fight = view.battle;
  if (!fight) return [];
  const odds = chance(rolling(fight.attack), standing(fight.attack) - standing(fight.defence), rolling(fight.defence));
  const mine = fight.forces.some((one) => one.seat === you && one.side === 'attacker');
  return [
    stake('viva-stake-attack', `${standing(fight.attack)} + ${rolling(fight.attack)}⚄`),
    stake('viva-stake-defence', `${standing(fight.defence)} + ${rolling(fight.defence)}⚄`),
    mine
      ? stake('viva-stake-odds', `${odds} %`, odds >= 50 ? 'good' : 'bad')
      : stake('viva-stake-odds', `${odds} %`, odds >= 50 ? 'bad' : 'good'),
  ];
}

const viva: Stakes = {
  stakes: (view: VivaView, question, you) => {
    const estate = estateOf(view, you);
    const ruler = estateOf(view, view.presidente);
    switch (question.kind) {
      case 'viva-ask-orders':
      case 'viva-ask-spy':
        return [
          counted('viva-stake-promised', estate.promised_cards, 'good'),
          stake('viva-stake-home', 1 + estate.buildings.length),
          stake('viva-stake-palace', 1 + ruler.buildings.length + ruler.dice),
        ];
      case 'viva-ask-battle':
      case 'viva-ask-roll':
        return battle(view, you);
      case 'viva-ask-spend':
        return [
          stake('viva-stake-money', view.money ?? 0, 'good'),
          stake('viva-stake-points', `${view.points ?? estate.points} / ${view.points_to_end}`),
        ];
      case 'viva-ask-promise':
        return [
          counted('viva-stake-cards', estate.cards),
          stake('viva-stake-wall', 1 + estate.buildings.length + estate.dice),
        ];
      case 'viva-ask-discard':
      case 'viva-ask-plunder':
        return [stake('viva-stake-points', `${view.points ?? estate.points} / ${view.points_to_end}`)];
      default:
        return [];
    }
  },
  caution: (view: VivaView, { kind }, you) =>
    kind === 'viva-ask-orders' && estateOf(view, you).promised_cards > 1
      ? { id: 'viva-caution-promise', args: { count: estateOf(view, you).promised_cards } }
      : null,
  doubt: (view: VivaView, { kind }, you, answer) => {
    const { promised_cards: count } = estateOf(view, you);
    const against =
      Array.isArray(answer) && answer.some((face) => seatOfNumber(view, Number(face)) === view.presidente);
    return kind === 'viva-ask-orders' && against && count > 1 ? { id: 'viva-doubt-promise', args: { count } } : null;
  },
};
export default viva;
