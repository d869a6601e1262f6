/**
 * Everything on a table that has a name says what it is. A board marks it with `data-term`, the id of a message; the
 * sentence is the message `ID-says` (a stop of the round, a card or a field: `ID-text`). One component shows it on hover,
 * focus and long press (`Gloss`), another once unasked, where it first appears (`FirstLine`); `data-known` marks what is
 * not new where it stands, like the phases that are still to come.
 */
import { t, texts } from '../lib/i18n.svelte';

export interface Term {
  readonly id: string;
  readonly name: string;
  readonly says: string;
}

const MARKED = '[data-term]';
/** What takes focus by itself, and what nobody can reach. */
const ACTIVE = 'a, button, input, select, textarea, [role="button"]';
const UNHEARD = '[aria-hidden="true"], [inert], [hidden]';

export function termOf(id: string): Term | null {
  const says = [`${id}-says`, `${id}-text`].find((one) => texts.has(one));
  return says && texts.has(id) ? { id, name: t(id), says: t(says) } : null;
}

export const marked = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>(MARKED) ?? null;

/** What lies at a point of the window, also below a button that covers it. */
export function markedAt(x: number, y: number): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest('dialog[open], .coach, [data-region="telegram"]') && !element.closest(MARKED)) return null;
    const found = marked(element);
    if (found) return found;
  }
  return null;
}

/** What lies over the table and is no part of it; below the tabs of a phone lies what one has to scroll to. */
const OVER = 'dialog, nav.tabs, [data-region="telegram"], .coach';

export function inSight(element: Element): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (!width || !height || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  const there = document.elementsFromPoint(left + width / 2, top + height / 2)[0];
  return !there || !there.closest(OVER) || there.contains(element);
}

/**
 * Keys reach every term once: the first place where it can be seen takes focus, unless it is (in) something that can be
 * used anyway. Called before focus moves, so that a board that nobody walks through has no stops but its buttons.
 */
export function stops(root: ParentNode = document): void {
  const met = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>(MARKED)) {
    const id = element.dataset.term ?? '';
    const free = !element.closest(ACTIVE) && !element.querySelector(ACTIVE) && !element.closest(UNHEARD);
    const picture = element.parentElement?.closest('[role="img"]') ?? null;
    const first = free && !picture && !met.has(id) && element.checkVisibility();
    if (first) met.add(id);
    if (first && !element.hasAttribute('tabindex')) {
      element.tabIndex = 0;
      element.dataset.stop = '';
      if (element instanceof SVGElement && !element.hasAttribute('role')) {
        element.setAttribute('role', 'img');
        element.setAttribute('aria-label', t(id));
      }
    } else if (!first && element.dataset.stop !== undefined && element !== document.activeElement) {
      element.removeAttribute('tabindex');
      delete element.dataset.stop;
    }
  }
}
