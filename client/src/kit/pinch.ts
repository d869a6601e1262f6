/**
 * A map on a phone: two fingers make it larger, one finger moves it then. As long as it is whole, one finger scrolls the
 * page as everywhere. The box has one child; whatever is on the map has a twin in a list beside it.
 */
const MOST = 4;
const SLIP = 8; // pixels that a finger may move and still have tapped

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

export function pinch(box: HTMLElement): () => void {
  const fingers = new Map<number, { readonly x: number; readonly y: number }>();
  let scale = 1;
  let [x, y] = [0, 0];
  let travelled = 0;
  let last: Grip | null = null;

  function grip(): Grip {
    const edge = box.getBoundingClientRect();
    const all = [...fingers.values()];
    const [first, second] = all;
    const mean = (of: 'x' | 'y') => all.reduce((sum, one) => sum + one[of], 0) / all.length;
    const apart = first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
    return { x: mean('x') - edge.left, y: mean('y') - edge.top, apart };
  }
  function draw(): void {
    const inner = box.firstElementChild as HTMLElement | null;
    if (!inner) return;
    x = Math.min(0, Math.max(box.clientWidth * (1 - scale), x));
    y = Math.min(0, Math.max(box.clientHeight * (1 - scale), y));
    inner.style.transformOrigin = '0 0';
    inner.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
    box.style.touchAction = scale > 1 ? 'none' : 'pan-y';
  }
  function down(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    if (!fingers.size) travelled = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    last = grip();
  }
  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId) || !last) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = grip();
    travelled += Math.hypot(now.x - last.x, now.y - last.y) + Math.abs(now.apart - last.apart);
    const wanted = last.apart && now.apart ? (scale * now.apart) / last.apart : scale;
    const next = Math.min(MOST, Math.max(1, wanted));
    // What lies between the fingers stays there.
    x = now.x - ((last.x - x) * next) / scale;
    y = now.y - ((last.y - y) * next) / scale;
    scale = next;
    last = now;
    draw();
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    last = fingers.size ? grip() : null;
  }
  /** Whoever has moved the map has not chosen anything on it. */
  function click(event: MouseEvent): void {
    if (travelled <= SLIP) return;
    travelled = 0;
    event.preventDefault();
    event.stopPropagation();
  }
  box.style.touchAction = 'pan-y';
  box.addEventListener('pointerdown', down);
  box.addEventListener('click', click, true);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  return () => {
    box.removeEventListener('pointerdown', down);
    box.removeEventListener('click', click, true);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
    box.style.touchAction = '';
  };
}
