/**
 * Pawns walk field by field and the bomb creeps along its spiral, in the order in which it happened.
 * What is shown lags behind what is so by at most two seconds; a new update or a calm reader ends it at once.
 */
import type { NewsLine } from '../../lib/protocol';
import { pathBetween, type AntiMonopolyView } from './tracks';

const PAWN_STEP = 120;
const BOMB_STEP = 170;
const AT_MOST = 2000;
const WALKS = new Set(['am-news-moves', 'am-news-goes-back', 'am-news-sent-back', 'am-news-swaps']);

type Step = { readonly ms: number; readonly seat: number; readonly to: number; readonly forward?: boolean };

/** The steps that a batch of news describes; seat -1 is the bomb. */
export function stepsOf(view: AntiMonopolyView, news: readonly NewsLine[]): Step[] {
  const steps: Step[] = [];
  for (const line of news) {
    const args = (line.args ?? {}) as Record<string, unknown>;
    if (WALKS.has(line.id)) {
      const seat = (args.who as { seat?: number } | undefined)?.seat ?? -1;
      for (const to of pathBetween(view.board, Number(args.origin), Number(args.goal)))
        steps.push({ ms: PAWN_STEP, seat, to });
    } else if (line.id === 'am-news-bomb-forward' || line.id === 'am-news-bomb-back') {
      const forward = line.id === 'am-news-bomb-forward';
      const [fields, field] = [Number(args.fields), Number(args.field)];
      for (let i = fields - 1; i >= 0; i--)
        steps.push({ ms: BOMB_STEP, seat: -1, to: forward ? field + i : field - i, forward });
    }
  }
  return steps;
}

export class Journeys {
  places = $state.raw<readonly number[]>([]);
  bomb = $state(0);
  /** Grows with every step of the bomb towards Zero: the table trembles once for each. */
  alarm = $state(0);
  /** Seats whose pawn has just moved. */
  moved = $state.raw<ReadonlySet<number>>(new Set());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = false;

  show(view: AntiMonopolyView, news: readonly NewsLine[], calm: boolean): void {
    clearTimeout(this.#timer);
    const steps = this.#shown ? stepsOf(view, news) : [];
    this.#shown = true;
    this.moved = new Set(steps.map((step) => step.seat));
    if (calm || !steps.length || steps.length > 60) {
      if (steps.some((step) => step.forward)) this.alarm += 1;
      this.#settle(view);
      return;
    }
    const total = steps.reduce((sum, step) => sum + step.ms, 0);
    this.#walk(view, steps, 0, Math.min(1, AT_MOST / total));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #walk(view: AntiMonopolyView, steps: readonly Step[], at: number, haste: number): void {
    const step = steps[at];
    if (!step) return this.#settle(view);
    if (step.seat < 0) {
      this.bomb = step.to;
      if (step.forward) this.alarm += 1;
    } else this.places = this.places.map((place, seat) => (seat === step.seat ? step.to : place));
    this.#timer = setTimeout(() => this.#walk(view, steps, at + 1, haste), step.ms * haste);
  }

  #settle(view: AntiMonopolyView): void {
    this.places = view.players.map((player) => player.place);
    this.bomb = view.bomb;
  }
}
