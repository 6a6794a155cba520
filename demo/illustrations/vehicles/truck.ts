import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { circle, path, rect, stroke } from '../shapes';
import { rounded } from '../rounded';
import type { Sketch } from '../sketch';
import { shadowUnder } from './shadowUnder';
import { wheel } from './wheel';
import { type TruckLoad, box, tipper, bed } from './truckLoads';

export const TRUCK_LENGTH = 760;

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
