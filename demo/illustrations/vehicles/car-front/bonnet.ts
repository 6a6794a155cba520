import { darker, lighter } from '../../color';
import { path, stroke } from '../../shapes';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import { both, twice } from './mirrored';

export function bonnet(s: Sketch, face: CarFace, color: string): string {
  const half = face.width / 2;
  const lid = both([
    [half - 24, face.nose - 3, 10],
    [half - 9, face.nose + 4, 8],
    [half - 24, face.cowl + 1, 8],
  ]);
  const fill = s.linear([
    [0, lighter(color, 0.1)],
    [0.35, lighter(color, 0.52)],
    [0.8, lighter(color, 0.1)],
    [1, darker(color, 0.06)],
  ]);
  const folds = twice(
    stroke(
      `M${half - 44} ${-face.cowl}Q${half - 50} ${-face.nose - 8} ${half - 56} ${-face.nose + 3}`,
      darker(color, 0.35),
      1.2,
      { opacity: 0.7 },
    ) +
      stroke(
        `M${half - 46} ${-face.cowl}Q${half - 52} ${-face.nose - 8} ${half - 58} ${-face.nose + 3}`,
        '#ffffff',
        1,
        { opacity: 0.4 },
      ),
  );
  return (
    path(lid, fill) +
    folds +
    stroke(
      `M${-half + 22} ${-face.nose + 3.5}Q0 ${-face.nose + 8} ${half - 22} ${-face.nose + 3.5}`,
      darker(color, 0.6),
      1.2,
    )
  );
}
