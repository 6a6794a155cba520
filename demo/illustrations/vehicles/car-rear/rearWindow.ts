import { darker, mix } from '../../color';
import type { Light } from '../../light';
import { path, rect, stroke } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import { both, twice } from '../car-front/mirrored';
import type { RearLook } from '../carLook';

export function rearWindow(s: Sketch, light: Light, face: CarFace, look: RearLook): string {
  const foot = face.width / 2 - 31;
  const base = (face.deck ?? face.cowl) + 4;
  const deep = light.on(look.tinted ? '#12171d' : '#22303a');
  const fill = s.linear([
    [0, mix(deep, light.sky[0]![1], 0.5)],
    [0.55, mix(deep, light.sky[1]![1], 0.12)],
    [1, darker(deep, 0.3)],
  ]);
  const pane = face.vanDoors
    ? rounded([
        [6, -face.cowl - 6, 4],
        [72, -face.cowl - 6, 6],
        [72, -face.height + 22, 8],
        [6, -face.height + 22, 4],
      ])
    : both([
        [foot, base, 6],
        [face.roofHalf - 6, face.height - 14, 10],
        [face.roofHalf - 20, face.height - 10, 10],
      ]);
  const heads = look.tinted
    ? ''
    : twice(rect(24, -base - 16, 24, 20, darker(deep, 0.5), { rx: 6 }));
  const lines = Array.from({ length: 5 }, (_, i) =>
    stroke(`M-70 ${-base - 5 - i * 5}H70`, '#8d6a4c', 0.4, { opacity: 0.6 }),
  ).join('');
  const glare = path(
    `M${-foot} ${-base}l34 ${-(face.height - base)}h30l-34 ${face.height - base}Z`,
    '#ffffff',
    { opacity: 0.15 },
  );
  const one =
    stroke(pane, '#0b0d10', 3.4) + path(pane, fill) + s.clipped(pane, heads, lines, glare);
  if (face.vanDoors) return twice(stroke(pane, '#0b0d10', 3.4) + path(pane, fill));
  return (
    one +
    stroke(`M2 ${-base - 1}q24 -4 38 -14`, '#0a0b0d', 1.8) +
    rect(-16, -face.height + 7, 32, 3, '#b3202a', { rx: 1.4 })
  );
}
