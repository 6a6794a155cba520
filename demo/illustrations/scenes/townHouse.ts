import { darker, lighter } from '../color';
import type { Light, Season } from '../light';
import type { Random } from '../random';
import { circle, path, rect, stroke } from '../shapes';
import { round, type Sketch } from '../sketch';
import { windowOf, gateOf } from './townOpenings';

export const FACADES = [
  '#e9c88f',
  '#d9a58c',
  '#b9cdb2',
  '#a9c3d6',
  '#efe0c2',
  '#e3b7a0',
  '#cfd6c0',
  '#d8c4dc',
];

export function townHouse(
  s: Sketch,
  light: Light,
  season: Season,
  random: Random,
  x: number,
  foot: number,
  width: number,
  height: number,
  color: string,
): string {
  const wall = light.on(color, 0.08);
  const top = foot - height;
  const ridge = top - random.between(175, 235);
  const parts = [
    rect(
      x,
      top,
      width + 1,
      height,
      s.linear([
        [0, darker(wall, 0.12)],
        [0.2, wall],
        [1, lighter(wall, 0.08)],
      ]),
    ),
  ];
  parts.push(roof(s, light, season, random, x, top, width, ridge));
  parts.push(
    rect(x - 6, top - 6, width + 12, 14, lighter(wall, 0.4)),
    rect(x, top + 8, width, 12, darker(wall, 0.3), { opacity: 0.4 }),
  );
  parts.push(
    rect(x, foot - 34, width, 34, darker(wall, 0.3)),
    rect(x - 3, top, 8, height, lighter(wall, 0.3), { opacity: 0.6 }),
  );
  const columns = width > 330 ? 4 : 3;
  const gate = random.whole(0, columns - 1);
  for (let i = 0; i < columns; i++) {
    const middle = x + (width * (i + 0.5)) / columns;
    parts.push(windowOf(light, random, middle, top + 42, 46, 78, wall));
    if (i === gate)
      parts.push(
        gateOf(light, random, middle, foot, Math.min(84, (width / columns) * 0.86), height * 0.46),
      );
    else parts.push(windowOf(light, random, middle, foot - height * 0.45, 48, 66, wall));
  }
  return parts.join('');
}

function roof(
  s: Sketch,
  light: Light,
  season: Season,
  random: Random,
  x: number,
  top: number,
  width: number,
  ridge: number,
): string {
  const tiles = light.on(
    season === 'winter' ? '#dfe7ef' : random.pick(['#b4573a', '#a34a35', '#bd6a45', '#94503c']),
    0.1,
  );
  const inset = width * random.between(0.06, 0.16);
  const d = `M${round(x - 8)} ${round(top)}L${round(x + inset)} ${round(ridge)}H${round(x + width - inset)}L${round(x + width + 8)} ${round(top)}Z`;
  const parts = [
    path(
      d,
      s.linear([
        [0, lighter(tiles, 0.1)],
        [0.6, tiles],
        [1, darker(tiles, 0.2)],
      ]),
    ),
  ];
  for (let y = ridge + 16; y < top - 6; y += 15) {
    const share = (y - ridge) / (top - ridge);
    parts.push(
      stroke(
        `M${round(x + inset * (1 - share) + 4)} ${round(y)}H${round(x + width - inset * (1 - share) - 4)}`,
        darker(tiles, 0.22),
        3,
        { opacity: 0.45, 'stroke-dasharray': '9 5' },
      ),
    );
  }
  const eyes = width > 330 ? 3 : 2;
  const eyeY = ridge + (top - ridge) * random.between(0.5, 0.62);
  for (let i = 0; i < eyes; i++)
    parts.push(eye(light, tiles, x + (width * (i + 0.5)) / eyes, eyeY, 62));
  if (random.chance(0.7)) parts.push(chimney(light, x + width * random.between(0.2, 0.75), ridge));
  return parts.join('');
}

/** The half-closed dormer of such roofs. */
function eye(light: Light, tiles: string, x: number, y: number, width: number): string {
  const half = width / 2;
  const lid = `M${round(x - half * 1.35)} ${round(y + 12)}C${round(x - half * 0.6)} ${round(y + 6)} ${round(x - half * 0.62)} ${round(y - 27)} ${round(x)} ${round(y - 27)}S${round(x + half * 0.6)} ${round(y + 6)} ${round(x + half * 1.35)} ${round(y + 12)}Z`;
  const slit = `M${round(x - half * 0.74)} ${round(y + 9)}Q${round(x)} ${round(y - 27)} ${round(x + half * 0.74)} ${round(y + 9)}Z`;
  return (
    path(lid, darker(tiles, 0.16)) +
    path(lid, lighter(tiles, 0.1), { transform: 'translate(-2 -3)' }) +
    path(slit, light.lamps ? '#ffcf7a' : darker(tiles, 0.72)) +
    circle(x, y + 1, 6, darker(tiles, light.lamps ? 0.6 : 0.86))
  );
}

function chimney(light: Light, x: number, ridge: number): string {
  const brick = light.on('#9b6a55', 0.1);
  return (
    rect(x, ridge - 34, 30, 52, brick) +
    rect(x + 18, ridge - 34, 12, 52, darker(brick, 0.2)) +
    rect(x - 4, ridge - 40, 38, 9, lighter(brick, 0.2))
  );
}
