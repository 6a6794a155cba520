import { mix } from '../color';
import type { Light } from '../light';
import { circle, ellipse, path } from '../shapes';
import { rounded } from '../rounded';

export const bucket = (light: Light, x: number, y: number) =>
  ellipse(x + 60, y, 90, 14, '#000000', { opacity: 0.25 }) +
  path(
    rounded([
      [x - 6, y - 130, 4],
      [x + 126, y - 130, 4],
      [x + 108, y, 10],
      [x + 12, y, 10],
    ]),
    light.on('#e0a63a'),
  ) +
  ellipse(x + 60, y - 130, 66, 16, mix(light.on('#e0a63a'), '#22262b', 0.4)) +
  [0, 1, 2, 3]
    .map((i) => circle(x + 18 + i * 28, y - 138 - (i % 2) * 14, 22, '#ffffff', { opacity: 0.95 }))
    .join('');
