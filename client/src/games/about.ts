/**
 * What the client must know of a game before it is opened. Every folder beside this file has an `about.ts`, a
 * `Poster.svelte` and a `ground.css`; nothing else lists the games.
 */
export interface About {
  /** Place of its poster in the lobby. */
  readonly order: number;
  /** Prefix of its text ids. */
  readonly prefix: string;
  /** First letter of its rule numbers. */
  readonly letter: string;
}

const found = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'default' });
import.meta.glob('./*/ground.css', { eager: true });

/** Every game by its id, in the order of the posters. */
export const ABOUT: ReadonlyMap<string, About> = new Map(
  Object.entries(found)
    .map(([path, about]): [string, About] => [path.split('/')[1] as string, about])
    .sort(([, one], [, other]) => one.order - other.order),
);
