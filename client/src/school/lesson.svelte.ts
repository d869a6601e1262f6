/**
 * A lesson being taken. The table is the ordinary one; its line leads to the school instead of a live match:
 * every answer is sent with all earlier ones, and what comes back is played up to where the narrator wants to speak.
 */
import { api, ApiError } from '../lib/api';
import { LiveTable } from '../lib/live.svelte';
import type { ClientMessage, LessonInfo, LessonScene, Plain, Refusal, ServerMessage, TableInfo } from '../lib/protocol';
import { t, texts } from '../lib/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { SocketLike } from '../lib/wiring';
import { schoolBook } from './book.svelte';

const IDLE = { paused: false, window: null, seats: [] };

/** How many frames of a scene are played before this step is shown; at least one, or there would be no table. */
export function heldUntil(scene: Pick<LessonScene, 'first' | 'holds' | 'frames'>, step: number): number {
  const hold = scene.holds[step - scene.first] ?? scene.frames.length;
  return Math.min(scene.frames.length, Math.max(1, hold));
}

/** Frames are counted in thousands, lines one by one; the table takes a line for new if it comes after the last frame. */
export function renumbered(frame: LessonScene['frames'][number]): LessonScene['frames'][number]['news'] {
  return frame.news.map((line, place) => ({ ...line, n: frame.seq - 1 + (place + 1) / (frame.news.length + 1) }));
}

export class LessonRun {
  readonly info: LessonInfo;
  readonly live: LiveTable;
  scene = $state.raw<LessonScene | null>(null);
  /** The step that the lesson has come to. */
  at = $state(0);
  /** The step whose note is read: an earlier one, if the pupil leafs back. */
  shown = $state(0);
  /** Why the last answer did not teach. */
  wrong = $state.raw<Refusal | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  over = $state(false);

  step = $derived.by(() => this.info.steps[this.shown] ?? null);
  /** The narrator waits for an answer. */
  waits = $derived.by(() => this.shown === this.at && (this.info.steps[this.at]?.wait ?? false));
  last = $derived.by(() => this.shown === this.info.steps.length - 1);

  #answers: Plain[];
  #played = 0;
  #socket: SocketLike | null = null;

  constructor(info: LessonInfo) {
    this.info = info;
    const before = schoolBook.of(info.id);
    this.#answers = [...before.answers];
    this.at = this.shown = before.at;
    this.live = new LiveTable(info.id, { socket: () => this.#line() });
  }

  open(): void {
    this.live.open();
  }

  close(): void {
    this.live.close();
  }

  // --- the line -------------------------------------------------------------------------------------------------------

  #line(): SocketLike {
    const socket: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => void this.#hear(JSON.parse(text) as ClientMessage),
      close: () => undefined,
    };
    this.#socket = socket;
    void this.#begin();
    return socket;
  }

  #tell(message: ServerMessage): void {
    this.#socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  async #begin(): Promise<void> {
    let scene: LessonScene;
    try {
      scene = await api.lesson(this.info.id, this.#answers);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.refusal.kind === 'unreachable') return this.#socket?.onclose?.({ code: 1006 });
      if (!this.#answers.length) {
        this.trouble = error.refusal;
        return;
      }
      this.#answers = []; // a lesson that has changed since: from the beginning
      this.at = this.shown = 0;
      return this.#begin();
    }
    this.scene = scene;
    this.over = scene.over;
    if (this.at < scene.first || this.at > scene.last) this.at = this.shown = scene.first;
    const until = heldUntil(scene, this.at);
    const now = scene.frames[until - 1];
    if (!now) return;
    const news = [...scene.past, ...scene.frames.slice(0, until).flatMap((frame) => frame.news)];
    this.#played = until;
    const told = { seq: now.seq, seen: now.seen, news, earlier: false, clock: IDLE };
    this.#tell({ type: 'welcome', table: this.#named(scene.table), ...told });
  }

