import { darker, mix } from '../../color';
import type { Light } from '../../light';
import { path, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import { both, twice } from '../car-front/mirrored';

/** The raised tailgate above the roof. */
export function liftedGate(s: Sketch, light: Light, face: CarFace, color: string): string {
  const half = face.width / 2 - 22;
  const top = face.height + 42;
  const panel = both([
    [face.roofHalf, face.height - 6, 4],
    [half + 2, top, 8],
    [half - 6, top + 10, 8],
  ]);
  const glass = both([
    [face.roofHalf - 12, face.height + 2, 4],
    [half - 14, top - 12, 6],
  ]);
  return (
    path(panel, s.fade(darker(color, 0.1), darker(color, 0.55))) +
    path(glass, s.fade(mix(light.on('#2a3a45'), light.sky[0]![1], 0.5), light.on('#1b252d')), {
      opacity: 0.9,
    }) +
    twice(
      stroke(`M${half - 12} ${-face.cowl + 6}L${half - 4} ${-top + 12}`, light.on('#3a4047'), 3),
    )
  );
}
