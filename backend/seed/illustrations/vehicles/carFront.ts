import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import { circle, ellipse, path, rect, rounded, stroke, type Sketch } from '../sketch';
import { carFaces, type CarFace } from './carFace';
import type { CarBody } from './car-shapes/carShapes';
import { letters, lettersWidth } from './glyphs';

export type Grille = 'slats' | 'hex' | 'twin' | 'closed';
export type Lamp = 'slim' | 'round' | 'angular';
export type FrontLook = { color: string; grille: Grille; lamp: Lamp; plate: string };
type Corner = readonly [number, number, number?];

/** Corners of the right half, mirrored into a whole outline. */
export const both = (half: readonly Corner[]) =>
  rounded([
    ...half.map(([x, h, r]) => [x, -h, r] as const),
    ...[...half].reverse().map(([x, h, r]) => [-x, -h, r] as const),
  ]);
const twice = (drawn: string) => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`;

/** A car seen from straight ahead, wheels on y 0, in centimetres. */
export function carFront(s: Sketch, light: Light, body: CarBody, look: FrontLook): string {
  const face = carFaces[body];
  const color = light.on(look.color);
  return [
    shadowAndTyres(s, light, face),
    shell(s, face, color),
    windscreen(s, light, face, color),
    bonnet(s, face, color),
    bumper(s, light, face, color, look.grille),
    lamps(s, light, face, look.lamp),
    mirrors(s, light, face, color),
    plate(look.plate, -face.nose + (face.nose - face.sill) * 0.62),
  ].join('');
}

export function shadowAndTyres(s: Sketch, light: Light, face: CarFace): string {
  const half = face.width / 2;
  const blur = s.radial([
    [0, light.shadow, 0.8],
    [0.75, light.shadow, 0.5],
    [1, light.shadow, 0],
  ]);
  const tyre = (x: number) =>
    rect(
      x,
      -face.wheelRadius - 8,
      24,
      face.wheelRadius + 8,
      s.across([
        [0, '#0c0d10'],
        [0.5, '#26292e'],
        [1, '#101216'],
      ]),
      { rx: 5 },
    ) + [4, 11, 18].map((dx) => rect(x + dx, -22, 1.5, 22, '#08090b')).join('');
  return (
    ellipse(0, 3, half * 1.22, 15, blur) +
    rect(-half + 14, -face.sill - 12, face.width - 28, face.sill + 8, '#0b0c0f') +
    tyre(-half + 6) +
    tyre(half - 30)
  );
}

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

function bonnet(s: Sketch, face: CarFace, color: string): string {
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

function bumper(s: Sketch, light: Light, face: CarFace, color: string, grille: Grille): string {
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

function lamps(s: Sketch, light: Light, face: CarFace, lamp: Lamp): string {
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

export function mirrors(s: Sketch, light: Light, face: CarFace, color: string): string {
  const x = face.width / 2 - 14;
  const y = -face.cowl;
  return twice(
    path(
      rounded([
        [x, y + 1, 2],
        [x + 21, y + 3, 5],
        [x + 22, y - 9, 6],
        [x + 6, y - 10, 5],
      ]),
      s.fade(lighter(color, 0.4), darker(color, 0.35)),
    ) + rect(x - 6, y - 2, 10, 4, light.on('#22262b')),
  );
}

/** A registration plate in the Romanian manner, centred on x 0. */
export function plate(text: string, y: number): string {
  const height = 6.6;
  const width = lettersWidth(text, height);
  return (
    rect(-28, y - 6, 56, 12.4, '#f6f7f5', { rx: 1.6, stroke: '#20242a', 'stroke-width': 0.8 }) +
    rect(-27.6, y - 5.6, 6, 11.6, '#1f4fa3', { rx: 1.2 }) +
    circle(-24.6, y - 2, 1.6, '#f3d24b') +
    letters(text, 3 - width / 2, y - 3.2, height, '#16191d')
  );
}
