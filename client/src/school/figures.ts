import type { AdviceInfo } from '../lib/protocol';

type Reason = AdviceInfo['reasons'][number];
export interface Figure {
  readonly reason: Reason;
  readonly figure: number;
}
const REST = 'core-why-rest';

/** What was told, with one decimal and so that it still adds up: what rounding takes or gives goes to what stands for
 * everything else, or to the figure that it bends least. Everything else is left out where it comes to nothing. */
export function figures(value: number, reasons: readonly Reason[]): Figure[] {
  const exact = reasons.map((reason) => reason.value * 10);
  const tenths = exact.map(Math.round);
  const rest = reasons.findIndex((reason) => reason.words.id === REST);
  let off = Math.round(value * 10) - tenths.reduce((sum, one) => sum + one, 0);
  while (off !== 0 && tenths.length) {
    const way = Math.sign(off);
    const bent = exact.map((one, i) => (one - (tenths[i] ?? 0)) * way);
    const at = rest >= 0 ? rest : bent.indexOf(Math.max(...bent));
    tenths[at] = (tenths[at] ?? 0) + way;
    off -= way;
  }
  return reasons
    .map((reason, i) => ({ reason, figure: (tenths[i] ?? 0) / 10 }))
    .filter((one) => one.figure !== 0 || one.reason.words.id !== REST);
}
