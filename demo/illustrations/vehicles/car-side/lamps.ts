import type { Light } from '../../light';
import { circle, ellipse, path, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarShape } from '../car-shapes/CarShape';
import { shape, line } from './outlines';

export function lamps(s: Sketch, light: Light, car: CarShape): string {
  const head = shape(car.headlight);
  const tail = shape(car.tailLight);
  const lensX = mean(car.headlight.map(([x]) => x));
  const lensY = -mean(car.headlight.map(([, h]) => h));
  const lens = s.linear(
    [
      [0, '#ffffff'],
      [0.5, '#cfdbe3'],
      [1, '#8796a1'],
    ],
    0,
    0,
    1,
    1,
  );
  const red = s.linear([
    [0, '#ff6a55'],
    [0.55, '#c81e27'],
    [1, '#7d0f18'],
  ]);
  const parts = [
    path(head, lens),
    stroke(head, '#1a1e23', 1.3),
    circle(lensX, lensY, 3.4, '#38434c'),
    circle(lensX, lensY, 2.1, '#f4fbff'),
  ];
  parts.push(
    path(tail, red),
    stroke(tail, '#30090d', 1),
    stroke(
      line([
        [car.tailLight[0]![0] + 6, car.tailLight[0]![1] - 5],
        [car.tailLight[1]![0] - 3, car.tailLight[1]![1] - 4],
      ]),
      '#ffc2b5',
      1.6,
      { opacity: 0.8 },
    ),
  );
  if (light.lamps)
    parts.push(
      ellipse(
        4,
        lensY,
        60,
        34,
        s.radial([
          [0, '#fff3cf', 0.95],
          [0.3, '#ffe9b0', 0.4],
          [1, '#ffe9b0', 0],
        ]),
      ),
      ellipse(car.length - 3, -car.tailLight[1]![1] + 8, 40, 24, s.glow('#ff5a4a', 0.7)),
    );
  return parts.join('');
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
