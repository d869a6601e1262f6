/**
 * What is said at a table, as far as this reader may know it: rooms, lines, who is muted, promises.
 * Words are data: they are shown as they were written and never read as anything else.
 */
import { api } from './api';
import type { ClientMessage, PromiseInfo, Report, ServerMessage, TalkLine, TalkPage } from './protocol';
import { settings } from './settings.svelte';

export const PUBLIC = 0;
/** How long a bot's line stays, in ms: to notice it, and to read each letter. */
const LISTENING = 3500;
const READING = 55;
/** For so many events what a bot says to the reader is not covered by what bots say to others. */
const PRESSING = 12;

/** Who sends for us; a replay has nobody. */
export interface Messenger {
  request(make: (key: string) => ClientMessage, key?: string): Promise<void>;
  fresh(): string;
  /** The reader's own seat: what he says himself is no news to him. */
  you(): number | null;
}

/** Whether this reader wants to hear it: bots can be silenced on a device. */
function wanted(line: TalkLine): boolean {
  return line.words === null || settings.values.voices;
}

/** What bots say to everybody: it is heard at their plates, and covers nothing that a person said. */
function chatter(line: TalkLine): boolean {
  return line.words !== null && line.room === PUBLIC;
}

/** Whether a bot's line names the reader as the one whom it concerns. */
function saidTo(line: TalkLine, you: number | null): boolean {
  const whom = line.words?.args?.whom;
  return you !== null && typeof whom === 'object' && whom !== null && 'seat' in whom && whom.seat === you;
}

/** Who sits in a room; the public one has no members of its own. */
export function membersOf(room: number): number[] {
  const found: number[] = [];
  for (let seat = 0; room >> seat; seat += 1) if ((room >> seat) & 1) found.push(seat);
  return found;
}

export function roomOf(seats: readonly number[]): number {
  return [...new Set(seats)].reduce((room, seat) => room | (1 << seat), 0);
}

