import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, ellipse, path, round, stroke, type Sketch } from '../sketch';

export type Rim = 'five' | 'ten' | 'twin' | 'mesh' | 'steel' | 'aero';
export const RIMS: readonly Rim[] = ['five', 'ten', 'twin', 'mesh', 'steel', 'aero'];

/** A wheel seen from the side; `turn` in degrees. */
export function wheel(
  s: Sketch,
  light: Light,
  cx: number,
  cy: number,
  radius: number,
  rim: Rim,
  turn: number,
  color = '#c3c8cd',
): string {
  const metal = light.on(color);
  const tyre = light.on('#1b1d21');
  const rimRadius = radius * 0.7;
  const parts = [
    circle(cx, cy, radius, tyre),
    circle(
      cx,
      cy,
      radius * 0.94,
      s.radial([
        [0.78, '#2d3036'],
        [0.92, '#24272c'],
        [1, '#15171a'],
      ]),
    ),
  ];
  parts.push(
    circle(cx, cy, radius * 0.83, 'none', {
      stroke: lighter(tyre, 0.14),
      'stroke-width': round(radius * 0.025),
    }),
  );
  parts.push(
    circle(cx, cy, rimRadius, darker(metal, 0.35)),
    circle(cx, cy, rimRadius * 0.93, light.on('#16181c')),
  );
  parts.push(
    circle(cx, cy, rimRadius * 0.62, light.on('#6d737a')),
    circle(cx, cy, rimRadius * 0.58, light.on('#565c63')),
  );
  parts.push(path(sector(cx, cy, rimRadius * 0.66, 200, 250), light.on('#8f2f2c')));
  const face = s.linearAt(
    [
      [0, lighter(metal, 0.5)],
      [0.5, metal],
      [1, darker(metal, 0.35)],
    ],
    cx - rimRadius,
    cy - rimRadius,
    cx + rimRadius,
    cy + rimRadius,
  );
  parts.push(spokes(cx, cy, rimRadius, rim, turn, face, metal));
  parts.push(
    circle(cx, cy, rimRadius * 0.965, 'none', {
      stroke: face,
      'stroke-width': round(rimRadius * 0.085),
    }),
  );
  parts.push(
    stroke(arc(cx, cy, rimRadius * 0.98, 195, 280), '#ffffff', radius * 0.022, { opacity: 0.8 }),
  );
  parts.push(
    circle(cx, cy, rimRadius * 0.17, darker(metal, 0.25)),
    circle(cx - rimRadius * 0.02, cy - rimRadius * 0.02, rimRadius * 0.13, lighter(metal, 0.25)),
  );
  return parts.join('');
}

function spokes(
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
    const [x, y] = at(cx, cy, r * 0.29, a + 36);
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
        `M${p(at(cx, cy, r * 0.25, a))}L${p(at(cx, cy, r * 0.94, a + 17))}M${p(at(cx, cy, r * 0.25, a))}L${p(at(cx, cy, r * 0.94, a - 17))}`,
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
    `M${p([cx - w1, cy - from])}L${p([cx - w2, cy - to])}L${p([cx + w2, cy - to])}L${p([cx + w1, cy - from])}Z`,
    fill,
    { transform: t },
  );
}

const at = (cx: number, cy: number, r: number, degrees: number): [number, number] => [
  cx + r * Math.sin((degrees * Math.PI) / 180),
  cy - r * Math.cos((degrees * Math.PI) / 180),
];
const p = ([x, y]: readonly [number, number]) =>
  `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
const ray = (cx: number, cy: number, from: number, to: number, angle: number) =>
  `M${p(at(cx, cy, from, angle))}L${p(at(cx, cy, to, angle))}`;
/** Degrees clockwise from 12 o'clock. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number) =>
  `M${p(at(cx, cy, r, from))}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${p(at(cx, cy, r, to))}`;
const sector = (cx: number, cy: number, r: number, from: number, to: number) =>
  `${arc(cx, cy, r, from, to)}L${p([cx, cy])}Z`;

/** The soft shadow under a vehicle from x `from` to `to`, standing on y `ground`. */
export function shadowUnder(
  s: Sketch,
  light: Light,
  from: number,
  to: number,
  ground: number,
  depth = 34,
): string {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const blur = s.radial([
    [0, light.shadow, 0.75],
    [0.7, light.shadow, 0.5],
    [1, light.shadow, 0],
  ]);
  const soft = ellipse(middle + half * 0.03, ground + depth * 0.15, half * 1.16, depth, blur);
  return (
    soft +
    ellipse(middle, ground - depth * 0.05, half * 0.98, depth * 0.42, light.shadow, {
      opacity: 0.55,
    })
  );
}
