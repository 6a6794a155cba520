import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, ellipse, group, path, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import type { Sketch } from '../sketch';

/** Car parts laid out on a bench: lamps, a brake disc, an alternator, a turbo, boxes. */
export function partsOnBench(s: Sketch, light: Light): string {
  const wall = light.on('#5b6f7a');
  const wood = light.on('#b08556');
  const metal = light.on('#b4bbc1');
  const steel = s.linear([
    [0, lighter(metal, 0.6)],
    [0.5, metal],
    [1, darker(metal, 0.5)],
  ]);
  const holes = Array.from({ length: 7 }, (_, r) =>
    stroke(`M60 ${90 + r * 74}H1560`, darker(wall, 0.25), 8, { 'stroke-dasharray': '0.1 66' }),
  ).join('');
  const tool = (x: number, color: string) =>
    rect(x, 120, 22, 210, steel, { rx: 9 }) +
    circle(x + 11, 118, 34, steel) +
    circle(x + 11, 100, 17, wall) +
    rect(x - 4, 250, 30, 100, light.on(color), { rx: 12 });
  const disc = (x: number, y: number, r: number) =>
    ellipse(x, y + r * 0.9, r, r * 0.16, '#000000', { opacity: 0.3 }) +
    circle(x, y, r, steel) +
    circle(x, y, r * 0.92, metal) +
    Array.from({ length: 24 }, (_, i) =>
      circle(x, y - r * (0.72 + 0.1 * (i % 2)), r * 0.03, darker(metal, 0.55), {
        transform: `rotate(${i * 15} ${x} ${y})`,
      }),
    ).join('') +
    circle(x, y, r * 0.55, darker(metal, 0.3)) +
    circle(x, y, r * 0.5, metal) +
    circle(x, y, r * 0.22, darker(metal, 0.6)) +
    Array.from({ length: 5 }, (_, i) =>
      circle(x, y - r * 0.36, r * 0.05, darker(metal, 0.7), {
        transform: `rotate(${i * 72} ${x} ${y})`,
      }),
    ).join('');
  const lamp = rounded([
    [180, 700, 20],
    [560, 620, 60],
    [610, 690, 30],
    [560, 800, 30],
    [220, 800, 40],
  ]);
  const box = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, s.fade(light.on('#cda873'), light.on('#a67f4e'))) +
    rect(x, y, w, h * 0.18, light.on('#dcbc8b')) +
    rect(x + w * 0.42, y, w * 0.16, h, light.on('#e9d6b2')) +
    rect(x + w * 0.64, y + h * 0.6, w * 0.26, h * 0.22, '#f6f3ea');
  return [
    rect(0, 0, 1600, 800, s.fade(lighter(wall, 0.12), darker(wall, 0.2))),
    holes,
    tool(200, '#c33b32'),
    tool(330, '#2f6fb0'),
    tool(460, '#d9a02e'),
    stroke('M1180 110V330M1180 130h70v-24', darker(metal, 0.2), 20),
    circle(1420, 220, 84, 'none', { stroke: '#23272b', 'stroke-width': 30 }),
    circle(700, 210, 70, 'none', { stroke: '#d9772e', 'stroke-width': 24 }),
    rect(
      0,
      800,
      1600,
      400,
      s.linear([
        [0, lighter(wood, 0.2)],
        [0.12, wood],
        [1, darker(wood, 0.4)],
      ]),
    ),
    rect(0, 800, 1600, 12, lighter(wood, 0.4)),
    stroke('M0 900H1600M0 1020H1600', darker(wood, 0.25), 4),
    box(1180, 590, 260, 220),
    box(1330, 690, 200, 180),
    ellipse(400, 810, 240, 22, '#000000', { opacity: 0.3 }),
    path(
      lamp,
      s.linear([
        [0, '#f4f9fb'],
        [0.5, '#9fb3bf'],
        [1, '#4d5c66'],
      ]),
    ),
    stroke(lamp, '#1b1f23', 7),
    circle(470, 708, 56, '#303a42'),
    circle(470, 708, 40, '#dcebf3'),
    circle(458, 694, 15, '#ffffff'),
    circle(320, 738, 38, '#303a42'),
    circle(320, 738, 26, '#cfe0ea'),
    disc(840, 700, 150),
    group(
      'translate(0 40)',
      ellipse(420, 1060, 190, 26, '#000000', { opacity: 0.3 }),
      circle(420, 950, 110, steel),
      circle(420, 950, 84, darker(metal, 0.35)),
      ...Array.from({ length: 12 }, (_, i) =>
        path('M414 870h12l-4 54h-4Z', lighter(metal, 0.2), {
          transform: `rotate(${i * 30} 420 950)`,
        }),
      ),
      circle(420, 950, 30, steel),
      rect(300, 850, 40, 90, metal, { rx: 10 }),
    ),
    group(
      'translate(0 20)',
      ellipse(960, 1080, 210, 26, '#000000', { opacity: 0.3 }),
      path('M960 850a120 120 0 1 1 -120 120q0 -30 20 -60h-70v-70h150Z', steel),
      circle(960, 970, 54, darker(metal, 0.7)),
      ...Array.from({ length: 10 }, (_, i) =>
        path('M956 920q14 20 4 46h-6Z', metal, { transform: `rotate(${i * 36} 960 970)` }),
      ),
      circle(960, 970, 14, lighter(metal, 0.5)),
      rect(1070, 930, 120, 90, s.fade(light.on('#a98560'), light.on('#5f452f')), { rx: 16 }),
    ),
  ].join('');
}
