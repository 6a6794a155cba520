import { darker, lighter, mix } from '../color';
import { grass, type Light } from '../light';
import type { Random } from '../random';
import { circle, polygon, rect, stroke } from '../shapes';
import { round, type Sketch } from '../sketch';
import { asphalt } from './paving';
import { bush } from './plants';
import { tree } from './trees';
import type { Scene } from './scene';
import { sky } from './sky';

/** The parking lot between blocks of flats. */
export const parking: Scene = (s, light, season, random) => {
  const foot = 770;
  const parts = [sky(s, light, random, foot)];
  parts.push(block(s, light, random, random.between(-220, -60), 250, 620, foot, 9, 0.26));
  parts.push(block(s, light, random, random.between(880, 1010), 120, 760, foot, 11, 0.16));
  parts.push(block(s, light, random, random.between(420, 500), 400, 470, foot, 5, 0.06));
  parts.push(
    rect(0, foot - 16, 1600, 96, light.on(grass[season], 0.08)),
    rect(0, foot + 58, 1600, 20, light.on('#b9b6b0')),
    rect(0, foot + 74, 1600, 10, darker(light.on('#8a8781'), 0.2)),
  );
  for (const x of [90, 350, 640, 1000, 1290, 1540]) {
    if (random.chance(0.75))
      parts.push(
        tree(
          light,
          season,
          random,
          x + Math.round(random.between(-60, 60)),
          foot + 46,
          Math.round(random.between(230, 340)),
          0.04,
        ),
      );
    parts.push(
      bush(
        light,
        season,
        random,
        x + random.between(40, 160),
        foot + 58,
        random.between(70, 130),
        0.03,
      ),
    );
  }
  if (random.chance(0.6)) parts.push(lamp(light, random.pick([210, 1390]), foot + 70));
  parts.push(asphalt(s, light, random, foot + 82, season === 'winter' ? '#8d97a3' : '#5d626b'));
  const line = mix(light.on('#e9e7df'), light.on('#5d626b'), 0.2);
  for (let i = -4; i <= 4; i++)
    parts.push(
      polygon(
        [
          [800 + i * 330, foot + 92],
          [806 + i * 330, foot + 92],
          [812 + i * 520, 1010],
          [796 + i * 520, 1010],
        ],
        line,
        { opacity: 0.8 },
      ),
    );
  return { back: parts.join(''), front: '' };
};

function block(
  s: Sketch,
  light: Light,
  random: Random,
  x: number,
  top: number,
  width: number,
  foot: number,
  floors: number,
  distance: number,
): string {
  const wall = light.on(
    random.pick(['#d9cdb8', '#c9d0d2', '#e2d4b0', '#d6bfae', '#cfd8c6']),
    distance,
  );
  const band = light.on(
    random.pick(['#c98a5f', '#7fa08c', '#7d97b5', '#c9a44f', '#b7776c']),
    distance,
  );
  const parts = [
    rect(
      x,
      top,
      width,
      foot - top,
      s.across([
        [0, lighter(wall, 0.1)],
        [1, darker(wall, 0.1)],
      ]),
    ),
    rect(x - 6, top - 12, width + 12, 16, darker(wall, 0.22)),
  ];
  const floor = (foot - top - 10) / floors;
  const columns = Math.round(width / 92);
  const column = width / columns;
  for (let c = 0; c < columns; c++) {
    const balcony = c % 3 === 1;
    if (balcony) parts.push(rect(x + c * column, top, column, foot - top, band, { opacity: 0.55 }));
    for (let f = 0; f < floors; f++) {
      const wx = x + c * column + column * 0.2;
      const wy = top + 12 + f * floor;
      const glass =
        light.lamps && random.chance(0.42)
          ? random.pick(['#ffd58a', '#ffe3b0', '#ffc670'])
          : mix(light.on('#49606f', distance), light.sky[0]![1], random.between(0.15, 0.45));
      parts.push(
        rect(wx, wy, column * 0.6, floor * 0.52, glass),
        rect(wx + column * 0.29, wy, 3, floor * 0.52, lighter(wall, 0.45)),
      );
      if (balcony)
        parts.push(
          rect(
            wx - 9,
            wy + floor * 0.3,
            column * 0.6 + 18,
            floor * 0.42,
            random.chance(0.3) ? lighter(band, 0.4) : darker(wall, 0.12),
          ),
          rect(wx - 9, wy + floor * 0.28, column * 0.6 + 18, 4, lighter(wall, 0.5)),
        );
      else if (random.chance(0.14))
        parts.push(
          rect(wx + column * 0.62, wy + floor * 0.3, 22, 15, lighter(wall, 0.55)),
          circle(wx + column * 0.62 + 9, wy + floor * 0.3 + 7, 5, darker(wall, 0.3)),
        );
    }
  }
  return parts.join('');
}

function lamp(light: Light, x: number, foot: number): string {
  const pole = light.on('#59636c');
  const glow = light.lamps
    ? circle(x + 88, foot - 436, 90, '#ffe2a0', { opacity: 0.3 }) +
      circle(x + 88, foot - 436, 42, '#ffeec0', { opacity: 0.5 })
    : '';
  return (
    stroke(`M${x} ${foot}V${round(foot - 420)}q0 -40 40 -40h36`, pole, 9) +
    rect(x + 66, foot - 466, 56, 16, darker(pole, 0.2), { rx: 7 }) +
    glow
  );
}
