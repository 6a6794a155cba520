import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { path, rect, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import { both } from '../car-front/mirrored';

/** The boot: carpet, seat backs, a bag, a box and the warning triangle. */
export function luggage(s: Sketch, light: Light, face: CarFace, color: string): string {
  const half = face.width / 2 - 29;
  const floor = face.nose - 34;
  const opening = both([
    [half - 4, floor, 8],
    [half, face.nose, 10],
    [face.roofHalf - 2, face.height - 14, 12],
    [face.roofHalf - 18, face.height - 9, 10],
  ]);
  const cloth = light.on('#3b4047');
  const parts = [
    stroke(opening, darker(color, 0.6), 6),
    path(
      opening,
      s.linear([
        [0, '#14171b'],
        [0.6, light.on('#2b3036')],
        [1, light.on('#42484f')],
      ]),
    ),
  ];
  const inside = [
    ...[-46, 0, 46].map(
      (x) =>
        rect(
          x - 22,
          -face.height + 22,
          44,
          face.height - floor - 30,
          s.fade(lighter(cloth, 0.16), darker(cloth, 0.3)),
          { rx: 6 },
        ) + rect(x - 12, -face.height + 10, 24, 15, lighter(cloth, 0.08), { rx: 5 }),
    ),
    path(
      `M${-half - 10} ${-floor - 20}H${half + 10}V${-floor + 6}H${-half - 10}Z`,
      s.fade(light.on('#23272c'), light.on('#50565d')),
    ),
    path(`M-58 ${-floor - 6}q-2 -26 6 -28h32q8 2 6 28Z`, s.fade('#3d7c86', '#1f4a55')) +
      stroke(`M-46 ${-floor - 33}q8 -12 20 0`, '#173a44', 2.6),
    rect(2, -floor - 28, 36, 24, light.on('#b98d58')) +
      rect(2, -floor - 28, 36, 6, light.on('#caa06c')) +
      rect(17, -floor - 28, 6, 24, light.on('#dcc49a')),
    rect(44, -floor - 14, 22, 10, '#b3202a', { rx: 2 }),
  ];
  return (
    parts.join('') +
    s.clipped(opening, ...inside) +
    rect(-half + 8, -floor - 2, half * 2 - 16, 4, light.on('#8f979d'), { rx: 2 })
  );
}
