/** Which chapters somebody has read on this device: all of their paragraphs have been before his eyes for a moment. */
import type { Chapter } from '../lib/rules';

const KEY = 'camarilla.book';
/** What flies past is not read. */
const GLANCE = 900;
/** Words that somebody reads in a minute, when every second one is a rule. */
const PACE = 180;

type Marks = Readonly<Record<string, readonly string[]>>;

/** The marks from stored text; whatever is strange is forgotten. */
export function marksFrom(text: string | null): Marks {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored)
      .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
      .map(([game, numbers]) => [game, numbers.filter((one): one is string => typeof one === 'string')]),
  );
}

const numbersOf = (chapter: Chapter) => chapter.rules.map((rule) => rule.number);

export function minutesOf(chapters: readonly Chapter[]): number {
  const texts = chapters.flatMap((chapter) => [...chapter.intro, ...chapter.rules.map((rule) => rule.text)]);
  return Math.max(1, Math.round(texts.join(' ').split(/\s+/).length / PACE));
}

export class ReadingMarks {
  #marks = $state.raw<Marks>({});

  constructor(text = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)) {
    this.#marks = marksFrom(text);
  }

  /** A chapter that has grown since must be read again. */
  read(game: string, chapter: Chapter): boolean {
    const known = new Set(this.#marks[game]);
    return chapter.rules.length > 0 && numbersOf(chapter).every((number) => known.has(number));
  }

  note(game: string, number: string): void {
    const known = this.#marks[game] ?? [];
    if (known.includes(number)) return;
    this.#marks = { ...this.#marks, [game]: [...known, number] };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#marks));
    } catch {
      // a full or forbidden store: it is only not remembered
    }
  }
}

export const readingMarks = new ReadingMarks();

/** An action on a paragraph: it is noted once it has stayed in sight for a glance. */
export function paragraph(node: Element, { game, number }: { game: string; number: string }): { destroy: () => void } {
  let glance: ReturnType<typeof setTimeout> | undefined;
  const watch = new IntersectionObserver(([seen]) => {
    clearTimeout(glance);
    if (!seen?.isIntersecting) return;
    glance = setTimeout(() => {
      watch.disconnect();
      readingMarks.note(game, number);
    }, GLANCE);
  });
  watch.observe(node);
  return {
    destroy: () => {
      clearTimeout(glance);
      watch.disconnect();
    },
  };
}
