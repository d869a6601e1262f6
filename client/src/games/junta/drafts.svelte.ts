/** Answers that are made at the table and on the slip at the same time: a cabinet being filled, a budget being handed out. */
import { factsOf } from '../../lib/protocol';
import type { Asking } from '../../lib/asking.svelte';
import type { Option } from '../../lib/protocol';
import { LOCATIONS, type Notes } from './model';

/** J10.1 The secret police strike as assassins do; their card has the number 0. */
const SECRET_POLICE = 0;
/** J10.0 Where an attempt can be made; robbers need no place. */
const PLACES = ['', ...LOCATIONS] as const;

/** J6.1 Six chairs. Who sits where is free until it is announced; the server says what is wrong with a full cabinet. */
export class CabinetDraft {
  given = $state.raw<readonly (number | null)[]>([null, null, null, null, null, null]);
  good = $state(false);
  readonly families: readonly number[];
  readonly #asking: Asking;

  constructor(asking: Asking) {
    this.#asking = asking;
    this.families = factsOf(asking.question, 'junta-ask-offices').families;
  }

  count = (seat: number): number => this.given.filter((one) => one === seat).length;
  get full(): boolean {
    return this.given.every((one) => one !== null);
  }
  /** Whom a click puts into a chair: who was picked up, otherwise whoever has the least. */
  get next(): number {
    const held = this.#asking.held.seat;
    if (held !== undefined && this.families.includes(held)) return held;
    return [...this.families].sort((a, b) => this.count(a) - this.count(b))[0] ?? -1;
  }

  async put(office: number, seat: number = this.next): Promise<void> {
    await this.#set(this.given.map((one, at) => (at === office - 1 ? seat : one)));
    this.#asking.hold({});
  }
  async clear(office: number): Promise<void> {
    await this.#set(this.given.map((one, at) => (at === office - 1 ? null : one)));
  }
  async #set(given: readonly (number | null)[]): Promise<void> {
    this.given = given;
    this.good = false;
    if (given.every((one) => one !== null))
      this.good = (await this.#asking.tryOut([...given] as number[])) && this.given === given;
    else this.#asking.refusal = null;
  }
  send(): void {
    if (this.good) this.#asking.answer([...this.given] as number[]);
  }
}

/** J8.1 Who gets how much. Every change is tried out; a sum that cannot be paid in notes is refused and not taken over. */
export class BudgetDraft {
  given = $state.raw<readonly (readonly [number, number])[]>([]);
  busy = $state(false);
  readonly receivers: readonly number[];
  readonly #asking: Asking;
  /** The notes as they were handed out; below zero where somebody gave back what he had not got as such. */
  #notes = new Map<number, readonly number[]>();

  constructor(asking: Asking) {
    this.#asking = asking;
    this.receivers = factsOf(asking.question, 'junta-ask-budget').receivers;
  }

  get sums(): readonly number[] {
    return this.receivers.map((seat) => this.of(seat));
  }

  get total(): number {
    return this.sums.reduce((all, one) => all + one, 0);
  }
  /** The note in hand; a small one unless another was picked up. */
  get held(): number {
    return this.#asking.held.note ?? 1;
  }
  of = (seat: number): number => this.given.find(([whom]) => whom === seat)?.[1] ?? 0;

