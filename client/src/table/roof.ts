/** Tells the frame how high the row of seats is, also where a board draws it: the telegram never grows over it. */
export function roof(node: HTMLElement): () => void {
  const frame = node.closest<HTMLElement>('.frame');
  const measured = new ResizeObserver(() => frame?.style.setProperty('--seats-h', `${node.offsetHeight}px`));
  measured.observe(node);
  return () => {
    measured.disconnect();
    frame?.style.removeProperty('--seats-h');
  };
}
