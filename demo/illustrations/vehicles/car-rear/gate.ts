import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { ellipse, rect, stroke } from '../../shapes';
import type { CarFace } from '../carFace';
import { twice } from '../car-front/mirrored';

export function gate(light: Light, face: CarFace, color: string): string {
  const half = face.width / 2;
  const dark = darker(color, 0.6);
  if (face.vanDoors)
    return (
      stroke(`M0 ${-face.height + 10}V${-face.sill - 10}`, dark, 1.4) +
      rect(3, -face.nose - 4, 8, 15, light.on('#23272c'), { rx: 3 }) +
      twice(
        stroke(
          `M${half - 9} ${-face.height + 40}v8M${half - 7} ${-face.nose}v8M${half - 6} ${-face.sill - 30}v8`,
          light.on('#23272c'),
          4,
        ),
      )
    );
  const top = face.deck ?? face.cowl;
  const seam = stroke(
    `M${-half + 30} ${-top + 1}L${-half + 36} ${-face.nose + 38}Q0 ${-face.nose + 42} ${half - 36} ${-face.nose + 38}L${half - 30} ${-top + 1}`,
    dark,
    1.2,
    { opacity: 0.8 },
  );
  const fold = stroke(
    `M${-half + 34} ${-face.nose + 12}Q0 ${-face.nose + 6} ${half - 34} ${-face.nose + 12}`,
    lighter(color, 0.6),
    1.4,
    { opacity: 0.6 },
  );
  const badge =
    ellipse(0, -face.nose + 5, 6, 6, light.on('#dde2e5')) +
    ellipse(0, -face.nose + 5, 4.2, 4.2, dark);
  return seam + fold + rect(-30, -face.nose + 13, 60, 2.4, light.on('#cfd4d8'), { rx: 1 }) + badge;
}
