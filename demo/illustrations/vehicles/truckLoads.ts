import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, path, rect, stroke } from '../shapes';
import type { Sketch } from '../sketch';

export type TruckLoad = 'box' | 'tipper' | 'recovery';

export function box(s: Sketch, light: Light, band: string): string {
  const wall = light.on('#eef0ef');
  const lines = Array.from({ length: 9 }, (_, i) =>
    stroke(`M${264 + i * 56} -330V-92`, darker(wall, 0.16), 1.4),
  ).join('');
  return (
    rect(
      208,
      -338,
      546,
      252,
      s.linear([
        [0, lighter(wall, 0.4)],
        [0.2, wall],
        [1, darker(wall, 0.28)],
      ]),
      { rx: 6 },
    ) +
    lines +
    path('M208 -170L754 -240V-180L208 -120Z', light.on(band)) +
    path('M208 -112L754 -172V-160L208 -100Z', lighter(light.on(band), 0.4)) +
    rect(204, -342, 554, 9, darker(wall, 0.3), { rx: 4 }) +
    rect(204, -92, 554, 9, darker(wall, 0.4)) +
    rect(744, -120, 9, 26, '#c4202a')
  );
}

export function tipper(s: Sketch, light: Light, band: string): string {
  const steel = light.on(band);
  const ribs = Array.from({ length: 7 }, (_, i) =>
    rect(244 + i * 74, -226, 12, 128, darker(steel, 0.25)),
  ).join('');
  const sand = path(
    'M226 -222Q300 -262 380 -240T560 -252T744 -220Z',
    s.fade(light.on('#d9bd85'), light.on('#a98755')),
  );
  return (
    sand +
    path(
      'M214 -224H758L742 -92H226Z',
      s.linear([
        [0, lighter(steel, 0.3)],
        [0.3, steel],
        [1, darker(steel, 0.45)],
      ]),
    ) +
    ribs +
    rect(208, -234, 556, 14, lighter(steel, 0.15), { rx: 5 }) +
    path('M150 -300H226V-226H214Z', steel)
  );
}

/** The flat bed of a recovery lorry, with its winch and lights. */
export function bed(s: Sketch, light: Light): string {
  const steel = light.on('#8d959c');
  return (
    path('M204 -118H740L760 -100H204Z', s.fade(lighter(steel, 0.4), darker(steel, 0.4))) +
    rect(204, -100, 552, 14, darker(steel, 0.5)) +
    ['#f0b429', '#20242a']
      .map((color, k) =>
        Array.from({ length: 9 }, (_, i) =>
          rect(212 + i * 60 + k * 30, -99, 30, 11, light.on(color)),
        ).join(''),
      )
      .join('') +
    rect(204, -176, 18, 66, light.on('#f0b429')) +
    circle(236, -134, 14, darker(steel, 0.3)) +
    rect(96, -334, 70, 18, '#f59a1f', { rx: 8 }) +
    rect(104, -330, 20, 8, '#ffe2a8', { rx: 4 })
  );
}
