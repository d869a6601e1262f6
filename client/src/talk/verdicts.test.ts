import { expect, it } from 'vitest';
import type { PromiseInfo } from '../lib/protocol';
import { records, verdictOf } from './verdicts';

const promise = (seat: number, ...marks: [number, 'noted' | 'kept' | 'broken'][]): PromiseInfo => ({
  room: 0,
  n: 1,
  seat,
  name: '',
  text: '',
  round: 1,
  until: null,
  at: 0,
  seq: 1,
  marks: marks.map(([by, said]) => ({ seat: by, said })),
});

it('believes those to whom it was given before its maker', () => {
  expect(verdictOf(promise(0))).toBe('open');
  expect(verdictOf(promise(0, [1, 'noted']))).toBe('open');
  expect(verdictOf(promise(0, [0, 'kept']))).toBe('kept');
  expect(verdictOf(promise(0, [0, 'kept'], [1, 'broken']))).toBe('broken');
  expect(verdictOf(promise(0, [1, 'kept'], [2, 'broken']))).toBe('disputed');
});

it('counts for everybody who gave his word', () => {
  expect(
    records([promise(2, [1, 'kept']), promise(2, [1, 'broken']), promise(2), promise(0, [1, 'kept'], [2, 'broken'])]),
  ).toEqual([
    { seat: 0, kept: 0, broken: 0, open: 1 },
    { seat: 2, kept: 1, broken: 1, open: 1 },
  ]);
});
