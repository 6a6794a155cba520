import { darker, lighter } from '../color';
import { foliage, type Light, type Season } from '../light';
import type { Random } from '../random';
import { ellipse, stroke } from '../shapes';
import { round, type Point } from '../sketch';

/** A round bush with light from the left. */
export function bush(
  light: Light,
  season: Season,
  random: Random,
  x: number,
  y: number,
  width: number,
  distance = 0,
): string {
  const color = light.on(season === 'winter' ? '#8b9894' : random.pick(foliage[season]), distance);
  const at = (dx: number, dy: number, r: number, fill: string) =>
    ellipse(x + dx * width, y + dy * width, r * width, r * width * 0.9, fill);
  return (
    at(0.22, -0.14, 0.26, darker(color, 0.25)) +
    at(-0.24, -0.14, 0.25, darker(color, 0.12)) +
    at(0, -0.22, 0.3, color) +
    at(-0.1, -0.3, 0.16, lighter(color, 0.16))
  );
}

/** Blades of grass or stalks along a line: foreground and verge. */
export function tufts(
  color: string,
  random: Random,
  from: number,
  to: number,
  y: number,
  height: number,
  count: number,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(from, to);
    const h = height * random.between(0.5, 1);
    const lean = random.between(-0.5, 0.5) * h;
    d += `M${round(x)} ${round(y)}q${round(lean * 0.2)} ${round(-h * 0.6)} ${round(lean)} ${round(-h)}`;
  }
  return stroke(d, color, Math.max(2, height * 0.08));
}

/** A silhouette of ridge or hill from x 0 to 1600, closed at `bottom`. */
export const underLine = (points: readonly Point[], bottom: number): Point[] => [
  ...points,
  [1600, bottom],
  [0, bottom],
];
