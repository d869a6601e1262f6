/** The lists of the lobby, kept current: one modest question every few seconds while somebody looks. */
import { api, ApiError } from './api';
import type { LobbyInfo, Refusal } from './protocol';

const EVERY = 5_000;
const LONGEST = 30_000;
const EMPTY: LobbyInfo = { open: [], running: [], mine: [] };

export class LobbyBoard {
  lists = $state.raw<LobbyInfo>(EMPTY);
  trouble = $state.raw<Refusal | null>(null);
  loaded = $state(false);
  /** When the lists were last true. */
  heardAt = $state<number | null>(null);

  readonly #ask: () => Promise<LobbyInfo>;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #failures = 0;
  #open = false;

  constructor(ask: () => Promise<LobbyInfo> = api.lobby) {
    this.#ask = ask;
  }

  open(): void {
    this.#open = true;
    void this.look();
  }

  close(): void {
    this.#open = false;
    this.#wait(null);
  }

  /** Ask now. Old lists stay while the line is down. */
  async look(): Promise<void> {
    this.#wait(null);
    try {
      this.lists = await this.#ask();
      this.trouble = null;
      this.heardAt = Date.now();
      this.#failures = 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.refusal;
      this.#failures += 1;
    }
    this.loaded = true;
    if (this.#open) this.#wait(Math.min(LONGEST, EVERY * 2 ** this.#failures));
  }

  /** Nobody looks at a page in the background: it asks again when it comes to the front. */
  #wait(ms: number | null): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer =
      ms === null
        ? null
        : setTimeout(
            () =>
              typeof document === 'undefined' || document.visibilityState === 'visible'
                ? void this.look()
                : this.#wait(ms),
            ms,
          );
  }
}
