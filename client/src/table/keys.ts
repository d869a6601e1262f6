/** Whether a key pressed here may answer a question: not while somebody types, and not with a modifier. */
export function keyTarget(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target as Partial<HTMLElement> | null;
  const tag = target?.tagName ?? '';
  return !/^(INPUT|TEXTAREA|SELECT)$/.test(tag) && !target?.isContentEditable;
}
