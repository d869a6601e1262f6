import { expect, it } from 'vitest';
import printed from '../../../../src/camarilla/games/global_powers/data/cards.json';
import { CARDS, ruleOf } from './cards';

it('knows the sixteen cards as they are printed, each with its rule', () => {
  expect(CARDS).toEqual(printed.cards.map((card) => card.id));
  expect(CARDS.map(ruleOf)).toEqual(printed.cards.map((card) => card.rule));
});
