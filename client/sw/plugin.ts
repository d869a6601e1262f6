/** Writes the service worker at the end of a build: with the names of everything that the house needs without a line. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What can be opened without a line; boards, rule books and the sheet of the kit come when they are needed. */
const PAGES =
  /(main\.ts|index\.html|lobby\/Lobby\.svelte|table\/TablePage\.svelte|pages\/Missing\.svelte|\/text\/([\w-]+\.)?(en|de)\.ftl)/;
const FIXED = ['/', '/favicon.svg', '/maskable.svg', '/manifest.webmanifest'];

export function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || !chunk) return;
    files.add(name);
    if (chunk.type !== 'chunk') return;
    chunk.imports.forEach(add);
    for (const css of (chunk as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata?.importedCss ?? [])
      add(css);
  };
  for (const [name, part] of Object.entries(bundle)) {
    const needed =
      part.type === 'chunk'
        ? PAGES.test((part.facadeModuleId ?? '').split('?')[0] ?? '')
        : /-latin-\d+-.*\.woff2$/.test(name);
    if (needed) add(name);
  }
  return [
    ...FIXED,
    ...[...files]
      .filter((name) => name.startsWith('assets/'))
      .sort()
      .map((name) => `/${name}`),
  ];
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const shell = shellOf(bundle);
      const page = bundle['index.html'];
      const marks = [...shell, page?.type === 'asset' ? String(page.source) : ''];
      const version = createHash('sha256').update(marks.join('\n')).digest('hex').slice(0, 16);
      const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
        .replace('__VERSION__', version)
        .replace('__SHELL__', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
