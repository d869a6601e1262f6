/** Small helpers for drawing any view without knowing its game. */
import type { Plain } from '../lib/protocol';

export type Entry = { readonly key: string; readonly value: Plain };

export function isObject(value: Plain): value is { readonly [key: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** "points_to_end" reads "points to end". */
export function humanKey(key: string): string {
  return key
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** A value on one line, or null if it needs its own block. */
export function oneLine(value: Plain): string | null {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✕';
  if (typeof value !== 'object') return String(value);
  if (
    Array.isArray(value) &&
    value.every((item) => oneLine(item) !== null && !(typeof item === 'object' && item !== null))
  )
    return value.length ? value.map((item) => oneLine(item)).join(' ') : '–';
  return null;
}

export function entriesOf(value: Plain): Entry[] {
  if (Array.isArray(value)) return value.map((item, index) => ({ key: String(index), value: item as Plain }));
  return isObject(value) ? Object.entries(value).map(([key, item]) => ({ key, value: item })) : [];
}

/** A list of records of the same shape can be a table: its columns are the keys whose values fit on a line. */
export function columnsOf(list: Plain): string[] | null {
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) return null;
  const first = list[0] as { readonly [key: string]: Plain };
  const columns = Object.keys(first).filter((key) =>
    list.every((row) => oneLine((row as Record<string, Plain>)[key] ?? null) !== null),
  );
  return columns.length ? columns : null;
}
