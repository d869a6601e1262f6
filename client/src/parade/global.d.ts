import type { Language } from '../lib/settings.svelte';

declare global {
  interface Window {
    /** What the tests go through the parade by; only on its page. */
    parade?: {
      names: readonly string[];
      show(index: number, language?: Language): Promise<void>;
      faults(): string[];
      heard(): readonly unknown[];
    };
  }
}
