import { afterAll } from 'vitest';
import { texts } from './lib/i18n.svelte';

/** Test files share their modules: whoever loaded texts leaves none behind. */
afterAll(() => {
  texts.bundle = null;
  texts.language = 'en';
  texts.missing.clear();
});
