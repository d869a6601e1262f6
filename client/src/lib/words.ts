/** Texts as they come from the engine: a message id and arguments that every reader resolves in the own language. */
import { list, t, texts, type Args } from './i18n.svelte';
import type { Plain } from './protocol';

export interface Words {
  readonly id: string;
  readonly args?: { readonly [name: string]: Plain };
}

/** How a seat is called. */
export type Naming = (seat: number) => string;

/** An argument as text: a number, a string, `{seat: 2}`, `{text: id}`, words again, or a list of these. */
export function resolve(arg: Plain, name: Naming): string | number {
  if (typeof arg === 'number' || typeof arg === 'string') return arg;
  if (arg === null || typeof arg === 'boolean') return String(arg);
  if (isList(arg)) return list(counted(arg.map((item) => resolve(item, name))));
  if (typeof arg.seat === 'number') return name(arg.seat);
  if (typeof arg.text === 'string') return t(arg.text);
  if (typeof arg.id === 'string') return say({ id: arg.id, args: (arg.args ?? {}) as Record<string, Plain> }, name);
  return JSON.stringify(arg);
}

/** Equal names are counted, "2 × Spy"; equal figures, such as dice, are not. */
function counted(parts: readonly (string | number)[]): string[] {
  if (parts.some((part) => typeof part === 'number')) return parts.map(String);
  const times = new Map<string, number>();
  for (const part of parts.map(String)) times.set(part, (times.get(part) ?? 0) + 1);
  return [...times].map(([part, count]) => (count === 1 ? part : `${count} × ${part}`));
}

function isList(arg: Plain): arg is readonly Plain[] {
  return Array.isArray(arg);
}

/** The sentence in the reader's language. */
export function say(words: Words, name: Naming): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(words.args ?? {}))
    Object.assign(args, formsOf(key, value, name), { [key]: resolve(value, name) });
  return t(words.id, args);
}

/** A name that is bent in sentences brings its forms along: the attribute `.in` of `region` is there as `$region-in`. */
function formsOf(key: string, arg: Plain, name: Naming): Args {
  const forms: Args = {};
  if (arg === null || typeof arg !== 'object' || isList(arg)) return forms;
  const id = typeof arg.text === 'string' ? arg.text : typeof arg.id === 'string' ? arg.id : '';
  const own: Args = {};
  for (const [part, value] of Object.entries((arg.args ?? {}) as Record<string, Plain>))
    own[part] = resolve(value, name);
  for (const form of texts.forms(id)) forms[`${key}-${form}`] = texts.attribute(id, form, own) ?? '';
  return forms;
}

/** The sentence, or a fallback if the catalogue does not know it. */
export function sayOr(words: Words, name: Naming, fallback: string): string {
  return texts.has(words.id) ? say(words, name) : fallback;
}

/** Words without what follows from them: "Move" of "Move (this makes you a rebel)". */
export function bare(words: Words): Words {
  const what = words.args?.what;
  return what && typeof what === 'object' && 'id' in what ? (what as unknown as Words) : words;
}

/** Whether a message speaks of this seat. */
export function speaksOf(words: Words, seat: number): boolean {
  const named = (arg: Plain): boolean => {
    if (arg === null || typeof arg !== 'object') return false;
    if (isList(arg)) return arg.some(named);
    return arg.seat === seat || Object.values((arg.args ?? {}) as Record<string, Plain>).some(named);
  };
  return Object.values(words.args ?? {}).some(named);
}

/** The seat a message speaks of first, for the mark at the beginning of its line. */
export function firstSeat(words: Words): number | null {
  for (const value of Object.values(words.args ?? {})) {
    if (typeof value === 'object' && value !== null && 'seat' in value) return (value as { seat: number }).seat;
  }
  return null;
}
