/** The client's own texts: both languages say the same things, and every id the client uses exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { languageOf } from './i18n.svelte';

const TEXT = join(import.meta.dirname, '../../../src/camarilla/text');
/** Everything beside what the server and the terminal say. */
const read = (language: string) =>
  readdirSync(TEXT)
    .filter((name) => name.endsWith(`.${language}.ftl`) && !/^(cli|core|table)\./.test(name))
    .map((name) => readFileSync(join(TEXT, name), 'utf8'))
    .join('\n');
const ids = (text: string) => new FluentResource(text).body.map((entry) => entry.id);
/** The variables of every message. */
const variables = (text: string) =>
  new FluentResource(text).body.map((entry) => [
    entry.id,
    [...new Set([...JSON.stringify(entry).matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1]))].sort(),
  ]);
/** What the ids of the client's own texts begin with. */
const OURS = '(?:ui|school|coach|evening)';

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('ui texts', () => {
  const [en, de] = [read('en'), read('de')];

  it('have the same ids in both languages, each once', () => {
    expect(ids(de)).toEqual(ids(en));
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });

  it('have the same variables in both languages', () => {
    expect(variables(de)).toEqual(variables(en));
  });

  it('exist for every id that the client names', () => {
    const known = new Set(ids(en));
    const used = new Set(
      sources(join(import.meta.dirname, '..')).flatMap((source) =>
        [...source.matchAll(new RegExp(`['"\`](${OURS}-[a-z0-9_-]*[a-z0-9_])['"\`]`, 'g'))].map(
          (match) => match[1] as string,
        ),
      ),
    );
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  });

  it('have no id that nothing uses', () => {
    const source = sources(join(import.meta.dirname, '..')).join('\n');
    const named = new Set(
      [...source.matchAll(new RegExp(`['"\`](${OURS}-[\\w-]+)['"\`]`, 'g'))].map((match) => match[1]),
    );
    const made = [...source.matchAll(new RegExp(`\`(${OURS}-[^\`]*\\$\\{[^\`]*)\``, 'g'))].map(
      (match) => new RegExp(`^${(match[1] as string).replace(/\$\{[^}]*\}/g, '.+')}$`),
    );
    // What bots and tools say stands beside the client's texts; it is used on the server.
    const ours = ids(en).filter((id) => new RegExp(`^${OURS}-`).test(id));
    // A term says itself by the id that a part of the page carries, and what it means by the same with `-says`.
    const used = (id: string) => named.has(id) || made.some((pattern) => pattern.test(id));
    expect(ours.filter((id) => !used(id) && !used(id.replace(/-says$/, '')))).toEqual([]);
  });
});

it('knows a catalogue by its name', () => {
  expect(languageOf('src/camarilla/games/viva/text/de.ftl')).toBe('de');
  expect(languageOf('src/camarilla/text/ui.en.ftl')).toBe('en');
  expect(languageOf('src/camarilla/text/garden.ftl')).toBeNull();
});
