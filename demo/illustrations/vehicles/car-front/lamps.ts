import type { Light } from '../../light';
import { circle, path, stroke } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import type { Lamp } from '../carLook';
import { twice } from './mirrored';

export function lamps(s: Sketch, light: Light, face: CarFace, lamp: Lamp): string {
  const half = face.width / 2;
  const y = -face.nose;
  const lens = s.linear([
    [0, '#f7fbfd'],
    [0.5, '#b9c7d0'],
    [1, '#73828d'],
  ]);
  const shapes: Record<Lamp, string> = {
    slim: rounded([
      [half - 42, y + 13, 3],
      [half - 4, y + 4, 6],
      [half - 3, y + 11, 4],
      [half - 36, y + 21, 5],
    ]),
    round: rounded([
      [half - 38, y + 20, 10],
      [half - 34, y + 2, 8],
      [half - 6, y + 1, 8],
      [half - 4, y + 18, 9],
      [half - 18, y + 25, 8],
    ]),
    angular: rounded([
      [half - 44, y + 7, 2],
      [half - 5, y + 2, 5],
      [half - 3, y + 16, 4],
      [half - 16, y + 21, 4],
      [half - 38, y + 19, 4],
    ]),
  };
  const at = half - 21;
  const cy = lamp === 'slim' ? y + 12.5 : y + 12;
  const size = lamp === 'slim' ? 4.4 : 6.4;
  const glow = light.lamps
    ? circle(
        at,
        cy,
        34,
        s.radial([
          [0, '#fff5d6', 0.95],
          [0.35, '#ffedb8', 0.45],
          [1, '#ffedb8', 0],
        ]),
      )
    : '';
  return twice(
    path(shapes[lamp], lens) +
      stroke(shapes[lamp], '#15181c', 1.4) +
      circle(at, cy, size, '#39454e') +
      circle(at, cy, size * 0.72, '#e8f4fb') +
      circle(at - 1.4, cy - 1.6, size * 0.3, '#ffffff') +
      stroke(`M${half - 36} ${y + 18}L${half - 8} ${y + 14}`, '#ffffff', 1.5, {
        opacity: lamp === 'angular' ? 0.95 : 0,
      }) +
      glow,
  );
}
