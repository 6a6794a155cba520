import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { circle, path, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import type { Sketch } from '../sketch';
import { shadowUnder } from './shadowUnder';
import { wheel } from './wheel';

export const CARAVAN_LENGTH = 640;

/** A touring caravan with its drawbar to the left. */
export function caravan(s: Sketch, light: Light, paint: string): string {
  const wall = light.on('#f2efe7');
  const band = light.on(paint);
  const glass = mix(light.on('#3a4b57'), light.sky[0]![1], 0.35);
  const body = rounded([
    [94, -52, 10],
    [84, -150, 20],
    [120, -250, 46],
    [330, -264, 40],
    [600, -258, 40],
    [634, -150, 30],
    [628, -52, 10],
  ]);
  const pane = (x: number, y: number, w: number, h: number) =>
    rect(x - 4, y - 4, w + 8, h + 8, '#2b3036', { rx: 12 }) +
    rect(x, y, w, h, light.lamps ? '#ffdb9a' : s.fade(glass, darker(glass, 0.5)), { rx: 9 }) +
    path(`M${x + 14} ${y}h22l-20 ${h}h-14Z`, '#ffffff', { opacity: 0.25 });
  return [
    shadowUnder(s, light, 60, 626, 2, 12),
    stroke('M8 -48H110', light.on('#7d858b'), 10),
    rect(0, -60, 28, 16, '#2a2e33', { rx: 5 }),
    stroke('M52 -48V-8', light.on('#9aa1a7'), 7),
    circle(52, -9, 9, '#1b1d20'),
    rect(64, -96, 40, 44, light.on('#d9d5cb'), { rx: 8 }),
    path(
      body,
      s.linear([
        [0, '#ffffff'],
        [0.35, wall],
        [0.8, darker(wall, 0.14)],
        [1, darker(wall, 0.34)],
      ]),
    ),
    s.clipped(
      body,
      path('M80 -136Q300 -110 640 -150V-118Q300 -80 80 -104Z', band),
      path('M80 -96Q300 -72 640 -108V-98Q300 -62 80 -86Z', lighter(band, 0.4)),
      rect(80, -66, 560, 20, darker(wall, 0.4)),
    ),
    pane(140, -226, 110, 76),
    pane(440, -228, 130, 80),
    rect(296, -240, 92, 186, darker(wall, 0.07), {
      rx: 10,
      stroke: darker(wall, 0.4),
      'stroke-width': 2,
    }),
    pane(312, -222, 60, 60),
    rect(366, -140, 9, 22, '#4a5056', { rx: 3 }),
    rect(612, -124, 12, 36, '#c4202a', { rx: 4 }),
    rect(98, -90, 14, 8, '#f2b13c', { rx: 3 }),
    path('M180 -266q70 -14 150 0Z', darker(wall, 0.2)),
    path('M350 -50Q356 -84 396 -84T440 -50Z', '#1d2125'),
    wheel(s, light, 396, -34, 34, 'aero', 12, '#c9ced2'),
    rect(292, -50, 98, 10, '#3a3f45', { rx: 3 }),
  ].join('');
}