  /** The pupil is called what he calls himself. */
  #named(table: TableInfo): TableInfo {
    const name = settings.values.name || t('school-you');
    return { ...table, seats: table.seats.map((seat) => (seat.seat === this.info.seat ? { ...seat, name } : seat)) };
  }

  async #hear(message: ClientMessage): Promise<void> {
    if (message.type === 'answer') return this.#answered(message);
    if (message.type !== 'steps' && message.type !== 'probe' && message.type !== 'why') return;
    const { key } = message;
    try {
      const menu = await api.lessonAsk(this.info.id, {
        answers: this.#answers,
        so_far: 'so_far' in message ? [...message.so_far] : [],
        aim: message.type === 'why' ? message.aim : '',
        answer: message.type === 'probe' ? message.answer : null,
      });
      if (message.type === 'steps')
        this.#tell({ type: 'steps', key, options: menu.options, complete: menu.complete, answer: menu.answer });
      else this.#tell({ type: 'probe', key, ok: menu.error === null, error: menu.error });
    } catch (error) {
      this.#refuse(key, error);
    }
  }

  /** A refusal is told like any other; a line that is dead is dead, and the table calls again. */
  #refuse(key: string, error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const { kind, rule, words } = error.refusal;
    if (kind === 'unreachable') this.#socket?.onclose?.({ code: 1006 });
    else this.#tell({ type: 'refused', key, error: { kind, rule, words: { id: words.id, args: words.args ?? {} } } });
  }

  /** Something was done out of turn where an answer is waited for, or the other way round: the narrator says so. */
  async #answered({ key, answer, interjection }: Extract<ClientMessage, { type: 'answer' }>): Promise<void> {
    const step = this.info.steps[this.at];
    if (!step || (interjection ?? false) === step.aside) return this.#take(key, answer);
    const own = `${this.info.text}-${step.id}-wrong`;
    const refusal = {
      kind: 'illegal',
      rule: '',
      words: { id: texts.has(own) ? own : 'school-try-again', args: {} },
    } as const;
    this.wrong = refusal;
    this.#tell({ type: 'refused', key, error: refusal });
  }

  async #take(key: string, answer: Plain): Promise<void> {
    try {
      const scene = await api.lesson(this.info.id, [...this.#answers, answer]);
      this.#answers.push(answer);
      this.scene = scene;
      this.over = scene.over;
      this.wrong = null;
      this.#played = 0;
      this.at = this.shown = Math.min(scene.first, this.info.steps.length - 1);
      this.#tell({ type: 'accepted', key, seq: scene.frames[0]?.seq ?? 0 });
      this.#play(heldUntil(scene, this.at));
      this.#note();
    } catch (error) {
      if (error instanceof ApiError) this.wrong = error.refusal;
      this.#refuse(key, error);
    }
  }

  #play(until: number): void {
    for (const frame of this.scene?.frames.slice(this.#played, until) ?? [])
      this.#tell({
        type: 'update',
        seq: frame.seq,
        seen: frame.seen,
        news: renumbered(frame),
        beats: [],
        clock: IDLE,
      });
    this.#played = Math.max(this.#played, until);
  }

  // --- the pupil's buttons --------------------------------------------------------------------------------------------

  next(): void {
    if (this.shown < this.at) this.shown += 1;
    else if (!this.waits && this.scene && this.at < this.scene.last) {
      this.at = this.shown = this.at + 1;
      this.#play(heldUntil(this.scene, this.at));
      this.#note();
    }
  }

  back(): void {
    if (this.shown > 0) this.shown -= 1;
  }

  /** The narrator does it himself. */
  skip(): void {
    if (!this.waits) return this.next();
    const step = this.info.steps[this.at];
    if (step && this.scene && this.live.line === 'live') this.live.answer(this.scene.show, step.aside);
  }

  /** From the beginning. */
  again(): void {
    this.#answers = [];
    this.at = this.shown = 0;
    this.wrong = null;
    schoolBook.note(this.info.id, { answers: [], at: 0 });
    this.live.again();
  }

  finish(): void {
    schoolBook.note(this.info.id, { answers: [], at: 0, done: Date.now() });
  }

  #note(): void {
    schoolBook.note(this.info.id, { answers: [...this.#answers], at: this.at });
  }
}
