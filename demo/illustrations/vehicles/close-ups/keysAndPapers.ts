import { darker, lighter } from '../../color';
import type { Light } from '../../light';
import type { Random } from '../../random';
import { circle, group, path, rect, stroke } from '../../shapes';
import { rounded } from '../../rounded';
import type { Sketch } from '../../sketch';
import { lettersCentred } from '../glyphs';

/** Keys and papers on a wooden table. */
export function keysAndPapers(s: Sketch, light: Light, random: Random, keys: number): string {
  const wood = light.on(random.pick(['#a9764a', '#8a5f3f', '#c39a6b']));
  const parts = [rect(0, 0, 1600, 1200, wood)];
  for (let i = 0; i < 6; i++) {
    parts.push(
      rect(0, i * 200, 1600, 196, s.fade(lighter(wood, 0.06 + (i % 3) * 0.03), darker(wood, 0.06))),
    );
    for (let g = 0; g < 4; g++)
      parts.push(
        stroke(
          `M${random.between(-100, 900)} ${i * 200 + random.between(20, 180)}q300 ${random.between(-16, 16)} ${random.between(400, 800)} 0`,
          darker(wood, 0.2),
          2.5,
          { opacity: 0.5 },
        ),
      );
  }
  const paper = (
    x: number,
    y: number,
    w: number,
    h: number,
    turn: number,
    color: string,
    band: string,
  ) =>
    group(
      `rotate(${turn} ${x + w / 2} ${y + h / 2})`,
      rect(x + 14, y + 18, w, h, '#000000', { opacity: 0.25, rx: 10 }),
      rect(x, y, w, h, color, { rx: 8 }),
      rect(x, y, w, 78, band, { rx: 8 }),
      ...Array.from({ length: Math.floor((h - 170) / 44) }, (_, i) =>
        rect(
          x + 40,
          y + 130 + i * 44,
          (w - 80) * [0.9, 0.6, 0.75, 0.5][i % 4]!,
          13,
          darker(color, 0.28),
          { opacity: 0.55, rx: 6 },
        ),
      ),
    );
  parts.push(
    paper(180, 130, 560, 780, -7, '#f3efe2', '#7f9fb5'),
    paper(640, 240, 520, 660, 5, '#e9f2e4', '#6d9a6b'),
    paper(980, 110, 440, 600, 12, '#2b4c7a', '#1f3a60'),
  );
  parts.push(
    group(
      'rotate(12 1200 410)',
      circle(1200, 450, 96, 'none', { stroke: '#d9b65a', 'stroke-width': 8 }),
      lettersCentred('SERVICE', 1200, 220, 44, '#f0d998'),
    ),
  );
  for (let i = 0; i < keys; i++)
    parts.push(key(s, 480 + i * 400, 880 + (i % 2) * 40, -24 + i * 38));
  return parts.join('');
}

function key(s: Sketch, x: number, y: number, turn: number): string {
  const body = rounded([
    [x - 80, y - 130, 50],
    [x + 80, y - 130, 50],
    [x + 66, y + 130, 50],
    [x - 66, y + 130, 50],
  ]);
  const buttons = [-66, 4, 74]
    .map(
      (dy, i) =>
        rect(x - 40, y + dy - 22, 80, 46, '#3a4047', { rx: 18 }) +
        circle(x, y + dy, 10, ['#c9cfd4', '#c9cfd4', '#e0604c'][i]!),
    )
    .join('');
  return group(
    `rotate(${turn} ${x} ${y})`,
    path(body, '#000000', { opacity: 0.3, transform: 'translate(14 18)' }),
    rect(
      x - 20,
      y + 110,
      40,
      170,
      s.across([
        [0, '#f0f3f5'],
        [0.5, '#a9b1b7'],
        [1, '#dfe4e7'],
      ]),
      { rx: 6 },
    ),
    circle(x, y - 150, 40, 'none', { stroke: '#b9c0c6', 'stroke-width': 12 }),
    path(body, s.fade('#343a40', '#121417')),
    buttons,
    stroke(`M${x - 58} ${y - 96}L${x - 48} ${y + 90}`, '#ffffff', 5, { opacity: 0.25 }),
  );
}
