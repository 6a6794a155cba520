import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, path, stroke } from '../shapes';
import { round, type Sketch } from '../sketch';
import { type Rim, spokes } from './spokes';
import { arc, sector } from './arc';

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
