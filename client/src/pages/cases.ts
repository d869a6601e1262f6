/** The lines of a case's script, told apart: who does what, what chance says, what must be so. */
import type { Plain } from '../lib/protocol';

export interface CaseLine {
  readonly kind: 'chance' | 'quiet' | 'answer' | 'aside' | 'no' | 'no-aside' | 'is' | 'asked';
  readonly args: Record<string, string>;
  /** An answer as the protocol writes it, or a value. */
  readonly code: string;
}

/** A value as people write it: text bare, everything else as JSON on one line. */
export function written(value: Plain | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll(',', ', ').replaceAll(':', ': ');
}

export function lineOf(line: Plain): CaseLine {
  const [head, ...rest] = line as readonly Plain[];
  const [first, second, third] = rest;
  const who = written(first);
  if (head === 'roll' || head === 'draw') return { kind: 'chance', args: {}, code: rest.map(written).join(' ') };
  if (head === 'quiet') return { kind: 'quiet', args: {}, code: '' };
  if (head === 'is') return { kind: 'is', args: { fact: who }, code: written(second) };
  if (head === 'asked') return { kind: 'asked', args: { who: rest.map(written).join(', ') }, code: '' };
  if (head === 'aside') return { kind: 'aside', args: { who }, code: written(second) };
  if (head === 'no' || head === 'no aside') {
    const kind = head === 'no' ? 'no' : 'no-aside';
    return { kind, args: { who, rule: written(third) }, code: written(second) };
  }
  return { kind: 'answer', args: { who: written(head) }, code: who };
}
