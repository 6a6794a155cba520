import { darker } from '../color';
import { circle, path, stroke } from '../shapes';
import { round } from '../sketch';
import { pointAt, coordinates } from './arc';

export type Rim = 'five' | 'ten' | 'twin' | 'mesh' | 'steel' | 'aero';
export const RIMS: readonly Rim[] = ['five', 'ten', 'twin', 'mesh', 'steel', 'aero'];

export function spokes(
  cx: number,
  cy: number,
  r: number,
  rim: Rim,
  turn: number,
  face: string,
  metal: string,
): string {
  const around = (count: number, draw: (angle: number) => string) =>
    Array.from({ length: count }, (_, i) => draw(turn + (360 / count) * i)).join('');
  if (rim === 'steel') {
    const disc =
      circle(cx, cy, r * 0.86, face) +
      circle(cx, cy, r * 0.6, darker(metal, 0.1), { opacity: 0.5 });
    return (
      disc +
      around(9, (a) =>
        spokeOf(cx, cy, r * 0.62, r * 0.8, r * 0.07, r * 0.1, a, darker(metal, 0.75)),
      )
    );
  }
  if (rim === 'aero') {
    const disc = circle(cx, cy, r * 0.93, face);
    return (
      disc +
      around(
        5,
        (a) =>
          spokeOf(cx, cy, r * 0.4, r * 0.86, r * 0.05, r * 0.16, a, darker(metal, 0.78)) +
          stroke(ray(cx, cy, r * 0.3, r * 0.88, a + 36), darker(metal, 0.25), r * 0.025),
      )
    );
  }
  const nuts = around(5, (a) => {
    const [x, y] = pointAt(cx, cy, r * 0.29, a + 36);
    return circle(x, y, r * 0.045, darker(metal, 0.6));
  });
  const hub = circle(cx, cy, r * 0.36, face);
  if (rim === 'five')
    return (
      around(
        5,
        (a) =>
          spokeOf(cx, cy, r * 0.2, r * 0.96, r * 0.14, r * 0.2, a, face) +
          spokeOf(cx, cy, r * 0.42, r * 0.9, r * 0.02, r * 0.05, a, darker(metal, 0.5)),
      ) +
      hub +
      nuts
    );
  if (rim === 'twin')
    return (
      around(
        5,
        (a) =>
          spokeOf(cx, cy, r * 0.2, r * 0.96, r * 0.06, r * 0.075, a - 11, face) +
          spokeOf(cx, cy, r * 0.2, r * 0.96, r * 0.06, r * 0.075, a + 11, face),
      ) +
      hub +
      nuts
    );
  if (rim === 'ten')
    return (
      around(10, (a) => spokeOf(cx, cy, r * 0.2, r * 0.96, r * 0.05, r * 0.085, a, face)) +
      hub +
      nuts
    );
  return (
    around(14, (a) =>
      stroke(
        `M${coordinates(pointAt(cx, cy, r * 0.25, a))}L${coordinates(pointAt(cx, cy, r * 0.94, a + 17))}M${coordinates(pointAt(cx, cy, r * 0.25, a))}L${coordinates(pointAt(cx, cy, r * 0.94, a - 17))}`,
        metal,
        r * 0.05,
      ),
    ) +
    hub +
    nuts
  );
}

/** A tapered bar from the hub outwards: half widths `w1` and `w2`. */
function spokeOf(
  cx: number,
  cy: number,
  from: number,
  to: number,
  w1: number,
  w2: number,
  angle: number,
  fill: string,
): string {
  const t = `rotate(${round(angle)} ${round(cx)} ${round(cy)})`;
  return path(
    `M${coordinates([cx - w1, cy - from])}L${coordinates([cx - w2, cy - to])}L${coordinates([cx + w2, cy - to])}L${coordinates([cx + w1, cy - from])}Z`,
    fill,
    { transform: t },
  );
}

const ray = (cx: number, cy: number, from: number, to: number, angle: number) =>
  `M${coordinates(pointAt(cx, cy, from, angle))}L${coordinates(pointAt(cx, cy, to, angle))}`;
