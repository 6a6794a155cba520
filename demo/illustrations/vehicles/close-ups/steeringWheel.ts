import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { circle, ellipse, path, rect, stroke } from '../../shapes';
import { round, type Sketch } from '../../sketch';
import { rounded } from '../../rounded';
import { arc } from '../arc';

export function steeringWheel(s: Sketch, light: Light, soft: string, trim: string): string {
  const x = 440;
  const y = 880;
  const rim = s.linear([
    [0, lighter(soft, 0.28)],
    [0.5, soft],
    [1, darker(soft, 0.5)],
  ]);
  const spoke = (d: string) => path(d, s.fade(lighter(soft, 0.1), darker(soft, 0.4)));
  return [
    ellipse(x, y, 268, 262, 'none', { stroke: darker(soft, 0.65), 'stroke-width': 66 }),
    ellipse(x, y, 268, 262, 'none', { stroke: rim, 'stroke-width': 52 }),
    stroke(arc(x, y, 282, -62, 20), lighter(soft, 0.45), 7, { opacity: 0.55 }),
    spoke(
      `M${x - 250} ${y - 26}Q${x - 140} ${y - 60} ${x - 90} ${y - 60}V${y + 50}Q${x - 150} ${y + 40} ${x - 250} ${y + 38}Z`,
    ),
    spoke(
      `M${x + 250} ${y - 26}Q${x + 140} ${y - 60} ${x + 90} ${y - 60}V${y + 50}Q${x + 150} ${y + 40} ${x + 250} ${y + 38}Z`,
    ),
    spoke(`M${x - 46} ${y + 60}h92l26 190h-144Z`),
    path(
      rounded([
        [x - 116, y - 80, 40],
        [x + 116, y - 80, 40],
        [x + 96, y + 80, 60],
        [x - 96, y + 80, 60],
      ]),
      s.fade(lighter(trim, 0.16), darker(trim, 0.4)),
    ),
    stroke(`M${x - 90} ${y - 66}H${x + 90}`, lighter(trim, 0.5), 3, { opacity: 0.5 }),
    circle(x, y - 2, 34, light.on('#c6ccd1')),
    circle(x, y - 2, 26, '#20252b'),
    ...[-1, 1].map((side) =>
      [0, 1, 2]
        .map((i) => rect(round(x + side * 168 - 20), y - 34 + i * 22, 40, 15, '#4b5259', { rx: 6 }))
        .join(''),
    ),
  ].join('');
}
