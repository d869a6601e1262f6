/**
 * What is at stake in a question, in figures of the asked one's own view: nothing else is known here. Every folder of a
 * game may have a `stakes.ts`; the words are messages `PREFIX-stake-NAME`, and `PREFIX-caution-NAME` for what an answer
 * might cost that one overlooks.
 */
import type { Plain, Question } from '../lib/protocol';
import type { Words } from '../lib/words';

export interface Stake {
  readonly figure: string;
  readonly words: Words;
  readonly tone?: 'good' | 'bad';
}

export interface Stakes {
  readonly stakes: (view: never, question: Question, you: number) => readonly Stake[];
  /** A quiet line before an answer that costs much. */
  readonly caution: (view: never, question: Question, you: number) => Words | null;
  /** What asks "really?" before this answer: only a few that cost much and cannot be taken back. */
  readonly doubt?: (view: never, question: Question, you: number, answer: Plain) => Words | null;
}

const found = import.meta.glob<Stakes>('../games/*/stakes.ts', { eager: true, import: 'default' });

export function stakesOf(game: string, view: unknown, question: Question, you: number | null): readonly Stake[] {
  const one = found[`../games/${game}/stakes.ts`];
  return one && you !== null && view ? one.stakes(view as never, question, you) : [];
}

export function cautionOf(game: string, view: unknown, question: Question, you: number | null): Words | null {
  const one = found[`../games/${game}/stakes.ts`];
  return one && you !== null && view ? one.caution(view as never, question, you) : null;
}

export function doubtOf(
  game: string,
  view: unknown,
  question: Question,
  you: number | null,
  answer: Plain,
): Words | null {
  const one = found[`../games/${game}/stakes.ts`];
  return one?.doubt && you !== null && view ? one.doubt(view as never, question, you, answer) : null;
}

/** A stake by the name of its message. */
export function stake(id: string, figure: string | number, tone?: Stake['tone'], args: Words['args'] = {}): Stake {
  return { figure: String(figure), words: { id, args }, ...(tone ? { tone } : {}) };
}

/** How many of all throws of so many dice with so many faces bring each sum. */
function sums(dice: number, faces: number): Map<number, number> {
  let found = new Map([[0, 1]]);
  for (let one = 0; one < dice; one += 1) {
    const next = new Map<number, number>();
    for (const [sum, ways] of found)
      for (let face = 1; face <= faces; face += 1) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
    found = next;
  }
  return found;
}

/** How often, in per cent, `mine` dice plus `head` are more than `theirs` dice. */
export function chance(mine: number, head: number, theirs: number, faces = 6): number {
  let won = 0;
  for (const [sum, ways] of sums(mine, faces))
    for (const [other, more] of sums(theirs, faces)) if (sum + head > other) won += ways * more;
  return perCent(won, faces ** (mine + theirs));
}

/** What is not certain is not told as certain. */
export function perCent(won: number, all: number): number {
  if (won === 0 || won === all) return won ? 100 : 0;
  return Math.min(99, Math.max(1, Math.round((100 * won) / all)));
}

/** How often, in per cent, so many dice together are more than `sum`. */
export function chanceOver(sum: number, dice: number, faces = 6): number {
  return chance(dice, -sum, 0, faces);
}
