/** What became of promises, by the word of those concerned. */
import type { PromiseInfo } from '../lib/protocol';

export type Verdict = 'open' | 'kept' | 'broken' | 'disputed';

/** Those to whom it was given decide; the maker's own word counts only where nobody else has spoken. */
export function verdictOf(promise: PromiseInfo): Verdict {
  const marks = promise.marks.filter((mark) => mark.said !== 'noted');
  const theirs = marks.filter((mark) => mark.seat !== promise.seat);
  const said = new Set((theirs.length ? theirs : marks).map((mark) => mark.said));
  if (said.size === 0) return 'open';
  if (said.size > 1) return 'disputed';
  return said.has('kept') ? 'kept' : 'broken';
}

export interface Record {
  readonly seat: number;
  readonly kept: number;
  readonly broken: number;
  readonly open: number;
}

/** Who kept his word how often; those who never gave it are left out. */
export function records(promises: readonly PromiseInfo[]): Record[] {
  const seats = [...new Set(promises.map((promise) => promise.seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const verdicts = promises.filter((promise) => promise.seat === seat).map(verdictOf);
    const count = (wanted: Verdict) => verdicts.filter((one) => one === wanted).length;
    return { seat, kept: count('kept'), broken: count('broken'), open: count('open') + count('disputed') };
  });
}
