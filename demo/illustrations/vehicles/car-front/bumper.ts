import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import { circle, ellipse, path, rect, stroke } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';
import type { CarFace } from '../carFace';
import type { Grille } from '../carLook';
import { both, twice } from './mirrored';

export function bumper(
  s: Sketch,
  light: Light,
  face: CarFace,
  color: string,
  grille: Grille,
): string {
  const black = light.on('#16191d');
  const half = face.width / 2;
  const top = -face.nose + 8;
  const low = -face.sill - 6;
  const parts: string[] = [];
  if (face.cladding)
    parts.push(
      path(
        both([
          [half - 18, face.sill, 6],
          [half - 3, face.sill + 10, 8],
          [half - 2, face.sill + 20, 4],
          [half - 40, face.sill + 17, 6],
        ]),
        light.on('#2a2e33'),
      ),
    );
  const bars = (clip: string, y: number, h: number) =>
    s.clipped(
      clip,
      ...Array.from({ length: 6 }, (_, i) =>
        rect(-60, y + (i * h) / 6, 120, 1.4, light.on('#7d858c')),
      ),
    );
  if (grille === 'slats') {
    const d = both([
      [34, face.nose - 24, 6],
      [44, face.nose - 8, 5],
    ]);
    parts.push(path(d, black), bars(d, top, 17), stroke(d, light.on('#c8ced2'), 1.6));
  } else if (grille === 'hex') {
    const d = both([
      [26, face.nose - 42, 6],
      [42, face.nose - 28, 4],
      [36, face.nose - 7, 5],
    ]);
    parts.push(path(d, black), bars(d, top, 34), stroke(d, light.on('#b3babf'), 1.4));
  } else if (grille === 'twin') {
    const d = rounded([
      [3, -face.nose + 26, 5],
      [30, -face.nose + 24, 6],
      [33, -face.nose + 8, 6],
      [4, -face.nose + 8, 5],
    ]);
    const bars2 = Array.from({ length: 6 }, (_, i) =>
      stroke(`M${8 + i * 4.4} ${-face.nose + 9}v15`, light.on('#8a9299'), 1),
    ).join('');
    parts.push(twice(path(d, black) + bars2 + stroke(d, light.on('#d3d8dc'), 1.8)));
  } else
    parts.push(
      stroke(
        `M-40 ${-face.nose + 17}Q0 ${-face.nose + 21} 40 ${-face.nose + 17}`,
        darker(color, 0.4),
        1.4,
      ),
    );
  parts.push(
    ellipse(0, -face.nose + 15.5, 6.5, 6.5, light.on('#dfe3e6')),
    ellipse(0, -face.nose + 15.5, 4.6, 4.6, darker(color, 0.5)),
  );
  const intake = both([
    [half - 56, face.sill + 7, 5],
    [half - 44, face.sill + 20, 5],
  ]);
  parts.push(
    path(intake, black),
    twice(
      path(
        rounded([
          [half - 36, low - 4, 4],
          [half - 12, low - 8, 4],
          [half - 9, low - 21, 5],
          [half - 34, low - 15, 4],
        ]),
        black,
      ) +
        circle(half - 22, low - 12, 4.4, '#dfe7ec') +
        circle(half - 22, low - 12, 3, '#f8fcff'),
    ),
  );
  parts.push(
    stroke(
      `M${-half + 6} ${-face.nose + 32}Q0 ${-face.nose + 44} ${half - 6} ${-face.nose + 32}`,
      lighter(color, 0.6),
      1.2,
      { opacity: 0.4 },
    ),
  );
  return parts.join('');
}
