import type { EmblemId } from '../bearings';

/** An emblem of radius r around the origin, as a path. */
export function emblemPath(emblem: EmblemId, r: number): string {
  const n = (v: number) => (v * r).toFixed(2);
  switch (emblem) {
    case 'star':
      return `M0 ${n(-1)}l${n(0.29)} ${n(0.6)} ${n(0.66)} ${n(0.09)} ${n(-0.48)} ${n(0.46)} ${n(0.12)} ${n(0.66)} ${n(-0.59)} ${n(-0.31)} ${n(-0.59)} ${n(0.31)} ${n(0.12)} ${n(-0.66)} ${n(-0.48)} ${n(-0.46)} ${n(0.66)} ${n(-0.09)}z`;
    case 'sun':
      return `M${n(-0.62)} 0a${n(0.62)} ${n(0.62)} 0 1 0 ${n(1.24)} 0a${n(0.62)} ${n(0.62)} 0 1 0 ${n(-1.24)} 0z`;
    case 'triangle':
      return `M0 ${n(-0.8)}l${n(0.85)} ${n(1.45)}h${n(-1.7)}z`;
    case 'diamond':
      return `M0 ${n(-0.95)}l${n(0.75)} ${n(0.95)} ${n(-0.75)} ${n(0.95)} ${n(-0.75)} ${n(-0.95)}z`;
    case 'square':
      return `M${n(-0.6)} ${n(-0.6)}h${n(1.2)}v${n(1.2)}h${n(-1.2)}z`;
  }
}
