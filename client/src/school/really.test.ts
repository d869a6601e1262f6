import { expect, it, vi } from 'vitest';
import { Asking } from '../lib/asking.svelte';
import type { Option, Question } from '../lib/protocol';
import { doubtOf } from './stakes';

const asked = (kind: string, facts = {}) => ({ kind, key: kind, facts, options: [] }) as unknown as Question;

it('asks "really?" once, and tells nobody before the second word', () => {
  const desk = { answer: vi.fn(), steps: vi.fn() };
  const refuse = { key: 'refuse1', aim: '', rule: '', words: { id: 'x', args: {} }, answer: 'refuse1' } as Option;
  const question = { ...asked('am-ask-reply'), options: [refuse], complete: false, answer: null } as Question;
  const asking = new Asking(question, desk);
  asking.doubts = () => ({ id: 'am-doubt-bomb' });
  asking.answer('refuse1');
  expect(desk.answer).not.toHaveBeenCalled();
  asking.reconsider();
  expect(asking.doubt).toBeNull();
  asking.answer('refuse1');
  asking.confirm();
  expect(desk.answer).toHaveBeenCalledExactlyOnceWith('refuse1', false);
});

it('of a handshake refused one step before Zero, of becoming a rebel, of marching against a promise', () => {
  const reply = asked('am-ask-reply', { has: true, bomb: 3 });
  expect(doubtOf('anti_monopoly', { bomb: 4 }, reply, 0, 'refuse2')?.id).toBe('am-doubt-bomb');
  expect(doubtOf('anti_monopoly', { bomb: 5 }, reply, 0, 'refuse2')).toBeNull();
  expect(doubtOf('anti_monopoly', { bomb: 4 }, reply, 0, 'join')).toBeNull();
  const republic = { coup: false, coup_phase: 0, president: 2, rebels: [3] };
  const start = asked('junta-ask-start');
  expect(doubtOf('junta', republic, start, 1, { act: 'card', card: 53 })?.id).toBe('junta-doubt-rebel');
  expect(doubtOf('junta', republic, start, 1, { act: 'end' })).toBeNull();
  expect(doubtOf('junta', republic, start, 3, { act: 'card', card: 53 })).toBeNull();
  expect(doubtOf('junta', republic, asked('junta-aside'), 2, { do: 'resign' })?.id).toBe('junta-doubt-resign');
  const estates = [
    { seat: 0, number: 1, promised_cards: 2 },
    { seat: 1, number: 4, promised_cards: 0 },
  ];
  const orders = asked('viva-ask-orders');
  expect(doubtOf('viva', { presidente: 1, estates }, orders, 0, [1, 4])?.args).toEqual({ count: 2 });
  expect(doubtOf('viva', { presidente: 1, estates }, orders, 0, [1, 6])).toBeNull();
});
