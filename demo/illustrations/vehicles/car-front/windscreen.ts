import { darker, lighter, mix } from '../../color';
import type { Light } from '../../light';
import { path, rect, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import { both } from './mirrored';

/** Glass with what shows behind it. */
export function windscreen(s: Sketch, light: Light, face: CarFace, color: string): string {
  const foot = face.width / 2 - 29;
  const pane = both([
    [foot, face.cowl + 2, 4],
    [face.roofHalf - 4, face.height - 12, 10],
    [face.roofHalf - 18, face.height - 8.5, 12],
  ]);
  const deep = light.on('#1d2a33');
  const fill = s.linear([
    [0, mix(deep, light.sky[0]![1], 0.6)],
    [0.45, mix(deep, light.sky[1]![1], 0.22)],
    [1, darker(deep, 0.3)],
  ]);
  const seat = (x: number) =>
    rect(x - 13, -face.cowl - 20, 26, 26, darker(deep, 0.5), { rx: 7 }) +
    rect(x - 8, -face.cowl - 31, 16, 12, darker(deep, 0.5), { rx: 5 });
  const wheelRim = stroke(`M18 ${-face.cowl - 1}a17 13 0 0 1 34 0`, darker(deep, 0.7), 3.4);
  const glare = path(
    `M${-foot} ${-face.cowl}L${-foot + 40} ${-face.height}h26L${-foot + 22} ${-face.cowl}Zm40 0l36 ${-(face.height - face.cowl)}h9L${-foot + 58} ${-face.cowl}Z`,
    '#ffffff',
    { opacity: 0.17 },
  );
  const lining = stroke(pane, '#0c0e11', 4);
  return (
    lining +
    path(pane, fill) +
    s.clipped(pane, seat(-36), seat(36), wheelRim, glare) +
    rect(-8, -face.height + 13, 16, 6, '#14171b', { rx: 2 }) +
    stroke(
      `M-50 ${-face.cowl - 3}L4 ${-face.cowl - 9}M10 ${-face.cowl - 3}L62 ${-face.cowl - 8}`,
      '#0b0c0e',
      1.6,
    ) +
    stroke(
      `M${-face.roofHalf + 14} ${-face.height + 3}H${face.roofHalf - 14}`,
      lighter(color, 0.75),
      1.6,
      { opacity: 0.6 },
    )
  );
}
