/** Finding a paragraph: all words of the search, in either language, or the beginning of its number. */
import type { RuleBook } from '../lib/rules';

function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad*]/g, '');
}

export function numbersWith(search: string, books: readonly (RuleBook | null)[]): ReadonlySet<string> | null {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  if (!words.length) return null;
  const found = new Set<string>();
  for (const book of books)
    for (const chapter of book?.chapters ?? [])
      for (const rule of chapter.rules) {
        const text = plainText(`${rule.number} ${chapter.title} ${rule.text}`);
        if (words.every((word) => text.includes(word))) found.add(rule.number);
      }
  return found;
}
