import { darker, lighter } from '../../color';
import { polygon } from '../../shapes';
import type { Camera, Vertex } from './camera';
import type { Surface } from './surface';

const ACROSS = [-1, -0.85, -0.6, -0.3, 0, 0.3, 0.6, 0.85, 1];
/** Where the light comes from: above, a little from the nose and from the side that is seen. */
const LIGHT: Vertex = [-0.42, 0.8, 0.42];

const minus = (a: Vertex, b: Vertex): Vertex => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

function normalOf(one: Vertex, other: Vertex): Vertex {
  const [a, b, c] = one;
  const [d, e, f] = other;
  const cross = [b * f - c * e, c * d - a * f, a * e - b * d] as const;
  const length = Math.hypot(...cross) || 1;
  return [cross[0] / length, cross[1] / length, cross[2] / length];
}

/** What lies across the car between its two sides: nose, bonnet, roof, tail; `edge` is the side's outline. */
export function shell(
  camera: Camera,
  surface: Surface,
  edge: readonly (readonly [number, number])[],
  color: string,
): string {
  const patches = edge.slice(1).flatMap(([x, height], at) => {
    const [fromX, fromHeight] = edge[at]!;
    return ACROSS.slice(1).flatMap((across, i) => {
      const before = ACROSS[i]!;
      const corners = [
        surface(fromX, fromHeight, before),
        surface(x, height, before),
        surface(x, height, across),
        surface(fromX, fromHeight, across),
      ] as const;
      const normal = normalOf(minus(corners[3], corners[0]), minus(corners[1], corners[0]));
      if (!camera.faces(corners[0], normal)) return [];
      return [{ corners, normal, depth: camera.depth(corners[0]) + camera.depth(corners[2]) }];
    });
  });
  return patches
    .toSorted((one, other) => other.depth - one.depth)
    .map(({ corners, normal }) => {
      const paint = shaded(color, normal);
      return polygon(corners.map(camera.see), paint, { stroke: paint, 'stroke-width': 1.5 });
    })
    .join('');
}

function shaded(color: string, normal: Vertex): string {
  const lit = normal.reduce((sum, part, at) => sum + part * LIGHT[at]!, 0);
  const bright = 0.6 * lit + 0.35 * Math.max(0, normal[1]) ** 2;
  return bright > 0.25
    ? lighter(color, (bright - 0.25) * 0.62)
    : darker(color, (0.25 - bright) * 0.75);
}
