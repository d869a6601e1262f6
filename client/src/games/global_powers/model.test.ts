import { expect, test } from 'vitest';
import type { PowersView } from '../../lib/protocol.generated';
import { motionStands } from './model';

const view = (phase: string, active: number) => ({ phase, active, motion: { active: 2 } }) as unknown as PowersView;

test('the house stands before a motion until the next proposal is voted on', () => {
  expect(motionStands(view('motion', 2))).toBe(true);
  expect(motionStands(view('proposal', 2))).toBe(true);
  expect(motionStands(view('vote', 2))).toBe(false);
  expect(motionStands(view('veto', 2))).toBe(false);
});

test('another region in session turns to its own proposals; between the turns it stands', () => {
  expect(motionStands(view('proposal', 5))).toBe(false);
  expect(motionStands(view('turn', 0))).toBe(true);
});
