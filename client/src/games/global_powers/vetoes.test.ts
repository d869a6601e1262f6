import { afterEach, describe, expect, it } from 'vitest';
import type { NewsLine } from '../../lib/protocol';
import type { Asking } from '../../lib/asking.svelte';
import type { AskProps } from '../module';
import type { PowersView } from './model';
import { answerOf, answers, holds, standing, type Given } from './vetoes.svelte';

const line = (n: number, id: string, who: number): NewsLine => ({ n, id, rule: '', args: { who: { seat: who } } });
const until: Given = { order: 'turn', since: 10 };
const mine: Given = { order: 'mine', since: 10 };

/** Seat 0 is asked about a vote that was won; `vote` is how it voted. */
function board(vote: number, news: readonly NewsLine[] = [], kind = 'gp-ask-veto-adopted') {
  const options = [{ key: 'yes' }, { key: 'no' }];
  const asking = { question: { kind }, menu: { options } } as unknown as Asking;
  const view = { votes: [vote, 3, -1] } as unknown as PowersView;
  return { asking, view, you: 0, news, table: { id: 'here' } } as unknown as AskProps<PowersView>;
}

describe('what was said about vetoes once and for all', () => {
  afterEach(() => standing.callOff(board(0)));

  it('holds until the next own turn, or for good', () => {
    const others = [line(11, 'gp-news-turn', 1), line(12, 'gp-news-turn-secret', 2)];
    expect(holds(until, [line(9, 'gp-news-turn', 0), ...others], 0)).toBe(true);
    expect(holds(until, [...others, line(13, 'gp-news-turn', 0)], 0)).toBe(false);
    expect(holds(mine, [...others, line(13, 'gp-news-turn', 0)], 0)).toBe(true);
  });

  it('answers what went as one voted; whoever abstained is asked', () => {
    expect(answers(mine, 'gp-ask-veto-adopted', [2, -1], 0)).toBe(true);
    expect(answers(mine, 'gp-ask-veto-rejected', [-2, 1], 0)).toBe(true);
    expect(answers(mine, 'gp-ask-veto-rejected', [2, -3], 0)).toBe(false);
    expect(answers(mine, 'gp-ask-veto-adopted', [-2, 3], 0)).toBe(false);
    expect(answers(mine, 'gp-ask-veto-adopted', [0, 3], 0)).toBe(false);
    expect(answers(until, 'gp-ask-veto-adopted', [-2, 3], 0)).toBe(true);
  });

  it('answers nothing but vetoes', () => {
    expect(answers(until, 'gp-ask-consent', [2, 3], 0)).toBe(false);
  });

  it('is given, kept and called off at one table only', () => {
    expect(answerOf(board(2))).toBeNull();
    standing.give(board(2, [line(10, 'gp-news-adopted', 1)]), 'mine');
    expect(answerOf(board(2))?.key).toBe('no');
    expect(answerOf(board(-2))).toBeNull();
    expect(answerOf({ ...board(2), table: { id: 'elsewhere' } } as AskProps<PowersView>)).toBeNull();
    standing.callOff(board(2));
    expect(answerOf(board(2))).toBeNull();
  });

  it('ends with one’s own turn', () => {
    standing.give(board(0, [line(10, 'gp-news-adopted', 1)]), 'turn');
    expect(answerOf(board(0, [line(11, 'gp-news-turn', 1)]))?.key).toBe('no');
    expect(answerOf(board(0, [line(12, 'gp-news-turn', 0)]))).toBeNull();
  });
});
