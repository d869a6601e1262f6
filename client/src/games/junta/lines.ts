/** Reading the newspaper: what a line says about areas, units, people and dice. */
import type { NewsLine, Plain } from '../../lib/protocol';

/** The message behind a text argument. */
export function textOf(arg: Plain | undefined): string {
  return arg !== null && typeof arg === 'object' && !Array.isArray(arg) && 'text' in arg
    ? String((arg as { text: Plain }).text)
    : '';
}
/** The id behind a text argument: `junta-area-PAL` is PAL. */
export const idOf = (arg: Plain | undefined, prefix: string): string =>
  textOf(arg).startsWith(prefix) ? textOf(arg).slice(prefix.length) : '';
export const areaOf = (arg: Plain | undefined): string => idOf(arg, 'junta-area-');
export const unitOf = (arg: Plain | undefined): string => idOf(arg, 'junta-unit-');
export function seatOf(arg: Plain | undefined): number | null {
  const seat =
    arg !== null && typeof arg === 'object' && !Array.isArray(arg) && 'seat' in arg
      ? (arg as { seat: Plain }).seat
      : null;
  return typeof seat === 'number' ? seat : null;
}
export const diceOf = (line: NewsLine): readonly number[] =>
  Array.isArray(line.args.dice)
    ? (line.args.dice as readonly number[])
    : typeof line.args.die === 'number'
      ? [line.args.die]
      : [];
/** The lines after the last one that begins something. */
export function since(news: readonly NewsLine[], begins: (line: NewsLine) => boolean): readonly NewsLine[] {
  const at = news.findLastIndex(begins);
  return at < 0 ? [] : news.slice(at + 1);
}

/** Units that have just gone from one place to another. */
export interface Journey {
  readonly from: string;
  readonly via: string;
  readonly to: string;
  readonly kind: string;
}
const FROM: Readonly<Record<string, string>> = {
  'junta-news-moved': 'start',
  'junta-news-police': 'start',
  'junta-news-flew': 'start',
  'junta-news-retreated': 'area',
};
export function journeys(news: readonly NewsLine[]): readonly Journey[] {
  return news.flatMap((line) => {
    const key = FROM[line.id];
    if (!key) return [];
    const kind =
      line.id === 'junta-news-police'
        ? 'police'
        : line.id === 'junta-news-flew'
          ? 'helicopter'
          : unitOf(line.args.unit);
    return [{ from: areaOf(line.args[key]), via: areaOf(line.args.middle), to: areaOf(line.args.to), kind }];
  });
}
