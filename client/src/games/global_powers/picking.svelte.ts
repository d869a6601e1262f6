/** The choice of cards under way: made in the slip or by clicking cards in the hand, one choice for both. */
import type { Asking } from '../../lib/asking.svelte';
import { factsOf } from '../../lib/protocol';
import type { GlobalPowersPickCardsFacts, GlobalPowersRefillFacts } from '../../lib/protocol.generated';

type Facts = Partial<GlobalPowersRefillFacts> & Partial<GlobalPowersPickCardsFacts>;

export class Picking {
  readonly asking: Asking;
  readonly refill: boolean;
  readonly facts: Facts;
  out = $state.raw<readonly string[]>([]);
  #chosen = $state.raw<readonly string[]>([]);

  pool = $derived.by((): readonly string[] =>
    this.refill
      ? [...(this.facts.rest ?? []), ...(this.facts.returns ? this.out : [])].sort()
      : (this.facts.items ?? []),
  );
  due = $derived.by(() =>
    this.refill
      ? Math.min((this.facts.size ?? 5) - (this.facts.hand ?? []).length + this.out.length, this.pool.length)
      : (this.facts.low ?? 5),
  );
  taken = $derived.by(() => this.#chosen.filter((card) => this.pool.includes(card)).slice(0, this.due));
  ready = $derived.by(() => this.taken.length === this.due && !this.asking.busy);

  constructor(asking: Asking) {
    this.asking = asking;
    this.refill = asking.question.key === 'gp-refill';
    this.facts = factsOf(asking.question, this.refill ? 'gp-refill' : 'gp-pick-cards');
  }

  /** A card of the pool is taken, or put back. */
  pick(card: string): void {
    if (this.taken.includes(card)) this.#chosen = this.taken.filter((one) => one !== card);
    else if (this.taken.length < this.due) this.#chosen = [...this.taken, card];
  }

  /** A card of the hand is thrown away, or kept after all. */
  discard(card: string): void {
    this.out = this.out.includes(card) ? this.out.filter((one) => one !== card) : [...this.out, card];
  }

  send(): void {
    if (!this.ready) return;
    const takes = [...this.taken].sort();
    this.asking.answer(this.refill ? { discards: [...this.out].sort(), takes } : takes);
  }
}

let current: Picking | null = null;
/** The choice for this question: the same for everybody who asks. */
export function pickingFor(asking: Asking): Picking {
  if (current?.asking !== asking) current = new Picking(asking);
  return current;
}
export const picks = (asking: Asking | null): asking is Asking =>
  asking?.question.key === 'gp-pick-cards' || asking?.question.key === 'gp-refill';
