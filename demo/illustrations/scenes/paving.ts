import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import type { Random } from '../random';
import { HEIGHT, round, WIDTH, type Sketch } from '../sketch';
import { rect, stroke } from '../shapes';

/** Asphalt from `top` to the bottom of the picture, lighter in the distance. */
export function asphalt(
  s: Sketch,
  light: Light,
  random: Random,
  top: number,
  color = '#5d626b',
): string {
  const base = light.on(color);
  const parts = [
    rect(
      0,
      top,
      WIDTH,
      HEIGHT - top,
      s.linear([
        [0, mix(lighter(base, 0.18), light.haze, 0.22)],
        [0.35, base],
        [1, darker(base, 0.28)],
      ]),
    ),
  ];
  parts.push(speckle(random, top, lighter(base, 0.14), 70));
  parts.push(speckle(random, top, darker(base, 0.22), 70));
  return parts.join('');
}

/** Cobblestones in rows that grow towards the viewer. */
export function cobbles(s: Sketch, light: Light, top: number, color = '#8d8780'): string {
  const base = light.on(color);
  const parts = [
    rect(
      0,
      top,
      WIDTH,
      HEIGHT - top,
      s.linear([
        [0, mix(lighter(base, 0.2), light.haze, 0.3)],
        [0.4, base],
        [1, darker(base, 0.35)],
      ]),
    ),
  ];
  let y = top + 6;
  let row = 0;
  while (y < HEIGHT + 40) {
    const share = (y - top) / (HEIGHT - top);
    const size = 9 + 44 * share;
    const dash = `${round(size * 1.1)} ${round(size * 1.05)}`;
    const line = `M-60 ${round(y)}H1660`;
    parts.push(
      stroke(line, darker(base, 0.16 + 0.22 * share), size * 0.66, {
        'stroke-dasharray': dash,
        'stroke-dashoffset': (row % 2) * round(size * 1.07),
      }),
    );
    parts.push(
      stroke(
        `M-60 ${round(y - size * 0.12)}H1660`,
        lighter(base, 0.13 - 0.08 * share),
        size * 0.42,
        { 'stroke-dasharray': dash, 'stroke-dashoffset': (row % 2) * round(size * 1.07) },
      ),
    );
    y += size * 0.82;
    row++;
  }
  return parts.join('');
}

/** Concrete slabs or paving in perspective. */
export function slabs(s: Sketch, light: Light, top: number, color = '#b3aca2', gap = 210): string {
  const base = light.on(color);
  const line = darker(base, 0.2);
  const parts = [
    rect(
      0,
      top,
      WIDTH,
      HEIGHT - top,
      s.linear([
        [0, mix(lighter(base, 0.12), light.haze, 0.2)],
        [0.5, base],
        [1, darker(base, 0.25)],
      ]),
    ),
  ];
  for (let i = 0; i < 6; i++) {
    const y = top + (HEIGHT - top) * (i / 6) ** 1.7;
    parts.push(stroke(`M0 ${round(y)}H1600`, line, 1.5 + i * 0.7, { opacity: 0.6 }));
  }
  for (let x = -20; x <= 20; x++)
    parts.push(
      stroke(`M${800 + x * gap * 0.42} ${top}L${800 + x * gap} ${HEIGHT}`, line, 2, {
        opacity: 0.42,
      }),
    );
  return parts.join('');
}

function speckle(random: Random, top: number, color: string, count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const y = random.between(top + 30, HEIGHT);
    const size = 2 + (8 * (y - top)) / (HEIGHT - top);
    d += `M${round(random.between(0, WIDTH))} ${round(y)}h${round(size)}`;
  }
  return stroke(d, color, 3, { opacity: 0.7 });
}
