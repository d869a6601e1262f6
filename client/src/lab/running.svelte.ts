/** A small run: its lines are read as they come, and hanging up ends it. */
import { ApiError, refusalFrom } from '../lib/api';
import type { Refusal } from '../lib/protocol';
import type { LabLine, LabReport, LabWish } from '../lib/protocol.generated';

const UNREACHABLE: Refusal = { kind: 'unreachable', rule: '', words: { id: 'ui-error-unreachable' } };
const ENDED: Refusal = { kind: 'not_now', rule: '', words: { id: 'lab-ended' } };

/** Whole lines of a text that comes in pieces. */
export function linesOf(pending: string, piece: string): [readonly string[], string] {
  const lines = (pending + piece).split('\n');
  const rest = lines.pop() ?? '';
  return [lines.filter(Boolean), rest];
}

export class LabRun {
  done = $state(0);
  of = $state(0);
  running = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #line: AbortController | null = null;

  /** The report, or null where it was ended or refused. */
  async begin(wish: Partial<LabWish>): Promise<LabReport | null> {
    const line = new AbortController();
    this.#line = line;
    this.done = 0;
    this.of = wish.games ?? 0;
    this.refusal = null;
    this.running = true;
    try {
      return await this.#read(wish, line.signal);
    } catch (failed) {
      if (!line.signal.aborted) this.refusal = failed instanceof ApiError ? failed.refusal : UNREACHABLE;
      return null;
    } finally {
      this.running = false;
    }
  }

  end(): void {
    this.#line?.abort();
  }

  async #read(wish: Partial<LabWish>, signal: AbortSignal): Promise<LabReport | null> {
    const response = await fetch('/api/lab/runs', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
      signal,
    });
    if (!response.ok || !response.body)
      throw new ApiError(response.status, refusalFrom(response.status, await response.json().catch(() => null)));
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const [lines, pending] = linesOf(rest, value);
      rest = pending;
      for (const line of lines) {
        const told = JSON.parse(line) as Partial<LabLine>;
        if (told.report) return told.report;
        if (told.done) this.done = told.done;
      }
    }
    this.refusal = ENDED;
    return null;
  }
}
