import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { ellipse, path, rect, stroke } from '../../shapes';
import type { CarFace } from '../carFace';
import { both, twice } from '../car-front/mirrored';

export function bumper(light: Light, face: CarFace, color: string): string {
  const half = face.width / 2;
  const low = face.sill;
  const plastic = light.on('#24282d');
  const skirt = both([
    [half - 18, low, 6],
    [half - 4, low + 9, 8],
    [half - 6, low + (face.cladding ? 20 : 12), 4],
    [half - 50, low + (face.cladding ? 17 : 9), 6],
  ]);
  const pipe = face.vanDoors
    ? ''
    : twice(
        ellipse(half - 34, -low - 4, 7, 3.4, light.on('#aab1b6')) +
          ellipse(half - 34, -low - 4, 5, 2.2, '#0c0d0f'),
      );
  return (
    stroke(
      `M${-half + 3} ${-low - 32}Q0 ${-low - 26} ${half - 3} ${-low - 32}`,
      darker(color, 0.5),
      1.3,
      { opacity: 0.8 },
    ) +
    stroke(
      `M${-half + 3} ${-low - 34}Q0 ${-low - 28} ${half - 3} ${-low - 34}`,
      lighter(color, 0.6),
      1.3,
      { opacity: 0.5 },
    ) +
    path(skirt, plastic) +
    twice(rect(half - 26, -low - 22, 18, 4.6, '#b3202a', { rx: 2 })) +
    pipe
  );
}
