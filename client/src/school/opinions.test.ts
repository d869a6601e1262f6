import { expect, it } from 'vitest';
import { opinionOf, recalled } from './opinions';

it('has a word for every trust', () => {
  expect([-3, -2, -1, 0, 1, 2, 3].map(opinionOf)).toEqual([
    'grudge',
    'grudge',
    'wary',
    'neutral',
    'warm',
    'trusts',
    'trusts',
  ]);
});

it('tells two deeds: the most frequent, then the latest, in their order', () => {
  const deed = (kind: string, round: number, times = 1) => ({ kind, round, good: true, times });
  const [office, paid, coup, vote] = [deed('office', 1), deed('paid', 2, 3), deed('rebelled', 4), deed('voted-for', 5)];
  expect(recalled([office, paid, coup, vote])).toEqual([paid, vote]);
  expect(recalled([coup])).toEqual([coup]);
  expect(recalled([])).toEqual([]);
});
