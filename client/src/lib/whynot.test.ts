import { describe, expect, it, vi } from 'vitest';
import { Asking } from './asking.svelte';
import type { Question } from './protocol';

const QUESTION = {
  key: 'q',
  kind: 'q',
  rule: 'V1',
  words: { id: 'q', args: {} },
  facts: {},
  forced: false,
  complete: true,
  answer: 'x',
  options: [{ key: 'GUN', words: { id: 'a', args: {} }, rule: 'V1', aim: 'card:GUN', answer: null }],
} as unknown as Question;
const REFUSAL = { kind: 'illegal' as const, rule: 'V8.4', words: { id: 'no' } };

describe('why not', () => {
  it('lets everything be pointed at, takes and sends nothing, and shows the rule', async () => {
    const desk = {
      answer: vi.fn(),
      steps: vi.fn(),
      why: vi.fn(async (aim: string) => (aim === 'card:GUN' ? null : REFUSAL)),
    };
    const asking = new Asking(QUESTION, desk);
    expect(asking.isLit('card:SPY')).toBe(false);
    asking.wonder();
    expect(asking.isLit('card:SPY')).toBe(true);
    await asking.choose('card:SPY');
    expect(asking.reason).toEqual({ aim: 'card:SPY', refusal: REFUSAL });
    await asking.choose('card:GUN');
    expect(asking.reason).toEqual({ aim: 'card:GUN', refusal: null });
    asking.send();
    expect(desk.answer).not.toHaveBeenCalled();
    expect(desk.steps).not.toHaveBeenCalled();
    asking.wonder();
    expect([asking.isLit('card:SPY'), asking.reason]).toEqual([false, null]);
  });
});
