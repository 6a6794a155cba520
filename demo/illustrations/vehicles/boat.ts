import { darker, mix } from '../color';
import type { Light } from '../light';
import { circle, path, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import type { Sketch } from '../sketch';
import { shadowUnder } from './shadowUnder';
import { wheel } from './wheel';

export const BOAT_LENGTH = 600;

/** A small motor boat on its trailer, bow to the left. */
export function boat(s: Sketch, light: Light, paint: string): string {
  const hull = light.on('#f3f4f2');
  const color = light.on(paint);
  const body = 'M40 -170Q120 -96 220 -78H560L572 -166Q300 -196 40 -170Z';
  const steel = light.on('#9aa2a8');
  return [
    shadowUnder(s, light, 40, 560, 2, 10),
    stroke('M8 -46H540', steel, 10),
    stroke('M8 -46L120 -92', steel, 7),
    rect(0, -58, 26, 16, '#2a2e33', { rx: 5 }),
    stroke('M46 -46V-8', steel, 6),
    circle(46, -8, 9, '#1b1d20'),
    ...[190, 330, 500].map((x) => stroke(`M${x} -46V-80`, darker(steel, 0.2), 9)),
    path(
      body,
      s.linear([
        [0, '#ffffff'],
        [0.5, hull],
        [1, darker(hull, 0.35)],
      ]),
    ),
    s.clipped(
      body,
      path('M20 -150Q200 -126 600 -140V-60H20Z', color),
      path('M20 -158Q200 -134 600 -148V-140Q200 -126 20 -150Z', '#ffffff'),
      path('M120 -120Q260 -92 580 -96V-60H200Z', darker(color, 0.35), { opacity: 0.6 }),
    ),
    path(
      'M230 -178L268 -232Q340 -240 396 -232L400 -176Z',
      mix(light.on('#2c3d4a'), light.sky[0]![1], 0.4),
      { opacity: 0.85 },
    ),
    stroke('M230 -178L268 -232Q340 -240 396 -232', '#e9eced', 4),
    path('M290 -230h20l-34 52h-20Z', '#ffffff', { opacity: 0.3 }),
    rect(420, -204, 60, 34, light.on('#c9a27a'), { rx: 10 }),
    rect(424, -226, 14, 40, light.on('#b08a62'), { rx: 6 }),
    stroke('M60 -178Q120 -204 210 -186M84 -180v-14M140 -186v-10', '#c9d0d5', 4),
    path(
      rounded([
        [556, -210, 12],
        [606, -206, 12],
        [600, -150, 8],
        [560, -150, 6],
      ]),
      s.fade('#4a5158', '#15181b'),
    ),
    path('M572 -150h22l-6 84h-12Z', '#2b3036'),
    stroke('M570 -64q14 -14 26 2', '#8d959b', 6),
    path('M330 -44Q336 -78 372 -78T414 -44Z', '#1d2125'),
    wheel(s, light, 372, -30, 30, 'steel', 20, '#c9ced2'),
  ].join('');
}
