/**
 * Page one of a rule book is data: every folder of a game may have a `book.ts` with the stops of its round. Its words are
 * messages of the game: `PREFIX-book-about`, `-win`, `-round`, `-again`; `-stop-ID` with `-text` and, where a stop comes
 * only sometimes, `-if`; `-sheet-LINE` for the quick reference; `PREFIX-term-WORD` with `-says` for the glossary.
 */
import type { Component } from 'svelte';
import { ABOUT } from '../games/about';
import type { SceneId } from './SceneG.svelte';

export interface Stop {
  readonly id: string;
  /** Where the book goes on about it. */
  readonly rule: string;
  readonly scene: SceneId;
  /** It comes only sometimes: its street is another one. */
  readonly maybe?: boolean;
}

export interface BookPage {
  /** The rule that says how one wins. */
  readonly win: string;
  readonly stops: readonly Stop[];
  /** The stop at which a running game is. */
  readonly here: (view: never) => string | null;
  readonly sheet: readonly string[];
  readonly terms: readonly string[];
}

const pages = import.meta.glob<BookPage>('../games/*/book.ts', { eager: true, import: 'default' });
const catalogues = import.meta.glob<{ default: Component }>('../games/*/Catalogue.svelte');

export function pageOf(game: string): BookPage | null {
  return pages[`../games/${game}/book.ts`] ?? null;
}

export function hasCatalogue(game: string): boolean {
  return `../games/${game}/Catalogue.svelte` in catalogues;
}

export async function catalogueOf(game: string): Promise<Component | null> {
  const load = catalogues[`../games/${game}/Catalogue.svelte`];
  return load ? (await load()).default : null;
}

/** The stop of a running game, if its book knows one. */
export function stopOf(game: string, view: unknown): string | null {
  const page = pageOf(game);
  const stop = page && view ? page.here(view as never) : null;
  return page?.stops.some((one) => one.id === stop) ? stop : null;
}

/** The message of the stop that a phase of the bar belongs to. */
export function termOfPhase(game: string, view: unknown, phase: string, now: boolean): string | undefined {
  const stop = now ? stopOf(game, view) : (phase.split('-').at(-1) ?? '');
  return pageOf(game)?.stops.some((one) => one.id === stop) ? `${prefixOf(game)}-book-stop-${stop}` : undefined;
}

export const prefixOf = (game: string): string => ABOUT.get(game)?.prefix ?? game;

/** The street turns after every row: stops of odd rows run from right to left. */
export function rowsOf(stops: readonly Stop[], across = 3): Stop[][] {
  const rows: Stop[][] = [];
  for (let at = 0; at < stops.length; at += across) rows.push(stops.slice(at, at + across));
  return rows;
}
