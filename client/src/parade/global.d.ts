import type { Language } from '../lib/settings.svelte';

declare global {
  interface Window {
    /** What the tests go through the parade by; only on its page. */
    parade?: {
      names: readonly string[];
      show(index: number, language?: Language): Promise<void>;
      /** Takes the next step of the answer; whether there was one. */
      step(): Promise<boolean>;
      faults(): string[];
      heard(): readonly unknown[];
    };
  }
}
