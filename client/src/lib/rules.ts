import { ABOUT } from '../games/about';

/** The rule books in our words: `**V8.2** [certain; note] text`, one paragraph per number, under `## Chapter`. */
export type Confidence = 'certain' | 'likely' | 'ruled';

export interface Rule {
  readonly number: string;
  readonly confidence: Confidence;
  readonly note: string;
  readonly text: string;
}
export interface Chapter {
  readonly title: string;
  readonly intro: readonly string[];
  readonly rules: readonly Rule[];
}
export interface RuleBook {
  readonly title: string;
  readonly intro: readonly string[];
  readonly chapters: readonly Chapter[];
}

const RULE = /^\*\*([A-Z][\w.]*)\*\*\s*(?:\[(certain|likely|ruled)(?:\s*;\s*([^\]]*))?\])?\s*([\s\S]*)$/;

export function parseRules(markdown: string): RuleBook {
  let title = '';
  const intro: string[] = [];
  const chapters: { title: string; intro: string[]; rules: Rule[] }[] = [];
  for (const block of markdown.replace(/\r/g, '').split(/\n\s*\n/)) {
    const text = block.trim().replace(/\s*\n\s*/g, ' ');
    if (!text) continue;
    const chapter = chapters.at(-1);
    const rule = RULE.exec(text);
    if (text.startsWith('## ')) chapters.push({ title: text.slice(3).trim(), intro: [], rules: [] });
    else if (text.startsWith('# ')) title = text.slice(2).trim();
    else if (rule && chapter)
      chapter.rules.push({
        number: rule[1] as string,
        confidence: (rule[2] as Confidence | undefined) ?? 'certain',
        note: (rule[3] ?? '').trim(),
        text: rule[4] as string,
      });
    else (chapter ? chapter.intro : intro).push(text);
  }
  return { title, intro, chapters };
}

/** A rule by its number; a number without its own paragraph finds the nearest one above it (V26.GUN, V26). */
export function findRule(book: RuleBook, number: string): Rule | null {
  const all = book.chapters.flatMap((chapter) => chapter.rules);
  for (let wanted = number; wanted; wanted = shorter(wanted)) {
    const found = all.find((rule) => rule.number.toLowerCase() === wanted.toLowerCase());
    if (found) return found;
  }
  return null;
}

function shorter(number: string): string {
  if (/[a-z]$/.test(number) && /\d[a-z]$/.test(number)) return number.slice(0, -1);
  const dot = number.lastIndexOf('.');
  return dot > 0 ? number.slice(0, dot) : '';
}

/** `switch`: a house rule by its id, perhaps with one of its values; `text` is how the book writes it. */
export type Piece =
  | { readonly kind: 'text' | 'emphasis' | 'rule'; readonly text: string }
  | {
      readonly kind: 'switch';
      readonly text: string;
      readonly word: string;
      readonly id: string;
      readonly value: string;
    };
const LETTERS = [...ABOUT.values()].map((about) => about.letter).join('|');
const SWITCH = '\\b(Schalter|[Ss]witch) \\*?([a-z]\\w*)\\*?(?: = \\*?(\\w+)\\*?)?';
const PIECE = new RegExp(`(\\b(?:${LETTERS})\\d+(?:\\.[0-9A-Za-z]+)*\\b)|${SWITCH}|\\*([^*]+)\\*`, 'g');

/** A paragraph cut into words, emphasis and rule numbers, so that it can be drawn without any HTML from text. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, rule, word, id, value = '', emphasis] = match;
    if (rule) found.push({ kind: 'rule', text: rule });
    else if (word && id) found.push({ kind: 'switch', text: whole, word, id, value });
    else found.push({ kind: 'emphasis', text: emphasis ?? '' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

const GAME_OF_LETTER: Readonly<Record<string, string>> = Object.fromEntries(
  [...ABOUT].map(([id, about]) => [about.letter, id]),
);

export function gameOfRule(number: string): string | null {
  return GAME_OF_LETTER[/^[A-Z]*/.exec(number)?.[0] ?? ''] ?? null;
}

const books = import.meta.glob<string>('../../../src/camarilla/games/*/text/rules.*.md', {
  query: '?raw',
  import: 'default',
});
const read = new Map<string, Promise<RuleBook | null>>();

export function ruleBook(game: string, language: string): Promise<RuleBook | null> {
  const key = `${game}/${language}`;
  let book = read.get(key);
  if (!book) {
    const load = books[`../../../src/camarilla/games/${game}/text/rules.${language}.md`];
    book = load ? load().then(parseRules) : Promise.resolve(null);
    read.set(key, book);
  }
  return book;
}
