import { darker, lighter } from '../color';
import { circle, group, rect, stroke } from '../shapes';
import { Sketch, WIDTH } from '../sketch';

export const backdrop = (s: Sketch, color: string) =>
  rect(0, 0, WIDTH, 1200, s.fade(lighter(color, 0.28), darker(color, 0.12))) +
  circle(1300, 330, 420, '#ffffff', { opacity: 0.07 }) +
  circle(220, 960, 360, '#ffffff', { opacity: 0.06 });

export const sheet = (
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  ...inner: string[]
) =>
  group(
    `rotate(${turn} ${x + w / 2} ${y + h / 2})`,
    rect(x + 14, y + 20, w, h, '#08222a', { opacity: 0.25, rx: 14 }),
    rect(x, y, w, h, '#fbfaf6', { rx: 14 }),
    ...inner,
  );

export const lines = (x: number, y: number, count: number, width: number, gap = 40) =>
  Array.from({ length: count }, (_, i) =>
    rect(x, y + i * gap, width * [1, 0.86, 0.94, 0.6][i % 4]!, 13, '#c3c9cc', { rx: 6 }),
  ).join('');

export const tick = (x: number, y: number, size: number, color = '#2f9a68') =>
  circle(x, y, size, color) +
  stroke(
    `M${x - size * 0.42} ${y}l${size * 0.3} ${size * 0.34}l${size * 0.56} ${-size * 0.62}`,
    '#ffffff',
    size * 0.2,
  );
