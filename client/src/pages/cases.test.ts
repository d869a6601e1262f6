import { describe, expect, it } from 'vitest';
import { lineOf, written } from './cases';

describe('a line of a case', () => {
  it.each([
    [['roll', 4, 2], { kind: 'chance', args: {}, code: '4 2' }],
    [['A', [2, 3, 0]], { kind: 'answer', args: { who: 'A' }, code: '[2, 3, 0]' }],
    [['no', 'A', [1], 'J8.1'], { kind: 'no', args: { who: 'A', rule: 'J8.1' }, code: '[1]' }],
    [['no aside', 'D', 'x', 'V1.2'], { kind: 'no-aside', args: { who: 'D', rule: 'V1.2' }, code: 'x' }],
    [['is', 'money A', 9], { kind: 'is', args: { fact: 'money A' }, code: '9' }],
    [['asked', 'B', 'C'], { kind: 'asked', args: { who: 'B, C' }, code: '' }],
    [['quiet'], { kind: 'quiet', args: {}, code: '' }],
  ])('%j', (line, expected) => {
    expect(lineOf(line)).toEqual(expected);
  });
  it('writes values as people do', () => {
    expect(written({ A: 'yellow 3' })).toBe('{"A": "yellow 3"}');
  });
});
