import { darker, lighter, mix } from '../color';
import { grass, type Light, type Season } from '../light';
import type { Random } from '../random';
import { circle, path, polygon, rect, stroke } from '../shapes';
import { round, type Sketch } from '../sketch';
import { asphalt } from './paving';
import { mountainRange } from './mountainRange';
import { poplar, tree } from './trees';
import { tufts } from './plants';
import type { Scene } from './scene';
import { sky } from './sky';

/** A county road between fields, hills and a fortified village church. */
export const countryRoad: Scene = (s, light, season, random) => {
  const parts = [
    sky(s, light, random, 700),
    mountainRange(s, light, season, random, {
      top: 420,
      rise: 130,
      base: 690,
      distance: 0.68,
      peaks: 8,
    }),
  ];
  parts.push(
    hill(s, light, season, random, 600, 50, 0.42),
    village(light, random.between(240, 1250), 640),
    hill(s, light, season, random, 660, 36, 0.24),
  );
  const first = random.between(40, 200);
  for (let i = 0; i < 9; i++)
    if (random.chance(0.8))
      parts.push(poplar(light, season, first + i * 178, 745, 190 + (i % 3) * 34, 0.14));
  parts.push(hill(s, light, season, random, 730, 18, 0.06));
  for (const x of [120, 420, 1180, 1430])
    if (random.chance(0.6))
      parts.push(haystack(s, light, season, x + random.between(-70, 70), 815));
  if (random.chance(0.6))
    parts.push(tree(light, season, random, random.pick([150, 1440]), 850, 430));
  parts.push(asphalt(s, light, random, 868, season === 'winter' ? '#8f9aa6' : '#666a70'));
  const verge = light.on(grass[season]);
  parts.push(
    rect(0, 852, 1600, 20, mix(verge, light.on('#a8987a'), 0.5)),
    tufts(darker(verge, 0.1), random, 0, 1600, 862, 30, 110),
  );
  parts.push(
    stroke('M0 892H1600', light.on('#e8e6de'), 7, { opacity: 0.8 }),
    stroke('M-40 1110H1660', light.on('#efede6'), 15, {
      'stroke-dasharray': '210 170',
      opacity: 0.85,
    }),
  );
  const front = tufts(
    darker(verge, 0.4),
    random,
    -20,
    1620,
    1225,
    season === 'winter' ? 40 : 80,
    60,
  );
  return { back: parts.join(''), front };
};

function hill(
  s: Sketch,
  light: Light,
  season: Season,
  random: Random,
  y: number,
  rise: number,
  distance: number,
): string {
  const shift = random.between(0, 6);
  let d = 'M0 900';
  for (let x = 0; x <= 1600; x += 80)
    d += `L${x} ${round(y + Math.sin(x / 290 + shift) * rise + Math.sin(x / 130 + shift * 2) * rise * 0.3)}`;
  d += 'L1600 900Z';
  const base = light.on(grass[season], distance);
  const fields = ['#d9b95a', '#a9b85c', '#8d6d4c', '#c7c46b', '#6f9a4e'].map((color, i) => {
    const x = i * 340 + random.between(-80, 80);
    const field = light.on(season === 'winter' ? '#dfe8f1' : color, distance + 0.06);
    const rows = stroke(
      Array.from(
        { length: 7 },
        (_, r) => `M${round(x + 28 + r * 34)} ${y - rise}L${round(x - 60 + r * 44)} 900`,
      ).join(''),
      darker(field, 0.12),
      3,
      { opacity: 0.5 },
    );
    return (
      polygon(
        [
          [x, y - rise * 1.4],
          [x + 250, y - rise * 1.4],
          [x + 330, 900],
          [x - 90, 900],
        ],
        field,
      ) + rows
    );
  });
  return (
    path(
      d,
      s.linear([
        [0, lighter(base, 0.08)],
        [0.4, base],
        [1, darker(base, 0.08)],
      ]),
    ) + s.clipped(d, ...random.shuffled(fields).slice(0, 3))
  );
}

function village(light: Light, x: number, y: number): string {
  const wall = light.on('#efe5d2', 0.34);
  const roof = light.on('#b05c43', 0.34);
  const parts = [
    rect(x - 26, y - 120, 52, 120, wall),
    rect(x + 4, y - 120, 22, 120, darker(wall, 0.14)),
    polygon(
      [
        [x - 34, y - 118],
        [x, y - 196],
        [x + 34, y - 118],
      ],
      roof,
    ),
    circle(x, y - 88, 8, light.on('#5f6b74', 0.3)),
  ];
  [-190, -130, -84, 60, 112, 170, 214].forEach((dx, i) => {
    const height = 30 + (i % 3) * 9;
    parts.push(
      rect(x + dx, y - height, 44, height, i % 2 ? wall : light.on('#e0c79c', 0.34)),
      polygon(
        [
          [x + dx - 6, y - height],
          [x + dx + 8, y - height - 26],
          [x + dx + 36, y - height - 26],
          [x + dx + 50, y - height],
        ],
        i % 3 ? roof : darker(roof, 0.1),
      ),
    );
  });
  return parts.join('');
}

function haystack(s: Sketch, light: Light, season: Season, x: number, y: number): string {
  const hay = light.on(season === 'winter' ? '#e4e6e2' : '#cfa953', 0.04);
  return (
    path(
      `M${round(x - 46)} ${y}Q${round(x - 50)} ${y - 66} ${round(x)} ${y - 112}Q${round(x + 50)} ${y - 66} ${round(x + 46)} ${y}Z`,
      s.across([
        [0, lighter(hay, 0.18)],
        [0.55, hay],
        [1, darker(hay, 0.3)],
      ]),
    ) + stroke(`M${round(x)} ${y - 132}V${y - 90}`, light.on('#6b5138'), 5)
  );
}
