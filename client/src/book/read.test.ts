import { expect, it } from 'vitest';
import type { Chapter } from '../lib/rules';
import { marksFrom, minutesOf, ReadingMarks } from './read.svelte';

const rule = (number: string, text = 'one two three') => ({ number, text, confidence: 'certain' as const, note: '' });
const chapter = (...numbers: string[]): Chapter => ({ title: 'A', intro: [], rules: numbers.map((one) => rule(one)) });

it('forgets what it does not understand', () => {
  expect(marksFrom('{"junta": ["J1", 2], "viva": "all"}')).toEqual({ junta: ['J1'] });
  expect([marksFrom(null), marksFrom('['), marksFrom('[1]')]).toEqual([{}, {}, {}]);
});

it('calls a chapter read when every paragraph was, and not before', () => {
  const marks = new ReadingMarks(null);
  marks.note('junta', 'J1.0');
  expect(marks.read('junta', chapter('J1.0', 'J1.1'))).toBe(false);
  marks.note('junta', 'J1.1');
  expect(marks.read('junta', chapter('J1.0', 'J1.1'))).toBe(true);
  expect(marks.read('viva', chapter('J1.0'))).toBe(false);
  expect(marks.read('junta', chapter())).toBe(false);
});

it('counts minutes by words', () => {
  const long = { ...chapter(), rules: [rule('J1', 'word '.repeat(540).trim())] };
  expect(minutesOf([long])).toBe(3);
  expect(minutesOf([chapter('J1')])).toBe(1);
});
