/**
 * What is wrong with a table as it is laid out now: answers that cannot be seen or clicked, text that is cut or lies on
 * other text, anything that scrolls sideways. Each fault is one line that names its place.
 */
const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role="button"]:not([tabindex="-1"]), [tabindex="0"]';
/** Lists that are meant to be scrolled: they are long by nature, and nothing in them answers a question. */
const SCROLLS = '.paper, .lines, .talk, .seats-area, [data-scrolls], [data-pans]';
/** A headline that opens its story may be cut. */
const TEASER = '[data-teaser]';
/** For screen readers only, or not there. */
const UNSEEN = '.sr, .sr-narrow';
const NEVER = '[hidden], [data-art], script, style, title, desc, option';
const SLACK = 1.5;

interface Piece {
  readonly node: Element;
  readonly text: string;
  readonly rect: DOMRect;
}

export function faults(root: Element = document.querySelector('.frame') ?? document.body): string[] {
  // Where the page itself is longer than the window, only the telegram must be in sight at once.
  const still = wide() ? [] : innerWidth < 700 ? ['.stage', '.own'] : ['.stage', '.own', '.bar', '.seats-area'];
  const pieces = textPieces(root);
  // Controls come last: looking for them may scroll.
  return [...cut(pieces, still), ...overlapping(pieces), ...sideways(root), ...controls(root, still)];
}

const wide = () => innerWidth >= 1200;

function place(node: Element): string {
  const parts: string[] = [];
  for (
    let at: Element | null = node;
    at && !at.classList.contains('frame') && parts.length < 4;
    at = at.parentElement
  ) {
    const name = [...at.classList].filter((one) => !one.startsWith('svelte-') && !one.startsWith('s-'))[0];
    parts.unshift(name ? `.${name}` : at.tagName.toLowerCase());
  }
  return parts.join(' > ');
}

function words(node: Element): string {
  const said = (node.getAttribute('aria-label') ?? node.textContent ?? '').replace(/\s+/g, ' ').trim();
  return said.length > 40 ? `${said.slice(0, 40)}…` : said;
}

function shown(node: Element): boolean {
  const voiced = node.closest(UNSEEN);
  if (node.closest(NEVER) || (voiced && getComputedStyle(voiced).position === 'absolute')) return false;
  return node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

// --- controls ----------------------------------------------------------------------------------------------------------

function controls(root: Element, still: readonly string[]): string[] {
  const found: string[] = [];
  for (const node of root.querySelectorAll(CONTROLS)) {
    if (!shown(node) || node.matches(':disabled') || node.closest('[inert]') || node.closest(SCROLLS)) continue;
    if (node.matches('.stage, .own, .slip .body')) continue; // regions that the keyboard can reach
    // What is longer than the screen says so; then every answer must come into sight.
    const long = still.some((one) => node.closest(one)) || node.closest('[data-more]');
    if (!reached(node) && !underTheTelegram(node)) {
      if (long) node.scrollIntoView({ block: innerWidth < 700 ? 'center' : 'start', inline: 'nearest' });
      if (!long || !reached(node)) found.push(`not to be hit: "${words(node)}" at ${place(node)}${blocker(node)}`);
    }
  }
  return found;
}

function centre(node: Element): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function reached(node: Element): boolean {
  if (![...node.getClientRects()].some((rect) => rect.width && rect.height)) return true; // drawn in another form
  const hit = document.elementFromPoint(...centre(node));
  return hit !== null && (node.contains(hit) || labels(node, hit));
}

/** The scene may lie under a long telegram, but never what it asks about. */
function underTheTelegram(node: Element): boolean {
  if (!node.closest('.stage') || node.closest('.lit') || !wide()) return false;
  return document.elementFromPoint(...centre(node))?.closest('.desk') !== null;
}

/** A click on the label is a click on its field. */
function labels(node: Element, hit: Element): boolean {
  const label = hit.closest('label');
  return label !== null && (label.contains(node) || label.htmlFor === node.id);
}

function blocker(node: Element): string {
  const hit = document.elementFromPoint(...centre(node));
  return hit ? `, ${place(hit)} is hit` : ', outside of the window';
}

// --- texts -------------------------------------------------------------------------------------------------------------

function textPieces(root: Element): Piece[] {
  const found: Piece[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (!node || !text || !shown(node)) continue;
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) if (rect.width > 1 && rect.height > 1) found.push({ node, text, rect });
  }
  return found;
}

