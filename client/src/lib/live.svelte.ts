/**
 * A table as it happens. Holds the last view, the question, who is awaited, the news and the state of the line.
 * Nothing is lost: on a broken line it calls again and asks for what came after the last thing it saw;
 * an answer under way keeps its key, so that it counts exactly once.
 */
import { Film } from '../film/player.svelte';
import type { AnyFilm, Frame, Shot } from '../film/script';
import { api, ApiError } from './api';
import { Calls } from './calls';
import { TableClock } from './clock.svelte';
import type {
  ClientMessage,
  Menu,
  NewsLine,
  Plain,
  Question,
  Refusal,
  Seen,
  ServerMessage,
  TableInfo,
  VoteInfo,
} from './protocol';
import { TalkBook } from './talk.svelte';
import { lastTold, noteTold } from './told';
import { BROWSER, liveUrl, waitAfter, type SocketLike, type Wiring } from './wiring';

export type Line = 'calling' | 'live' | 'down' | 'closed';
export type { Frame } from '../film/script';
export interface Pending {
  readonly key: string;
  readonly seq: number;
  readonly answer: Plain;
  readonly interjection: boolean;
}

/** The server closes a line with this when its seat has got another owner. */
const SEAT_GONE = 4003;
/** How the key of an answer begins that nobody chose. */
const BY_ITSELF = 'auto.';

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  /** What is shown: the film may be behind what is so. */
  seen = $state.raw<Seen | null>(null);
  /** What is so now: the question lies there from the beginning, whatever is still being told. */
  latest = $state.raw<Seen | null>(null);
  seq = $state(0);
  news = $state.raw<readonly NewsLine[]>([]);
  /** The newest frame shown, for boards that animate. */
  frame = $state.raw<Frame | null>(null);
  line = $state<Line>('calling');
  /** When the next call is made, while the line is down. */
  retryAt = $state<number | null>(null);
  /** When the server last said something. */
  heardAt = $state<number | null>(null);
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Why there is no table here. */
  trouble = $state.raw<Refusal | null>(null);
  readonly film: Film;
  /** What the game knows about its film; the boards come after the first words of the server. */
  script = $state.raw<AnyFilm | null>(null);
  readonly clock = new TableClock();
  /** How often this line has lost its seat. */
  evicted = $state(0);
  /** Views older than this were overtaken by an accepted answer. */
  settled = $state(0);

  /** Your answer is on its way, or taken but not yet to be seen on the table. */
  busy = $derived(this.pending !== null || this.seq < this.settled);
  /** Your last answer can be taken back: nobody else has learnt anything from it. */
  revocable = $derived(this.line === 'live' && !this.busy && (this.latest?.take_back ?? false));
  you = $derived(this.latest?.you ?? this.table?.you ?? null);
  /** A bot sits on your chair until you say that you are back. */
  stoodIn = $derived(
    this.you !== null && this.table?.status === 'running' && (this.table.seats[this.you]?.stand_in ?? false),
  );
  /** The question to you, unless your answer to it is already on its way, or your own die is still to bring it about. */
  question = $derived<Question | null>(this.#open(this.latest?.question ?? null, false));
  interjection = $derived<Question | null>(this.#open(this.latest?.interjection ?? null, true));

  /** The next answer is the only one there is, and is given without the person: his digest begins before it. */
  byItself = false;
  readonly id: string;
  readonly talk: TalkBook;
  readonly #wiring: Wiring;
  #socket: SocketLike | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #calls: Calls;
  #welcomed = false;

  constructor(id: string, wiring: Partial<Wiring> = {}) {
    this.id = id;
    this.#wiring = { ...BROWSER, ...wiring };
    this.#calls = new Calls(
      (message) => this.#send(message),
      () => this.#wiring.fresh(),
    );
    this.film = new Film({
      show: (shot) => this.#show(shot),
      told: (seq) => this.#told(seq),
      speed: () => this.#wiring.speed(),
      film: () => this.script,
      you: () => this.you,
      ownDice: () => this.#wiring.ownDice(),
    });
    this.talk = new TalkBook(id, {
      request: (make, key) => this.request(make, key),
      fresh: () => this.#wiring.fresh(),
      you: () => this.you,
    });
  }

  #open(question: Question | null, interjection: boolean): Question | null {
    if (!question || this.seq < this.settled || this.stoodIn || this.clock.paused || this.film.ownDie) return null;
    return this.pending && this.pending.interjection === interjection ? null : question;
  }

  open(): void {
    this.#clearTimer();
    this.line = this.#welcomed ? 'down' : 'calling';
    this.retryAt = null;
    const page = typeof location === 'undefined' ? { protocol: 'http:', host: 'localhost' } : location;
    const socket = this.#wiring.socket(liveUrl(page, this.id, this.#welcomed ? this.seq : null, this.#wiring.as));
    this.#socket = socket;
    let greeted = false;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      greeted = true;
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code, greeted);
    };
  }

  close(): void {
    this.#clearTimer();
    this.film.close();
    const socket = this.#socket;
    this.#socket = null;
    this.line = 'closed';
    socket?.close();
  }

  /** Call again now instead of waiting. */
  retry(): void {
    if (this.line === 'down' && this.#timer) this.open();
  }

  /** Come in again as whoever one is now: somebody has sat down or stood up, and sees other things. */
  again(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.film.close();
    this.#welcomed = false;
    this.pending = this.refusal = this.seen = this.latest = this.frame = null;
    this.news = [];
    this.seq = this.settled = 0;
    this.open();
  }

  #lost(code: number, greeted: boolean): void {
    this.#socket = null;
    if (code === SEAT_GONE) {
      this.evicted += 1;
      this.again();
      return;
    }
    this.#calls.fail();
    if (greeted) this.#failures = 0;
    if (!greeted || code >= 4000) void this.#askWhy();
    this.line = 'down';
    const wait = waitAfter(this.#failures);
    this.#failures += 1;
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.open(), wait);
  }

  /** A refused handshake says nothing about its reason; the counter does. */
  async #askWhy(): Promise<void> {
    try {
      this.table = await this.#wiring.look(this.id);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.refusal.kind !== 'not_found' && error.refusal.kind !== 'forbidden'))
        return;
      this.trouble = error.refusal;
      this.close();
    }
  }

  hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case 'welcome':
        this.#greet(message);
        break;
      case 'update':
        this.clock.hear(message.clock);
        this.#hear({ seq: message.seq, seen: message.seen, news: message.news, beats: message.beats });
        break;
      case 'table':
        this.table = message.table;
        this.clock.hear(message.clock);
        break;
      case 'accepted':
        if (this.pending?.key === message.key) this.pending = null;
        this.settled = Math.max(this.settled, message.seq);
        this.refusal = null;
        this.#calls.reply(message.key, message);
        break;
      case 'refused':
        if (this.pending?.key === message.key) {
          this.pending = null;
          this.refusal = message.error;
        } else this.#calls.reply(message.key, message);
        break;
      case 'done':
      case 'steps':
      case 'probe':
        this.#calls.reply(message.key, message);
        break;
      case 'talk':
      case 'said':
      case 'reports':
      case 'promises':
        this.talk.hear(message);
        break;
    }
  }

  #greet(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#failures = 0;
    this.line = 'live';
    this.retryAt = null;
    this.table = message.table;
    this.clock.hear(message.clock);
    const first = !this.#welcomed;
    this.#welcomed = true;
    const frame = { seq: message.seq, seen: message.seen, news: message.news };
    if (first) this.#begin(frame);
    else this.#hear(frame);
    if (first && message.earlier) void this.#fetchEarlier();
    if (this.pending) this.#send({ type: 'answer', ...this.pending });
  }

  /** The first picture. What happened while this browser did not look is summed up. */
  #begin(frame: Frame): void {
    this.seq = frame.seq;
    this.seen = this.latest = frame.seen;
    this.news = frame.news;
    this.frame = { ...frame, news: [] };
    this.#settle();
    const before = this.#wiring.speed() === 'instant' ? null : lastTold(this.id, this.you);
    this.film.cut(frame.seen?.view ?? null, frame.seq);
    if (before !== null) this.film.tellLater(frame.news.filter((line) => line.n > before));
  }

  /** A long match comes in pages: the newest at once, the older ones behind it, until the newspaper is whole. */
  async #fetchEarlier(): Promise<void> {
    let earlier = true;
    while (earlier && this.news[0]) {
      const before = this.news[0].n;
      const page = await api.news(this.id, before, this.#wiring.as).catch(() => null);
      if (page === null || page.news.length === 0 || this.news[0]?.n !== before) return;
      this.news = [...page.news, ...this.news];
      earlier = page.earlier;
    }
  }

  #hear(frame: Frame): void {
    if (frame.seq < this.seq) return;
    const known = this.seq;
    if (frame.seq !== known) this.refusal = null;
    this.seq = frame.seq;
    this.latest = frame.seen ?? this.latest;
    this.film.push({ ...frame, news: frame.news.filter((line) => line.n > known) });
  }

  #told(seq: number): void {
    noteTold(this.id, this.you, seq);
    if (this.you !== null) this.#send({ type: 'told', seq });
  }

  /** Show everything that has happened, at once. */
  skip(): void {
    this.film.skip();
  }

  #show(shot: Shot): void {
    if (shot.lines.length) this.news = [...this.news, ...shot.lines];
    const now = shot.end ?? (this.seen ? { ...this.seen, view: shot.view } : null);
    this.seen = now ? { ...now, view: shot.view } : this.seen;
    this.frame = { seq: shot.seq, seen: this.seen, news: shot.lines };
    if (shot.last) this.#settle();
  }

  /** The table is over when its story has been told. */
  #settle(): void {
    if (this.seen?.outcome && this.table && this.table.status !== 'over')
      this.table = { ...this.table, status: 'over', outcome: this.seen.outcome };
  }

  #send(message: ClientMessage): boolean {
    if (!this.#socket || this.line !== 'live') return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Give an answer. It is kept until the server has taken or refused it. */
  answer(answer: Plain, interjection = false): void {
    if (this.busy) return;
    this.skip();
    this.refusal = null;
    const mark = this.byItself ? BY_ITSELF : '';
    this.byItself = false;
    this.pending = { key: mark + this.#wiring.fresh(), seq: this.seq, answer, interjection };
    this.#send({ type: 'answer', ...this.pending });
  }

  /** Takes your last answer back; a refusal is shown like any other. */
  async takeBack(): Promise<void> {
    if (!this.revocable) return;
    this.skip();
    const message = await this.#calls.ask((key) => ({ type: 'take_back', key, seq: this.seq }));
    this.refusal = message.type === 'refused' ? message.error : null;
  }

  /** What may come after these small steps. */
  async steps(soFar: readonly string[], interjection = false): Promise<Menu> {
    const message = await this.#calls.ask((key) => ({ type: 'steps', key, so_far: soFar, interjection }));
    if (message.type === 'steps')
      return { options: message.options, complete: message.complete, answer: message.answer };
    throw new ApiError(
      400,
      message.type === 'refused' ? message.error : { kind: 'bad_input', rule: '', words: { id: 'ui-error-stale' } },
    );
  }

  /** Why not? Whether this answer would be legal, and if not, by which rule. */
  probe(answer: Plain, interjection = false): Promise<Refusal | null> {
    return this.#calls.refused((key) => ({ type: 'probe', key, answer, interjection }));
  }

  /** Asks for something beside the match; throws the refusal. */
  async request(make: (key: string) => ClientMessage, key?: string): Promise<void> {
    const message = await this.#calls.ask(make, key);
    if (message.type === 'refused') throw new ApiError(400, message.error);
  }

  /** Why not? Why this thing on the board cannot be chosen after these steps; null: it can. */
  why(aim: string, soFar: readonly string[], interjection = false): Promise<Refusal | null> {
    return this.#calls.refused((key) => ({ type: 'why', key, aim, so_far: soFar, interjection }));
  }

  start(): void {
    this.#send({ type: 'start' });
  }

  /** You are here again: the bot that stands in for you stops at once. */
  back(): void {
    this.#send({ type: 'back' });
  }

  /** Calls a vote of the table; resolves to why not, if not. */
  callVote(kind: VoteInfo['kind'], seat: number | null): Promise<Refusal | null> {
    return this.#calls.refused((key) => ({ type: 'call_vote', key, kind, seat }));
  }

  /** Votes; the last word counts. */
  vote(number: number, yes: boolean): Promise<Refusal | null> {
    return this.#calls.refused((key) => ({ type: 'vote', key, number, yes }));
  }

  rename(name: string): void {
    this.#send({ type: 'name', name });
  }

  /** Chance that nobody owns alone: every seat may add to the seed before the first draw. */
  addChance(): void {
    this.#send({ type: 'nonce', nonce: this.#wiring.fresh() });
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  #clearTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
