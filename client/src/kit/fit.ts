/**
 * The scene shrinks before anything of it is cut: what a box holds is drawn smaller until it fits. On wide screens only;
 * smaller ones scroll. The box has one child and a height of its own.
 */
const WIDE = '(min-width: 1200px)';
const SMALLEST = 0.5;
const TRIES = 7;
const ENOUGH = 1.004;

export function fit(box: HTMLElement): () => void {
  const wide = matchMedia(WIDE);
  const over = (node: Element) => node.scrollHeight / Math.max(1, node.clientHeight);
  // A part that would scroll inside says so by `data-fit`.
  const tooTall = (inner: HTMLElement) =>
    Math.max(over(box), over(inner), ...[...inner.querySelectorAll('[data-fit]')].map(over));

  // What was found for a scene of this height: laying it out again and again costs more than anything else on the page.
  const found = new Map<string, string>();

  function measure(): void {
    const inner = box.firstElementChild as HTMLElement | null;
    if (!inner) return;
    inner.style.zoom = '';
    if (!wide.matches || box.clientHeight < 40) return;
    const much = tooTall(inner);
    if (much <= ENOUGH) return;
    const scene = `${box.clientWidth}x${box.clientHeight} ${inner.querySelectorAll('*').length} ${much.toFixed(3)}`;
    const known = found.get(scene);
    if (known) {
      inner.style.zoom = known;
      return;
    }
    shrink(inner, much);
    found.set(scene, inner.style.zoom);
  }
  function shrink(inner: HTMLElement, much: number): void {
    let factor = 1;
    for (let i = 0; i < TRIES && factor > SMALLEST; i += 1) {
      if (i) much = tooTall(inner);
      if (much <= ENOUGH) return;
      // Smaller letters need fewer lines, so each step goes only part of the way.
      factor = Math.max(SMALLEST, factor * Math.max(0.86, Math.min(0.97, 1 / much)));
      inner.style.zoom = String(factor);
    }
  }
  const sized = new ResizeObserver(measure);
  const changed = new MutationObserver(measure);
  sized.observe(box);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
