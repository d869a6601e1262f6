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

  // Laying a scene out again and again costs more than anything else on the page. What was found for the same words in
  // a box of the same size is used without looking; what was found for a scene as much too tall, after one look.
  const known = new Map<string, string>();
  const alike = new Map<string, string>();
  let size = '';
  let due = 0;

  function measure(): void {
    due = 0;
    const inner = box.firstElementChild as HTMLElement | null;
    if (!inner) return;
    const scene = `${size} ${inner.querySelectorAll('*').length} ${inner.textContent ?? ''}`;
    const zoom = known.get(scene) ?? look(inner);
    if (inner.style.zoom !== zoom) inner.style.zoom = zoom;
    // Before its letters are there a scene has another height.
    if (document.fonts.status === 'loaded') known.set(scene, zoom);
  }
  function look(inner: HTMLElement): string {
    inner.style.zoom = '';
    if (!wide.matches || box.clientHeight < 40) return '';
    const much = tooTall(inner);
    if (much <= ENOUGH) return '';
    const scene = `${size} ${inner.querySelectorAll('*').length} ${much.toFixed(3)}`;
    const found = alike.get(scene);
    if (found) return found;
    shrink(inner, much);
    alike.set(scene, inner.style.zoom);
    return inner.style.zoom;
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
  // Not in the middle of whatever changes the scene: once, before it is drawn.
  function later(): void {
    due ||= requestAnimationFrame(measure);
  }
  const sized = new ResizeObserver(() => {
    size = `${box.clientWidth}x${box.clientHeight} ${wide.matches}`;
    measure();
  });
  const changed = new MutationObserver(later);
  sized.observe(box);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  let gone = false;
  void document.fonts.ready.then(() => !gone && later());
  return () => {
    gone = true;
    cancelAnimationFrame(due);
    sized.disconnect();
    changed.disconnect();
  };
}