/** Text that a box does not let out. Boxes that scroll by nature do not cut. */
function cut(pieces: readonly Piece[], still: readonly string[]): string[] {
  const found = new Set<string>();
  for (const { node, text, rect } of pieces) {
    if (node.closest(TEASER)) continue;
    const told = `cut: "${text.slice(0, 40)}" at ${place(node)}`;
    for (let box: Element | null = node; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (box instanceof SVGElement && style.overflowX !== 'hidden') continue;
      const edge = box.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(style.overflowY);
      const free =
        scrolls && (box.matches(SCROLLS) || still.some((one) => box?.matches(one)) || box.matches('[data-more]'));
      const tall =
        !free && (rect.bottom > edge.bottom + SLACK + slackOf(rect) || rect.top < edge.top - SLACK - slackOf(rect));
      const broad = !box.matches(SCROLLS) && (rect.right > edge.right + SLACK || rect.left < edge.left - SLACK);
      if (tall || broad) found.add(told);
      if (free) break;
    }
  }
  return [...found];
}

/** A line of text is higher than its letters. */
function slackOf(rect: DOMRect): number {
  return rect.height * 0.22;
}

/** Text over text, with no paper between the two. */
function overlapping(pieces: readonly Piece[]): string[] {
  const found = new Set<string>();
  const sorted = [...pieces].sort((a, b) => a.rect.top - b.rect.top);
  for (const [index, one] of sorted.entries()) {
    for (let at = index + 1; at < sorted.length; at += 1) {
      const other = sorted[at] as Piece;
      if (other.rect.top >= one.rect.bottom) break;
      if (one.node === other.node || !meet(one.rect, other.rect)) continue;
      if (bothSeen(one, other))
        found.add(`overlap: "${one.text.slice(0, 24)}" and "${other.text.slice(0, 24)}" at ${place(one.node)}`);
    }
  }
  return [...found];
}

function meet(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down =
    Math.min(a.bottom - slackOf(a), b.bottom - slackOf(b)) - Math.max(a.top + slackOf(a), b.top + slackOf(b));
  return across > 2 && down > 2;
}

function bothSeen(a: Piece, b: Piece): boolean {
  const x = (Math.max(a.rect.left, b.rect.left) + Math.min(a.rect.right, b.rect.right)) / 2;
  const y = (Math.max(a.rect.top, b.rect.top) + Math.min(a.rect.bottom, b.rect.bottom)) / 2;
  const layers = document.elementsFromPoint(x, y);
  const first = layers.findIndex((node) => node === a.node || node === b.node);
  const lower = layers[first] === a.node ? b.node : a.node;
  const second = layers.indexOf(lower);
  if (first < 0 || second < 0) return false;
  return !layers.slice(first, second).some(opaque);
}

function opaque(node: Element): boolean {
  const style = getComputedStyle(node);
  if (node instanceof SVGElement && !(node instanceof SVGSVGElement))
    return !(node instanceof SVGTextElement) && style.fill !== 'none' && Number(style.fillOpacity) > 0.5;
  if (style.backgroundImage !== 'none') return true;
  const alpha = /rgba?\([^)]*?(?:,\s*|\/\s*)([\d.]+)\)$/.exec(style.backgroundColor);
  return style.backgroundColor.startsWith('rgba')
    ? Number(alpha?.[1] ?? 1) > 0.5
    : style.backgroundColor !== 'transparent';
}

// --- sideways ----------------------------------------------------------------------------------------------------------

function sideways(root: Element): string[] {
  const found: string[] = [];
  const page = document.scrollingElement;
  if (page && page.scrollWidth > innerWidth + 1) found.push(`sideways: the page is ${page.scrollWidth} wide`);
  for (const node of root.querySelectorAll('*')) {
    if (node.scrollWidth <= node.clientWidth + 1 || node.matches(SCROLLS) || !shown(node)) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowX))
      found.push(`sideways: ${place(node)} (${node.scrollWidth} in ${node.clientWidth})`);
  }
  return found;
}
