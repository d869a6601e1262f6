import { describe, expect, it } from 'vitest';
import type { Plain, Question } from '../lib/protocol';
import { amountOf, lineOf, shapeOf } from './asking-shape';

const question = (key: string, keys: string[], facts: Record<string, Plain> = {}): Question => ({
  key,
  kind: key,
  rule: 'V1.1',
  words: { id: key, args: {} },
  facts,
  forced: false,
  complete: false,
  answer: null,
  options: keys.map((option) => ({
    key: option,
    aim: '',
    rule: 'V1.1',
    words: { id: option, args: {} },
    answer: null,
  })),
});

describe('the shape of a question', () => {
  it('is yes or no when these are the options', () => {
    expect(shapeOf(question('core-yes-no', ['yes', 'no']))).toBe('yesno');
  });
  it('is a number when the range is long, and buttons when it is short', () => {
    const long = question('core-amount', [], { low: 2, high: 40, fallback: 5 });
    expect(shapeOf(long)).toBe('amount');
    expect(amountOf(long)).toEqual({ low: 2, high: 40, start: 5 });
    expect(shapeOf(question('core-amount', ['0', '1', '2'], { low: 0, high: 2, fallback: 0 }))).toBe('few');
  });
  it('is a list otherwise', () => {
    expect(shapeOf(question('viva-ask-card', ['a', 'b', 'c', 'd']))).toBe('list');
  });
});

it('finds the line on the card that an answer is about', () => {
  const shed = { kind: 'junta-ask-shed' };
  expect(lineOf(shed, { aim: 'card:62' })).toBe('junta-card-62-text');
  expect(lineOf(shed, { aim: 'seat:2' })).toBeNull();
  expect(lineOf(shed, { aim: '' })).toBeNull();
});