  async give(seat: number, value: number = this.held): Promise<void> {
    if (!this.receivers.includes(seat) || this.busy) return;
    const given = this.receivers.map(
      (one) => [one, one === seat ? Math.max(0, this.of(one) + value) : this.of(one)] as const,
    );
    this.busy = true;
    if (await this.#asking.tryOut(given.map(([, sum]) => sum))) {
      this.given = given;
      if (!this.of(seat)) this.#notes.delete(seat);
      else
        this.#notes.set(
          seat,
          this.#of(seat).map((number, at) => (at === Math.abs(value) - 1 ? number + Math.sign(value) : number)),
        );
    }
    this.busy = false;
  }
  #of = (seat: number): readonly number[] => this.#notes.get(seat) ?? [0, 0, 0];
  /** The very notes that were handed out, if the purse has them; otherwise the sums, paid in whatever notes. */
  send(): void {
    const purse = factsOf(this.#asking.question, 'junta-ask-budget').notes;
    const notes = this.receivers.map(this.#of);
    const there = purse.every((most, at) => notes.reduce((all, one) => all + (one[at] ?? 0), 0) <= most);
    const exact = notes.every(
      (one, i) =>
        one.every((number) => number >= 0) &&
        one.reduce((all, number, at) => all + number * (at + 1), 0) === this.sums[i],
    );
    this.#asking.answer(there && exact && this.total ? notes.flat() : [...this.sums]);
  }
}

/** J11.1 Business at the counter: which notes lie in Switzerland afterwards. */
export class BankDraft {
  there = $state.raw<Notes | null>(null);
  readonly all: Notes;
  readonly #before: Notes;
  readonly #asking: Asking;

  constructor(asking: Asking) {
    this.#asking = asking;
    const cash = factsOf(asking.question, 'junta-ask-bank').cash;
    this.#before = factsOf(asking.question, 'junta-ask-bank').account;
    this.all = [cash[0] + this.#before[0], cash[1] + this.#before[1], cash[2] + this.#before[2]];
  }

  get account(): Notes {
    return this.there ?? this.#before;
  }
  /** Whether anything would lie elsewhere than before. */
  get moved(): boolean {
    return this.account.some((number, at) => number !== this.#before[at]);
  }
  get cash(): Notes {
    return [this.all[0] - this.account[0], this.all[1] - this.account[1], this.all[2] - this.account[2]];
  }
  /** One note across the counter: 1 is to Switzerland, -1 is back. */
  move(value: number, by: number): void {
    const [ones, twos, threes] = this.account;
    const next: Notes = [ones + (value === 1 ? by : 0), twos + (value === 2 ? by : 0), threes + (value === 3 ? by : 0)];
    if (next.every((number, at) => number >= 0 && number <= (this.all[at] ?? 0))) this.there = next;
  }
  /** What was picked up on one side is put down on the other. */
  drop(side: 'cash' | 'account'): void {
    const { cash, account } = this.#asking.held;
    if (side === 'account' && cash !== undefined) this.move(cash, 1);
    if (side === 'cash' && account !== undefined) this.move(account, -1);
    this.#asking.hold({});
  }
  send(): void {
    this.#asking.answer([...this.account]);
  }
}

/** J10.0 An attempt being planned: whom you send, against whom; the place completes it. */
export interface Way {
  readonly option: Option;
  readonly killer: number;
  readonly target: number;
  readonly place: string;
}
export class AttemptDraft {
  picked = $state<number | null>(null);
  readonly ways: readonly Way[];
  readonly #asking: Asking;

  constructor(asking: Asking) {
    this.#asking = asking;
    const { cards, targets } = factsOf(asking.question, 'junta-ask-announce');
    const ways = [SECRET_POLICE, ...cards].flatMap((killer) =>
      targets.flatMap((target) => PLACES.map((place) => ({ killer, target, place }))),
    );
    const offered = new Map(asking.question.options.map((option) => [option.key, option]));
    this.ways = ways.flatMap((way) => {
      const option = offered.get(`${way.killer}>${way.target}>${way.place}`);
      return option ? [{ option, ...way }] : [];
    });
  }

  get killers(): readonly number[] {
    return [...new Set(this.ways.map((way) => way.killer))];
  }
  get killer(): number | null {
    return this.picked !== null && this.killers.includes(this.picked) ? this.picked : (this.killers[0] ?? null);
  }
  get targets(): readonly number[] {
    return [...new Set(this.ways.filter((way) => way.killer === this.killer).map((way) => way.target))];
  }
  /** A family clicked at the table is the target as well. */
  get target(): number | null {
    return this.#asking.held.target ?? null;
  }
  get places(): readonly Way[] {
    return this.ways.filter((way) => way.killer === this.killer && way.target === this.target);
  }
  at = (place: string): Way | undefined => this.places.find((way) => way.place === place);
}

const banks = new WeakMap<Asking, BankDraft>();
const attempts = new WeakMap<Asking, AttemptDraft>();
const cabinets = new WeakMap<Asking, CabinetDraft>();
const budgets = new WeakMap<Asking, BudgetDraft>();
function kept<Draft>(drafts: WeakMap<Asking, Draft>, asking: Asking, make: () => Draft): Draft {
  const draft = drafts.get(asking) ?? make();
  drafts.set(asking, draft);
  return draft;
}
export function cabinetOf(asking: Asking | null): CabinetDraft | null {
  return asking?.question.key === 'junta-ask-offices' ? kept(cabinets, asking, () => new CabinetDraft(asking)) : null;
}
export function budgetOf(asking: Asking | null): BudgetDraft | null {
  return asking?.question.key === 'junta-ask-budget' ? kept(budgets, asking, () => new BudgetDraft(asking)) : null;
}
export function attemptOf(asking: Asking | null): AttemptDraft | null {
  return asking?.question.key === 'junta-ask-announce' ? kept(attempts, asking, () => new AttemptDraft(asking)) : null;
}
export function bankOf(asking: Asking | null): BankDraft | null {
  return asking?.question.key === 'junta-ask-bank' ? kept(banks, asking, () => new BankDraft(asking)) : null;
}
