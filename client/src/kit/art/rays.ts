/** One path with `count` rays from a centre: the sunburst behind everything. */
export function raysPath(cx: number, cy: number, radius: number, count: number): string {
  let path = '';
  for (let k = 0; k < count; k++) {
    const a = (k * 2 * Math.PI) / count;
    const b = a + Math.PI / count;
    path += `M${cx} ${cy}L${point(cx, cy, radius, a)}L${point(cx, cy, radius, b)}z`;
  }
  return path;
}

function point(cx: number, cy: number, radius: number, angle: number): string {
  return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
}
