/** What a live table stands on: a socket to the house, a look at the table, and what the reader has chosen. */
import { api } from './api';
import type { TableInfo } from './protocol';
import type { Speed } from './settings.svelte';

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}
export interface Wiring {
  socket: (url: string) => SocketLike;
  look: (id: string) => Promise<TableInfo>;
  /** How fast what happens is told; `instant`: not at all. */
  speed: () => Speed;
  /** Whether the own dice wait for a click. */
  ownDice: () => boolean;
  fresh: () => string;
  /** For which of the people who share this device it speaks; null: there is only one. */
  as: number | null;
}

/** How long a broken line waits before each further call. */
const BACKOFF = [500, 1000, 2000, 3000, 5000, 8000] as const;
export const waitAfter = (failures: number): number => BACKOFF[Math.min(failures, BACKOFF.length - 1)] as number;

export function liveUrl(
  page: { protocol: string; host: string },
  id: string,
  after: number | null,
  as: number | null = null,
): string {
  const search = new URLSearchParams({
    ...(after === null ? {} : { after: String(after) }),
    ...(as === null ? {} : { as: String(as) }),
  }).toString();
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(id)}/live${search ? `?${search}` : ''}`;
}

function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const BROWSER: Wiring = {
  socket: (url) => new WebSocket(url) as unknown as SocketLike,
  look: (id) => api.table(id),
  speed: () => 'instant',
  ownDice: () => false,
  fresh: freshKey,
  as: null,
};
