import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { ellipse, group, path, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import { arc } from '../arc';
import { wheel } from '../wheel';
import type { Rim } from '../spokes';

/** One wheel close by: wing, arch and the edge of a door around it. */
export function wheelCloseUp(
  s: Sketch,
  light: Light,
  outside: string,
  paint: string,
  rim: Rim,
  turn: number,
  rimColor?: string,
): string {
  const color = light.on(paint);
  const body = s.linear([
    [0, lighter(color, 0.42)],
    [0.32, lighter(color, 0.1)],
    [0.4, lighter(color, 0.3)],
    [0.46, color],
    [1, darker(color, 0.5)],
  ]);
  return [
    group('translate(-800 -1080) scale(2)', outside),
    ellipse(800, 1130, 760, 60, s.glow(light.shadow, 0.8)),
    path('M-20 90Q700 10 1620 70V960H1310A510 510 0 0 0 290 960H-20Z', body),
    path('M1310 960A510 510 0 0 0 290 960', 'none', {
      stroke: darker(color, 0.5),
      'stroke-width': 10,
    }),
    stroke('M-20 330Q760 250 1620 306', lighter(color, 0.7), 8, { opacity: 0.7 }),
    stroke('M-20 344Q760 264 1620 320', darker(color, 0.5), 8, { opacity: 0.35 }),
    stroke(arc(800, 950, 548, 292, 420), lighter(color, 0.6), 20, { opacity: 0.28 }),
    stroke('M1440 60Q1480 420 1452 960', darker(color, 0.65), 7),
    stroke('M1449 60Q1489 420 1461 960', lighter(color, 0.5), 3, { opacity: 0.5 }),
    path('M1306 960A506 506 0 0 0 294 960L340 1040H1260Z', '#0b0c0f'),
    path('M-20 890H300L272 990H-20ZM1300 890H1620V990H1330Z', darker(color, 0.62)),
    wheel(s, light, 800, 730, 420, rim, turn, rimColor),
    ...[0, 1, 2].map((i) =>
      stroke(arc(800, 730, 352 + i * 20, 20, 60), '#3a3e44', 3, { opacity: 0.8 }),
    ),
  ].join('');
}
