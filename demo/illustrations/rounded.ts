import { type Point, round } from './sketch';

/** Path data of a polygon whose corners are rounded, each by its own radius. */
export function rounded(
  corners: ReadonlyArray<readonly [number, number, number?]>,
  closed = true,
): string {
  const at = (i: number) => corners[(i + corners.length) % corners.length]!;
  const parts = corners.map(([x, y, radius = 0], i) => {
    const start = !closed && i === 0;
    if (start || (!closed && i === corners.length - 1) || radius === 0)
      return `${i ? 'L' : 'M'}${round(x)} ${round(y)}`;
    const [ax, ay] = toward(x, y, at(i - 1), radius);
    const [bx, by] = toward(x, y, at(i + 1), radius);
    return `${i ? 'L' : 'M'}${round(ax)} ${round(ay)}Q${round(x)} ${round(y)} ${round(bx)} ${round(by)}`;
  });
  return parts.join('') + (closed ? 'Z' : '');
}

function toward(
  x: number,
  y: number,
  [tx, ty]: readonly [number, number, number?],
  distance: number,
): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  const share = Math.min(distance / length, 0.5);
  return [x + (tx - x) * share, y + (ty - y) * share];
}
