import { expect, test } from 'vitest';
import type { NewsLine } from '../../lib/protocol';
import type { PowersView } from '../../lib/protocol.generated';
import { film } from './film';

const line = (id: string, votes_for: number, votes_against: number): NewsLine =>
  ({ n: 1, id, args: { votes_for, votes_against }, rule: 'G10.5' }) as unknown as NewsLine;
/** Region 1 is in session; so many politicians of each of three parties sit there. */
const view = (present: readonly number[], votes: readonly number[]): PowersView =>
  ({
    players: 3,
    parties: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
    people: [0, 0, 0, ...present],
    active: 1,
    proposer: 2,
    proposal: ['war', '5'],
    names: [],
    votes,
  }) as unknown as PowersView;

test('G10.4 a vote turns the blocks over, the proposer first, and stamps the count', () => {
  const told = line('gp-news-rejected', 3, 3);
  const ceremony = film.ceremony?.([told], view([3, 0, 3], []), view([3, 0, 3], [-3, 0, 3]), [told]);
  expect(ceremony?.turned?.map((one) => [one.seat, one.value, one.small?.id, one.best])).toEqual([
    [2, '✓3', 'gp-film-for', false],
    [0, '✕3', 'gp-film-against', true],
  ]);
  expect(ceremony?.place).toEqual({
    id: 'gp-film-vote-on',
    args: { what: { id: 'gp-do-war', args: { region: { text: 'gp-region-5' } } }, who: { seat: 2 } },
  });
  expect(ceremony?.stamp).toEqual({ id: 'gp-film-rejected', args: { votes_for: 3, votes_against: 3 } });
});

test('G10.4 who has a block and gives no vote abstains', () => {
  const told = line('gp-news-adopted', 2, 0);
  const ceremony = film.ceremony?.([told], view([0, 1, 2], []), view([0, 1, 2], [0, 0, 2]), [told]);
  expect(ceremony?.turned?.[1]).toMatchObject({ seat: 1, value: '0', small: { id: 'gp-film-abstains' }, best: false });
});

test('alone in a region there is nothing to count', () => {
  const told = line('gp-news-adopted', 2, 0);
  expect(film.ceremony?.([told], view([0, 0, 2], []), view([0, 0, 2], [0, 0, 2]), [told])).toBeNull();
});
