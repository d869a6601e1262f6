import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api';
import { LobbyBoard } from './lobby.svelte';
import type { LobbyInfo } from './protocol';

const lists = (id: string): LobbyInfo => ({ open: [{ id }], running: [], mine: [] }) as unknown as LobbyInfo;
const down = new ApiError(0, { kind: 'unreachable', rule: '', words: { id: 'ui-error-unreachable' } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps itself current, keeps old lists while the line is down, and asks less often then', async () => {
  const answers: (LobbyInfo | ApiError)[] = [lists('a'), lists('b'), down, down, lists('c')];
  let asked = 0;
  const board = new LobbyBoard(async () => {
    const answer = answers[asked++];
    if (!answer || answer instanceof ApiError) throw answer ?? down;
    return answer;
  });
  const shown = () => board.lists.open[0]?.id;
  board.open();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(), board.loaded, board.trouble]).toEqual(['a', true, null]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toBe('b');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([shown(), board.trouble?.kind]).toEqual(['b', 'unreachable']);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(4);
  await board.look();
  expect([shown(), board.trouble]).toEqual(['c', null]);
  board.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(5);
});
