/**
 * Texts: the same Fluent catalogues that the Python side reads.
 * Everything a person reads is a message id with arguments, so the language can change at any moment, also in a replay.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

export type Args = Record<string, FluentVariable>;
type Loader = () => Promise<string>;

const catalogues = import.meta.glob<string>('../../../src/camarilla/**/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The language of a catalogue by its name: `de.ftl` or `ui.de.ftl`. */
export function languageOf(path: string): Language | null {
  const found = /(?:^|[/.])(en|de)\.ftl$/.exec(path);
  return found ? (found[1] as Language) : null;
}

/** A bundle of all texts of one language. Broken entries are reported, not fatal. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text)))
      console.warn(`catalogue ${language}:`, error.message);
  }
  return bundle;
}

export async function loadTexts(language: Language, from: Record<string, Loader> = catalogues): Promise<string[]> {
  const wanted = Object.keys(from)
    .filter((path) => languageOf(path) === language)
    .sort();
  return Promise.all(wanted.map((path) => (from[path] as Loader)()));
}

class Texts {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  /** Ids that were asked for and do not exist; tests read this. */
  readonly missing = new Set<string>();

  async load(language: Language): Promise<void> {
    this.use(language, await loadTexts(language));
  }

  use(language: Language, texts: readonly string[]): void {
    this.bundle = bundleOf(language, texts);
    this.language = language;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** The text of a message; a missing one shows its id in brackets, so that nobody overlooks it. */
  format(id: string, args?: Args): string {
    const message = this.bundle?.getMessage(id);
    if (!this.bundle || !message?.value) {
      if (this.bundle && !this.missing.has(id)) {
        this.missing.add(id);
        console.warn(`missing text: ${id}`);
      }
      return `⟦${id}⟧`;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, args ?? null, errors);
    for (const error of errors) console.warn(`text ${id}:`, error.message);
    return text;
  }

  /** The names of a message's attributes. */
  forms(id: string): readonly string[] {
    return Object.keys(this.bundle?.getMessage(id)?.attributes ?? {});
  }

  /** An attribute of a message (`.foot`, `.text`), or null. */
  attribute(id: string, name: string, args?: Args): string | null {
    const pattern = this.bundle?.getMessage(id)?.attributes[name];
    return this.bundle && pattern ? this.bundle.formatPattern(pattern, args ?? null, []) : null;
  }
}

export const texts = new Texts();

/** The text of a message in the reader's language. Reactive: it follows the language. */
export function t(id: string, args?: Args): string {
  return texts.format(id, args);
}

/** The text if there is one, otherwise the fallback. */
export function tOr(id: string, fallback: string, args?: Args): string {
  return texts.has(id) ? texts.format(id, args) : fallback;
}

/** "A, B and C" in the reader's language. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(items);
}

/** "12:40" or "3 Oct, 12:40", short, in the reader's language. */
export function clockTime(ms: number): string {
  return new Intl.DateTimeFormat(texts.language, { hour: '2-digit', minute: '2-digit' }).format(ms);
}

export function dayAndTime(ms: number): string {
  return new Intl.DateTimeFormat(texts.language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(ms);
}
