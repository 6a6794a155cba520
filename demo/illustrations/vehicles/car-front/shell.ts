import { darker, lighter } from '../../color';
import { path, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import { both, twice } from './mirrored';

/** Lower body and roof as one silhouette. */
export function shell(s: Sketch, face: CarFace, color: string): string {
  const half = face.width / 2;
  const outline = both([
    [half - 18, face.sill, 6],
    [half - 3, face.sill + 10, 8],
    [half, face.nose - 26, 16],
    [half - 3, face.nose + 4, 14],
    [half - 11, face.cowl - 3, 9],
    [half - 24, face.cowl + 3, 8],
    [face.roofHalf + 3, face.height - 12, 14],
    [face.roofHalf - 16, face.height, 26],
  ]);
  const fill = s.linear([
    [0, lighter(color, 0.36)],
    [0.3, lighter(color, 0.12)],
    [0.52, color],
    [0.8, darker(color, 0.28)],
    [1, darker(color, 0.5)],
  ]);
  const sides = s.across([
    [0, darker(color, 0.5), 0.65],
    [0.13, darker(color, 0.3), 0],
    [0.87, darker(color, 0.3), 0],
    [1, darker(color, 0.5), 0.65],
  ]);
  const roof = face.softTop
    ? path(
        both([
          [half - 27, face.cowl + 3, 4],
          [face.roofHalf + 3, face.height - 12, 14],
          [face.roofHalf - 16, face.height, 26],
        ]),
        s.fade('#4a4c50', '#1d1f23'),
      )
    : '';
  return (
    path(outline, fill) +
    path(outline, sides) +
    roof +
    stroke(outline, darker(color, 0.6), 1, { opacity: 0.5 }) +
    (face.rails
      ? twice(stroke(`M${face.roofHalf - 4} ${-face.height + 6}l3 -8`, '#b9bfc4', 4))
      : '')
  );
}
