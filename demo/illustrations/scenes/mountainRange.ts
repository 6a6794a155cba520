import { darker, lighter } from '../color';
import type { Light, Season } from '../light';
import type { Random } from '../random';
import { path, polygon, rect } from '../shapes';
import { polyline, type Point, type Sketch } from '../sketch';
import { fir } from './trees';
import { underLine } from './plants';

type Range = { top: number; rise: number; base: number; distance: number; peaks: number };

/** Peaks with a lit and a shaded side and snow in the clefts. */
export function mountainRange(
  s: Sketch,
  light: Light,
  season: Season,
  random: Random,
  { top, rise, base, distance, peaks }: Range,
): string {
  const lit = light.on(distance > 0.5 ? '#8c9ab0' : '#6f8277', distance);
  const shade = light.on(distance > 0.5 ? '#5c6b89' : '#46594f', distance);
  const snow = light.on('#ffffff', distance * 0.55);
  const step = 1600 / peaks;
  const summits: Point[] = Array.from({ length: peaks + 2 }, (_, i) => [
    (i - 0.5) * step + random.between(-0.28, 0.28) * step,
    top + random.between(0, rise * 0.55),
  ]);
  const silhouette: Point[] = [];
  const shades: string[] = [];
  const snows: string[] = [];
  summits.forEach(([x, y], i) => {
    const next = summits[i + 1];
    silhouette.push(
      [x - step * 0.17, y + rise * random.between(0.2, 0.34)],
      [x, y],
      [x + step * 0.15, y + rise * random.between(0.14, 0.3)],
    );
    if (next)
      silhouette.push([(x + next[0]) / 2, Math.max(y, next[1]) + rise * random.between(0.4, 0.6)]);
    const fall = base - y;
    shades.push(
      polygon(
        [
          [x, y],
          [x + step * 0.15, y + rise * 0.3],
          [x + step * 0.5, y + rise * 0.75],
          [x + step * 0.66, base],
          [x + step * 0.16, base],
          [x + step * 0.24, y + fall * 0.55],
          [x + step * 0.02, y + fall * 0.36],
          [x + step * 0.08, y + fall * 0.18],
        ],
        shade,
      ),
    );
    const depth = rise * snowShare(season, distance);
    const w = step * 0.3 * (depth / rise);
    snows.push(
      polygon(
        [
          [x, y],
          [x - w, y + depth * 0.75],
          [x - w * 0.55, y + depth * 0.62],
          [x - w * 0.35, y + depth],
          [x - w * 0.05, y + depth * 0.55],
          [x + w * 0.12, y + depth * 0.7],
          [x + w * 0.2, y + depth * 0.42],
        ],
        snow,
      ),
    );
    snows.push(
      polygon(
        [
          [x, y],
          [x + w * 0.2, y + depth * 0.42],
          [x + w * 0.5, y + depth * 0.86],
          [x + w * 0.62, y + depth * 0.55],
          [x + w * 0.95, y + depth * 0.72],
        ],
        darker(snow, 0.14),
      ),
    );
  });
  const body =
    polyline(
      underLine([[-10, silhouette[0]![1]], ...silhouette, [1610, silhouette.at(-1)![1]]], base),
    ) + 'Z';
  const fill = s.linearAt(
    [
      [0, lit],
      [1, light.on('#9fb0b0', Math.min(1, distance + 0.25))],
    ],
    0,
    top,
    0,
    base,
  );
  return (
    path(body, fill) +
    s.clipped(
      body,
      ...shades,
      ...snows,
      rect(
        0,
        base - 160,
        1600,
        160,
        s.linear([
          [0, light.haze, 0],
          [1, light.haze, 0.75],
        ]),
      ),
    )
  );
}

/** A belt of firs. */
export function forest(
  light: Light,
  season: Season,
  random: Random,
  y: number,
  height: number,
  distance: number,
  count: number,
): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const x = (i + random.between(-0.4, 0.4)) * (1640 / count) - 10;
    drawn += fir(
      light,
      season,
      Math.round(x),
      y + Math.round(random.between(-8, 14)),
      Math.round(height * random.between(0.65, 1.15)),
      distance,
    );
  }
  const floor = light.on(season === 'winter' ? '#dfe8f0' : '#33573f', distance);
  return drawn + rect(0, y - 6, 1600, 60, lighter(floor, 0.03));
}

export function waveLine(random: Random, y: number, height: number): string {
  let d = `M0 ${y - 26}`;
  for (let x = 0; x <= 1600; x += 100)
    d += `L${x} ${Math.round(y + random.between(-0.4, 1) * height)}`;
  return `${d}V${y - 40}H0Z`;
}

/** How far down the snow of a summit reaches, of its height. */
function snowShare(season: Season, distance: number): number {
  if (season === 'winter') return 0.95;
  if (distance <= 0.5) return 0.16;
  return season === 'summer' ? 0.3 : 0.6;
}
