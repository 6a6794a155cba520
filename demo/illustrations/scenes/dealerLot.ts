import { darker, lighter, mix } from '../color';
import type { Light } from '../light';
import type { Random } from '../random';
import { path, polygon, rect, stroke } from '../shapes';
import { round, type Sketch } from '../sketch';
import { slabs } from './paving';
import { mountainRange } from './mountainRange';
import { bush } from './plants';
import type { Scene } from './scene';
import { sky } from './sky';

/** The forecourt of a dealer: glass front, canopy, flags. */
export const dealerLot: Scene = (s, light, season, random) => {
  const foot = 800;
  const brand = light.on(random.pick(['#0f6b6b', '#26547c', '#8a3033', '#3d5a45']));
  const parts = [
    sky(s, light, random, foot),
    mountainRange(s, light, season, random, {
      top: 380,
      rise: 150,
      base: 700,
      distance: 0.66,
      peaks: 6,
    }),
  ];
  const x = random.between(180, 330);
  for (let i = 0; i < 3; i++) parts.push(flag(light, brand, random, x - 150 + i * 62, foot));
  parts.push(hall(s, light, random, x, brand, foot));
  for (let i = 0; i < 3; i++) parts.push(bush(light, season, random, 20 + i * 60, foot + 10, 90));
  parts.push(slabs(s, light, foot, season === 'winter' ? '#cdd6df' : '#a9adb1', 260));
  return { back: parts.join(''), front: '' };
};

function hall(
  s: Sketch,
  light: Light,
  random: Random,
  x: number,
  brand: string,
  foot: number,
): string {
  const wall = light.on('#e7eaec');
  const glassTop = mix(light.on('#57788c'), light.sky[0]![1], 0.35);
  const glassLow = light.lamps ? '#ffd9a0' : mix(light.on('#2f4654'), light.sky.at(-1)![1], 0.3);
  const parts = [
    rect(x, 290, 1500, foot - 290, wall),
    rect(x - 30, 262, 1500, 84, brand),
    rect(x - 30, 262, 1500, 12, lighter(brand, 0.3)),
    rect(x, 346, 1500, 18, '#000000', { opacity: 0.2 }),
  ];
  parts.push(
    rect(
      x + 30,
      372,
      1500,
      foot - 372,
      s.linear([
        [0, glassTop],
        [0.6, mix(glassTop, glassLow, 0.5)],
        [1, glassLow],
      ]),
    ),
  );
  for (let i = 0; i < 3; i++) {
    const gx = x + 60 + i * 420 + random.between(-20, 20);
    parts.push(
      polygon(
        [
          [gx + 120, 372],
          [gx + 230, 372],
          [gx - 10, foot],
          [gx - 120, foot],
        ],
        '#ffffff',
        { opacity: 0.11 },
      ),
      polygon(
        [
          [gx + 260, 372],
          [gx + 290, 372],
          [gx + 50, foot],
          [gx + 20, foot],
        ],
        '#ffffff',
        { opacity: 0.1 },
      ),
    );
  }
  for (let i = 0; i < 3; i++)
    parts.push(
      indoorCar(
        light,
        x + 130 + i * 430,
        foot - 12,
        random.pick(['#b23a3a', '#e7e9ea', '#2f5d8a', '#30353b', '#cfa53a']),
      ),
    );
  for (let i = 0; i < 8; i++)
    parts.push(rect(x + 30 + i * 200, 372, 9, foot - 372, light.on('#39444c')));
  parts.push(
    rect(x + 30, 560, 1500, 6, light.on('#39444c')),
    rect(x, foot - 14, 1500, 14, light.on('#4a545b')),
  );
  for (let i = 0; i < 5; i++)
    parts.push(rect(x + 60 + i * 46, 290, 30, 28, '#ffffff', { opacity: 0.92, rx: 5 }));
  return parts.join('');
}

/** A car behind the glass, only a hint of one. */
function indoorCar(light: Light, x: number, foot: number, color: string): string {
  const paint = mix(light.on(color), light.on('#47606f'), 0.45);
  return (
    path(
      `M${round(x)} ${foot - 18}q2 -46 46 -52q30 -46 90 -46q66 0 92 44q50 4 54 34l-4 22Z`,
      paint,
    ) +
    path(
      `M${round(x + 66)} ${foot - 72}q22 -30 66 -32v32Zm76 -32q40 0 58 32h-58Z`,
      darker(paint, 0.45),
    ) +
    [58, 222]
      .map(
        (dx) =>
          `<circle cx="${round(x + dx)}" cy="${foot - 18}" r="22" fill="${darker(paint, 0.7)}"/>`,
      )
      .join('')
  );
}

function flag(light: Light, color: string, random: Random, x: number, foot: number): string {
  const wave = random.between(8, 18);
  return (
    stroke(`M${round(x)} ${foot}V300`, light.on('#c9cfd3'), 7) +
    path(`M${round(x + 3)} 308q${round(wave)} 12 44 2v190q-26 12 -44 -4Z`, color) +
    path(`M${round(x + 24)} 314q12 4 23 -4v190q-12 6 -23 4Z`, darker(color, 0.2))
  );
}
