import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/cleared.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Files share what they import: reading all of it anew for each was nine tenths of the whole time. So nobody puts
    // another module in place of a shared one, and what all of them know is cleared behind each of them.
    isolate: false,
  },
});
