import { beforeAll, expect, test } from 'vitest';
import { loadTexts, t, texts } from '../lib/i18n.svelte';
import type { Menu, Option, Question } from '../lib/protocol';
import { say } from '../lib/words';
import { actOf } from '../games/junta/turns';
import { headline } from './headline';

beforeAll(async () => texts.use('en', await loadTexts('en')));
const told = (words: Parameters<typeof say>[0]) => say(words, (seat) => `Seat ${seat}`);
const option = (key: string, aim: string, id: string, args = {}): Option =>
  ({ key, aim, rule: 'G1', words: { id, args }, answer: null }) as unknown as Option;
const menu = (...options: Option[]): Menu => ({ options, complete: false, answer: null }) as unknown as Menu;
const china = { region: { text: 'gp-region-3' } };
const war = option('war', 'act:war', 'gp-action-war');
const target = option('3', 'region:3', 'gp-step-region', china);
const proposal = {
  key: 'gp-propose',
  words: { id: 'gp-ask-propose', args: china },
  options: [war],
} as unknown as Question;

test('before the first step it is the question', () => {
  expect(headline({ question: proposal, taken: [], menu: menu(war) }, told)).toBe(
    'What does your government propose in China?',
  );
});
test('then it follows the steps, in the words of the game', () => {
  expect(headline({ question: proposal, taken: [war], menu: menu(target) }, told)).toBe('War: against whom?');
});
test('ways without words of their own are asked for by what they point at', () => {
  const unknown = { ...proposal, key: 'xx-propose' } as Question;
  expect(headline({ question: unknown, taken: [war], menu: menu(target) }, told)).toBe('War: where?');
  const whom = option('seat-2', 'seat:2', 'gp-step-party', { party: { seat: 2 } });
  expect(headline({ question: unknown, taken: [war, target], menu: menu(whom) }, told)).toBe('War · China: whom?');
});
test('a whole answer asks whether it may go', () => {
  expect(headline({ question: proposal, taken: [war, target], menu: menu() }, told)).toBe('War · China: send it?');
});
test('several things of one list stay one question', () => {
  const items = [option('a', 'card:a', 'gp-card-aid'), option('b', 'card:b', 'gp-card-coup')] as const;
  const pick = { key: 'gp-pick-cards', words: { id: 'gp-ask-cards', args: { low: 5 } }, options: items };
  const now = { question: pick as unknown as Question, taken: [items[0]], menu: menu(items[1]) };
  expect(headline(now, told)).toBe('Choose 5 of your sixteen cards.');
});
test('what follows from a step is said at the step, not in the headline', () => {
  const what = { id: 'gp-action-war', args: {} };
  const risky = option('war', 'act:war', 'junta-opt-rebel', { what });
  expect(told(risky.words)).toBe('War (▲ this makes you a rebel, J13.2)');
  expect(headline({ question: proposal, taken: [risky, target], menu: menu() }, told)).toBe('War · China: send it?');
});
test('a march is asked for without the places that it has come to', () => {
  const from = option('move:0@barracks1', 'area:barracks1', 'gp-action-war');
  const to = option('precinct1', 'area:precinct1', 'gp-action-war');
  const facts = { stacks: [[0, 'barracks1', [['brigade1', 6]]]], cards: [], bribes: [], landings: [], guns: [] };
  const turn = { key: 'junta-ask-coup-turn', words: { id: 'gp-ask-propose', args: china }, options: [from], facts };
  const asked = (taken: readonly Option[], now: Menu) =>
    headline({ question: turn as unknown as Question, taken, menu: now } as never, told, actOf);
  expect(asked([from], menu(to))).toBe('March: where to?');
  expect(asked([from, to], menu(option('all', 'count:6', 'gp-action-war')))).toBe('March: how many go?');
});
test('games have words for ways through regions and parties', () => {
  const card = option('transfer', 'card:transfer', 'gp-card-transfer');
  const party = option('seat-2', 'seat:2', 'gp-step-party', { party: { seat: 2 } });
  const turn = { key: 'gp-turn', words: { id: 'gp-ask-turn', args: {} }, options: [card] } as unknown as Question;
  const asked = (taken: readonly Option[], now: Option) => headline({ question: turn, taken, menu: menu(now) }, told);
  expect(texts.has('gp-turn-then-transfer-n-seat')).toBe(true);
  expect(asked([card, target, party], target)).toBe(t('gp-turn-then-transfer-n-seat'));
  expect(asked([card, target], party)).toBe(t('gp-turn-then-transfer-n'));
});
test('a card that is asked for is spoken of without its number', () => {
  const card = option('card:7', 'card:7', 'core-number', { number: 7 });
  const question = { key: 'am-ask-crisis', words: { id: 'am-ask-crisis', args: {} }, options: [card] };
  const now = { question: question as unknown as Question, taken: [card], menu: menu(target) };
  expect(headline(now, told)).toBe(t('am-ask-crisis-then-card'));
});
test('whoever flees is asked once, and for an embassy', () => {
  const exile = option('exile:', 'act:exile', 'junta-opt-exile');
  const facts = { stacks: [], cards: [], bribes: [], landings: [], guns: [] };
  const turn = { key: 'junta-ask-coup-turn', words: { id: 'junta-ask-coup-turn', args: {} }, options: [exile], facts };
  const embassy = menu(option('SLU', 'area:SLU', 'junta-area-SLU'));
  const asked = headline(
    { question: turn as unknown as Question, taken: [exile], menu: embassy } as never,
    told,
    actOf,
  );
  expect(asked).toBe('Exile: in whose embassy?');
});
