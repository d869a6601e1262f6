/** Numbers of a report as the reader writes them, and places on the paper. */
import { list, t, texts, tOr } from '../lib/i18n.svelte';
import type { LabEffect, LabReport } from '../lib/protocol.generated';
import { TEXT_PREFIX } from '../lobby/games';

/** The paper of a plot: its size, its left margin, its ground line. */
export const W = 306;
export const H = 204;
export const LEFT = 42;
export const FLOOR = 158;

/** Round numbers between two values, a handful of them. */
export function ticks(low: number, high: number, most = 5): number[] {
  const top = high <= low ? low + 1 : high;
  const rough = (top - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = power >= 10 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10];
  const step = (steps.find((one) => one * power >= rough - 1e-12) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor((top - first * step) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step);
}

export function scale(low: number, high: number, begin: number, end: number): (value: number) => number {
  return (value) => begin + ((value - low) / (high - low || 1)) * (end - begin);
}

/** Decimals that marks in such steps need. */
export function placesOf(marks: readonly number[]): number {
  const gap = marks.length > 1 ? (marks[1] as number) - (marks[0] as number) : 1;
  return gap >= 1 ? 0 : gap >= 0.1 ? 1 : 2;
}

export function number(value: number, places = 1): string {
  const shown = new Intl.NumberFormat(texts.language, { minimumFractionDigits: places, maximumFractionDigits: places });
  return shown.format(rounded(value, places)).replace('-', '−');
}

/** As it is shown: nothing is a little less than zero. */
export function rounded(value: number, places = 1): number {
  return Number(value.toFixed(places)) || 0;
}

/** "+1.7 ± 0.9" */
export function gain(effect: LabEffect): string {
  return `${rounded(effect.mean) > 0 ? '+' : ''}${number(effect.mean)} ± ${number(effect.half)}`;
}

export function factorName(game: string, factor: string): string {
  return tOr(`${TEXT_PREFIX[game]}-switch-${factor}`, factor);
}

export function valueName(game: string, factor: string, value: string): string {
  return tOr(`${TEXT_PREFIX[game]}-switch-${factor}-${value}`, value);
}

/** Where nothing is clear: how large an effect on this measure could still be, by its 95 % interval. */
function most(report: LabReport, measure: string): string {
  return number(
    Math.max(...report.effects.filter((one) => one.measure === measure).map((one) => Math.abs(one.mean) + one.half)),
  );
}

/** What is clear, in one sentence; the largest effects first, seen against their uncertainty. */
export function verdict(report: LabReport): string {
  const clear = report.effects
    .filter((effect) => effect.clear)
    .sort((one, other) => Math.abs(other.mean) / (other.half || 1e-12) - Math.abs(one.mean) / (one.half || 1e-12));
  if (!clear.length) {
    const games = number(report.pairs, 0);
    if (report.effects.every((effect) => !effect.mean && !effect.half)) return t('lab-verdict-same', { games });
    return t('lab-verdict-none', { games, rounds: most(report, 'rounds'), seat: most(report, 'first_seat') });
  }
  const parts = clear.map((effect) => {
    const way = `lab-verdict-${effect.measure}-${effect.mean > 0 ? 'more' : 'less'}`;
    const by = { by: gain(effect) };
    return tOr(`${way}-${report.game}`, t(way, by), by); // money at Junta is a purse, elsewhere they are points
  });
  const told = t('lab-verdict', {
    value: valueName(report.game, report.factor, report.values[1] as string),
    what: list(parts),
  });
  return told.charAt(0).toLocaleUpperCase(texts.language) + told.slice(1);
}
