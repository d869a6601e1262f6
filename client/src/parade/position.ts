/** A position of the parade: what a seat is welcomed with, and a line that needs no server to answer. */
import { LiveTable } from '../lib/live.svelte';
import type { Menu, ServerMessage } from '../lib/protocol';
import type { SocketLike } from '../lib/wiring';

export interface Position {
  /** The kind of question; with a "+" where it is the one with the most to choose from. */
  readonly name: string;
  readonly game: string;
  readonly kind: string;
  /** The seeded game it comes from. */
  readonly source: string;
  readonly interjection: boolean;
  readonly welcome: Extract<ServerMessage, { type: 'welcome' }>;
  /** What the server would answer to the small steps along one way, by the steps as JSON. */
  readonly menus: Readonly<Record<string, Menu>>;
  /** The steps of that way. */
  readonly way: readonly string[];
}

export async function positions(): Promise<readonly Position[]> {
  const answer = await fetch('/api/parade');
  if (!answer.ok) return [];
  return (await answer.json()) as readonly Position[];
}

/** A table that stands still: it knows its position, answers small steps as far as they were kept,
 * finds nothing wrong with what is tried out, and takes nothing. */
export function standing(position: Position, heard: (said: unknown) => void): LiveTable {
  const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, send: answer, close: () => undefined };
  const say = (message: unknown) => socket.onmessage?.({ data: JSON.stringify(message) });
  // Nobody is answered before he has finished asking.
  const reply = (message: unknown) => queueMicrotask(() => say(message));
  function answer(text: string): void {
    const said = JSON.parse(text) as { type: string; key: string; so_far?: readonly string[] };
    heard(said);
    const menu = said.type === 'steps' ? position.menus[JSON.stringify(said.so_far)] : undefined;
    if (menu) reply({ type: 'steps', key: said.key, ...menu });
    if (said.type === 'probe') reply({ type: 'probe', key: said.key, ok: true });
  }
  const table = new LiveTable('parade', { socket: () => socket });
  table.open();
  say(position.welcome);
  return table;
}
