import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './sw/plugin.ts';

// The server that `npm run dev` talks to; `camarilla serve --port 8000` is its default partner.
const server = process.env.CAMARILLA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  base: './',
  build: {
    outDir: '../src/camarilla/static',
    emptyOutDir: true,
    // A strict content security policy allows no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // On a slow machine the bundler would tell whoever only wants to play how long its plugins took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true }, '/seat': { target: server } },
  },
});