/** Lines of one room in their order, each once. */
export function merged(known: readonly TalkLine[], more: readonly TalkLine[]): TalkLine[] {
  const byNumber = new Map([...known, ...more].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

export class TalkBook {
  /** Lines by room. */
  lines = $state.raw<ReadonlyMap<number, readonly TalkLine[]>>(new Map());
  muted = $state.raw<readonly number[]>([]);
  reports = $state.raw<readonly Report[]>([]);
  promises = $state.raw<readonly PromiseInfo[]>([]);
  /** Promises to the reader that came since the ledger was last open; what stood there when he came is none of them. */
  fresh = $state.raw<readonly PromiseInfo[]>([]);
  /** The last line that somebody said, wherever. What bots say to everybody covers no words of another person, unless it is
   * said to the reader: what is demanded of him must stand there when he decides. */
  latest = $state.raw<TalkLine | null>(null);
  /** What came since the page was opened, newest last: for those who listen. */
  heard = $state.raw<TalkLine | null>(null);
  /** What bots are saying just now, one line each; after a while it has been said. */
  speaking = $state.raw<readonly TalkLine[]>([]);
  read = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Rooms that were opened here and in which nothing was said yet. */
  opened = $state.raw<readonly number[]>([]);
  /** Rooms of which older lines can be asked for. */
  rooms = $derived([
    PUBLIC,
    ...[...new Set([...this.lines.keys(), ...this.opened])]
      .filter((room) => room !== PUBLIC)
      .sort((a, b) => this.#when(b) - this.#when(a) || a - b),
  ]);
  unread = $derived(this.rooms.reduce((all, room) => all + this.unreadIn(room), 0));

  readonly id: string;
  readonly #messenger: Messenger | null;
  #keys = new Map<string, string>();
  #welcomed = false;
  #counted = false;

  constructor(id: string, messenger: Messenger | null) {
    this.id = id;
    this.#messenger = messenger;
  }

  #when(room: number): number {
    return this.lines.get(room)?.at(-1)?.at ?? Number.MAX_SAFE_INTEGER;
  }

  /** Lines that have not been looked at. What bots say to everybody is heard at their plates and counts for nothing. */
  unreadIn(room: number): number {
    const read = this.read.get(room) ?? 0;
    const you = this.#messenger?.you() ?? null;
    return (this.lines.get(room) ?? []).filter((line) => line.n > read && line.seat !== you && !chatter(line)).length;
  }

  look(room: number): void {
    const last = this.lines.get(room)?.at(-1)?.n ?? 0;
    if (last <= (this.read.get(room) ?? 0)) return;
    this.read = new Map(this.read).set(room, last);
    keep(this.#shelf(), this.read);
  }

  hear(message: ServerMessage): void {
    if (message.type === 'talk') {
      this.#page(message);
      this.reports = message.reports;
    } else if (message.type === 'said') this.#said(message.line);
    else if (message.type === 'reports') this.reports = message.reports;
    else if (message.type === 'promises') this.#ledger(message.promises);
  }

  #ledger(promises: readonly PromiseInfo[]): void {
    const mark = (promise: PromiseInfo) => `${promise.room}-${promise.n}`;
    const known = new Set(this.promises.map(mark));
    const you = this.#messenger?.you() ?? null;
    if (this.#counted)
      this.fresh = [...this.fresh, ...promises.filter((one) => one.seat !== you && !known.has(mark(one)))];
    this.#counted = true;
    this.promises = promises;
  }

  /** The ledger lies open. */
  lookAtPromises(): void {
    if (this.fresh.length) this.fresh = [];
  }

  #page(page: TalkPage | Extract<ServerMessage, { type: 'talk' }>): void {
    const found = new Map<number, TalkLine[]>();
    const lines = page.lines.filter(wanted);
    for (const line of lines) found.set(line.room, [...(found.get(line.room) ?? []), line]);
    this.lines = found;
    this.muted = page.muted;
    this.latest = null;
    for (const line of [...lines].sort((a, b) => a.at - b.at)) this.#last(line);
    if (!this.#welcomed) this.#remember(page.rooms);
    this.#welcomed = true;
  }

  /** What this seat has read on this device; what was said before it first came is history, not news. */
  #remember(rooms: TalkPage['rooms']): void {
    const read = kept(this.#shelf());
    this.read = new Map(read.length ? read : rooms.map(({ room, last }) => [room, last]));
    keep(this.#shelf(), this.read);
  }

  #shelf(): string {
    return `${this.id}.${this.#messenger?.you() ?? ''}`;
  }

  #said(line: TalkLine): void {
    if (!wanted(line)) return;
    if (line.words) this.#speak(line);
    this.lines = new Map(this.lines).set(line.room, merged(this.lines.get(line.room) ?? [], [line]));
    this.#last(line);
    this.heard = line;
    this.opened = this.opened.filter((room) => room !== line.room);
  }

  #last(line: TalkLine): void {
    const you = this.#messenger?.you() ?? null;
    const before = this.latest;
    const stays =
      before !== null &&
      before.seat !== you &&
      (!chatter(before) || (saidTo(before, you) && line.seq < before.seq + PRESSING));
    if (!chatter(line) || !stays || saidTo(line, you)) this.latest = line;
  }

  #speak(line: TalkLine): void {
    this.speaking = [...this.speaking.filter((one) => one.seat !== line.seat), line];
    setTimeout(
      () => (this.speaking = this.speaking.filter((one) => one !== line)),
      LISTENING + READING * line.text.length,
    );
  }

  /** A room to talk in, before anything is said there. */
  open(room: number): void {
    if (room !== PUBLIC && !this.lines.has(room) && !this.opened.includes(room)) this.opened = [...this.opened, room];
  }

  /** Whether there are lines before those we have. */
  hasOlder(room: number): boolean {
    return (this.lines.get(room)?.[0]?.n ?? 1) > 1;
  }

  async older(room: number): Promise<void> {
    const first = this.lines.get(room)?.[0]?.n ?? 1;
    const page = await api.talk(this.id, room, first, this.#messenger?.you() ?? null);
    this.lines = new Map(this.lines).set(room, merged(this.lines.get(room) ?? [], page.lines));
  }

  /** Everything by post, for a match that is looked at again; of several people at one device, what these eyes may read. */
  async load(eyes: number | null): Promise<void> {
    const as = (await api.here(this.id)).seats.includes(eyes ?? -1) ? eyes : null;
    this.#page(await api.talk(this.id, PUBLIC, null, as));
    this.promises = await api.promises(this.id, as);
  }

  /** The same words to the same room keep their key until they are through, so that they are said once. */
  async say(room: number, you: number, text: string): Promise<void> {
    const mark = `${room} ${text}`;
    const key = this.#keys.get(mark) ?? this.#messenger?.fresh() ?? '';
    this.#keys.set(mark, key);
    await this.#messenger?.request(
      (sent) => ({ type: 'say', key: sent, text, to: membersOf(room).filter((seat) => seat !== you) }),
      key,
    );
    this.#keys.delete(mark);
  }

  async mute(seat: number, muted: boolean): Promise<void> {
    await this.#messenger?.request((key) => ({ type: 'mute', key, seat, muted }));
  }

  async report(line: TalkLine, note: string): Promise<void> {
    await this.#messenger?.request((key) => ({ type: 'report', key, room: line.room, lines: [line.n], note }));
  }

  async promise(to: readonly number[], text: string, until: number | null): Promise<void> {
    await this.#messenger?.request((key) => ({ type: 'promise', key, text, to, until }));
  }

  async mark(promise: PromiseInfo, said: 'noted' | 'kept' | 'broken'): Promise<void> {
    await this.#messenger?.request((key) => ({ type: 'mark', key, room: promise.room, n: promise.n, said }));
  }
}

const READ = 'camarilla.read.';

function kept(id: string): [number, number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(READ + id) ?? '[]');
    return Array.isArray(stored) ? (stored as [number, number][]) : [];
  } catch {
    return [];
  }
}

function keep(id: string, read: ReadonlyMap<number, number>): void {
  try {
    localStorage.setItem(READ + id, JSON.stringify([...read]));
  } catch {
    // Without storage everything is new again after a reload.
  }
}
