import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { circle, path, rect, rounded, stroke, type Sketch } from '../sketch';
import { shadowUnder, wheel } from './wheel';

export const TRAILER_LENGTH = 380;
export const CARAVAN_LENGTH = 640;
export const BOAT_LENGTH = 600;

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
