import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { circle, path, rect, rounded, stroke, type Sketch } from '../sketch';
import { shadowUnder, wheel } from './wheel';

export const TRUCK_LENGTH = 760;
export type TruckLoad = 'box' | 'tipper' | 'recovery';

/** A lorry from its left side, cab to the left, on y 0, in centimetres. */
export function truck(
  s: Sketch,
  light: Light,
  paint: string,
  load: TruckLoad,
  band = '#0f6b6b',
): string {
  const color = light.on(paint);
  const dark = light.on('#23272c');
  const cab = rounded([
    [6, -50, 6],
    [4, -130, 10],
    [26, -268, 20],
    [60, -292, 20],
    [196, -292, 8],
    [196, -50, 4],
  ]);
  const glass = mix(light.on('#22303a'), light.sky[0]![1], 0.35);
  const parts = [
    shadowUnder(s, light, 10, TRUCK_LENGTH - 10, 2, 18),
    rect(150, -84, TRUCK_LENGTH - 160, 26, dark),
    rect(250, -76, 150, 42, light.on('#9aa2a8'), { rx: 12 }),
    rect(250, -76, 150, 10, light.on('#d2d8dc'), { rx: 5 }),
  ];
  parts.push(loads[load](s, light, band));
  parts.push(
    path(
      cab,
      s.linear([
        [0, lighter(color, 0.4)],
        [0.4, color],
        [0.75, darker(color, 0.16)],
        [1, darker(color, 0.5)],
      ]),
    ),
    path('M24 -264Q60 -300 120 -318H196V-288H60Z', darker(color, 0.12)),
  );
  parts.push(
    path(
      rounded([
        [14, -150, 4],
        [32, -256, 8],
        [46, -258, 4],
        [40, -150, 4],
      ]),
      mix(glass, light.sky[0]![1], 0.5),
    ),
    path(
      rounded([
        [60, -150, 6],
        [64, -250, 10],
        [158, -252, 8],
        [158, -150, 6],
      ]),
      s.fade(glass, darker(glass, 0.6)),
    ),
    path('M90 -250h26l-30 100h-24Z', '#ffffff', { opacity: 0.18 }),
  );
  parts.push(
    stroke('M50 -268V-80Q52 -66 66 -66H166V-260', darker(color, 0.6), 2),
    rect(136, -138, 22, 6, darker(color, 0.5), { rx: 3 }),
    rect(24, -214, 12, 54, dark, { rx: 5 }),
    stroke('M30 -216L44 -236', dark, 4),
  );
  parts.push(
    path(
      rounded([
        [2, -96, 5],
        [4, -58, 8],
        [58, -44, 6],
        [58, -96, 4],
      ]),
      light.on('#2d3237'),
    ),
    rect(8, -88, 28, 16, '#eef5f9', { rx: 5 }),
    rect(10, -66, 16, 7, '#f2b13c', { rx: 3 }),
    rect(70, -58, 66, 12, light.on('#3a4047'), { rx: 3 }),
  );
  if (light.lamps)
    parts.push(
      circle(
        14,
        -80,
        60,
        s.radial([
          [0, '#fff3cf', 0.9],
          [0.3, '#ffe9b0', 0.4],
          [1, '#ffe9b0', 0],
        ]),
      ),
    );
  for (const axle of [112, 560, 660])
    parts.push(
      path(`M${axle - 60} -52a60 60 0 0 1 120 0Z`, '#0c0d10'),
      wheel(s, light, axle, -48, 48, 'steel', axle, '#b7bdc3'),
    );
  return parts.join('');
}

const loads = { box, tipper, recovery: bed };

function box(s: Sketch, light: Light, band: string): string {
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

function tipper(s: Sketch, light: Light, band: string): string {
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
function bed(s: Sketch, light: Light): string {
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
