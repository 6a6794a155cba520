import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, path, rect, stroke } from '../shapes';
import type { Sketch } from '../sketch';
import { shadowUnder } from './shadowUnder';
import { wheel } from './wheel';

export const TRAILER_LENGTH = 380;

/** A goods trailer with its drawbar to the left, on y 0, in centimetres. */
export function trailer(s: Sketch, light: Light, paint: string): string {
  const steel = light.on('#b4bbc1');
  const cover = light.on(paint);
  const side = s.linear([
    [0, lighter(steel, 0.5)],
    [0.5, steel],
    [1, darker(steel, 0.35)],
  ]);
  const ribs = [120, 186, 252, 318].map((x) => rect(x, -104, 7, 44, darker(steel, 0.22))).join('');
  return [
    shadowUnder(s, light, 60, 372, 2, 9),
    stroke('M6 -46H120', darker(steel, 0.45), 9),
    rect(0, -56, 26, 14, '#2a2e33', { rx: 5 }),
    stroke('M40 -48V-6', darker(steel, 0.3), 6),
    circle(40, -8, 9, '#1b1d20'),
    path(
      'M92 -106Q100 -172 118 -176H352Q368 -172 374 -106Z',
      s.linear([
        [0, lighter(cover, 0.3)],
        [0.4, cover],
        [1, darker(cover, 0.3)],
      ]),
    ),
    ...[170, 234, 298].map((x) => stroke(`M${x} -176V-108`, darker(cover, 0.3), 2.4)),
    stroke('M96 -116H370', '#f2f4f5', 2.4, { 'stroke-dasharray': '5 9' }),
    rect(88, -106, 288, 48, side, { rx: 3 }),
    ribs,
    rect(84, -110, 296, 7, darker(steel, 0.25), { rx: 3 }),
    rect(88, -60, 288, 9, darker(steel, 0.5)),
    rect(366, -92, 9, 22, '#c4202a', { rx: 2 }),
    rect(92, -76, 12, 6, '#f2b13c', { rx: 2 }),
    path('M196 -50Q202 -74 232 -74T268 -50Z', '#1d2125'),
    wheel(s, light, 232, -30, 30, 'steel', 20, '#c9ced2'),
  ].join('');
}
