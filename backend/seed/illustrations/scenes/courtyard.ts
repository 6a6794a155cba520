import { darker, lighter } from '../color';
import { foliage, grass, type Light, type Season } from '../light';
import type { Random } from '../random';
import { circle, ellipse, path, rect, round, stroke, type Sketch } from '../sketch';
import { slabs } from './ground';
import { forest, range } from './mountains';
import { tree } from './plants';
import type { Scene } from './scene';
import { sky } from './sky';

/** The yard of a Saxon village house: coloured wall, wooden gate, vine and geraniums. */
export const courtyard: Scene = (s, light, season, random) => {
  const foot = 830;
  const parts = [
    sky(s, light, random, 640),
    range(s, light, season, random, { top: 330, rise: 160, base: 640, distance: 0.6, peaks: 6 }),
    forest(light, season, random, 600, 60, 0.42, 60),
  ];
  parts.push(
    tree(light, season, random, random.pick([1420, 1500]), 720, 460, 0.12),
    tree(light, season, random, 1180, 700, 330, 0.2),
  );
  const wall = light.on(random.pick(['#8fb3c9', '#e2c07f', '#a8c29a', '#e0a88a', '#ece1cb']));
  const width = random.between(760, 900);
  parts.push(fence(s, light, width - 10, foot), house(s, light, season, random, wall, width, foot));
  parts.push(rect(0, foot - 6, 1600, 40, light.on(grass[season], 0.04)));
  parts.push(slabs(s, light, foot + 20, season === 'winter' ? '#d5dde6' : '#b7ab99'));
  for (let i = 0; i < 3; i++) parts.push(flowerPot(light, season, random, 40 + i * 96, foot + 44));
  return { back: parts.join(''), front: '' };
};

function house(
  s: Sketch,
  light: Light,
  season: Season,
  random: Random,
  wall: string,
  width: number,
  foot: number,
): string {
  const top = 420;
  const tiles = light.on(season === 'winter' ? '#e6edf4' : '#ac5a3f');
  const parts = [
    rect(
      0,
      top,
      width,
      foot - top,
      s.linear([
        [0, darker(wall, 0.2)],
        [0.25, wall],
        [1, lighter(wall, 0.1)],
      ]),
    ),
  ];
  parts.push(
    path(
      `M-10 ${top + 16}L-10 170H${round(width - 120)}L${round(width + 46)} ${top + 16}Z`,
      s.fade(lighter(tiles, 0.12), darker(tiles, 0.22)),
    ),
  );
  for (let y = 192; y < top; y += 19)
    parts.push(
      stroke(`M0 ${y}H${round(width - 120 + ((y - 170) / 250) * 150)}`, darker(tiles, 0.26), 3.5, {
        'stroke-dasharray': '13 6',
        opacity: 0.5,
      }),
    );
  parts.push(
    rect(-10, top + 10, width + 52, 14, darker(tiles, 0.5)),
    rect(0, top + 24, width, 26, '#000000', { opacity: 0.16 }),
    rect(0, foot - 50, width, 50, darker(wall, 0.35)),
  );
  for (const x of [width * 0.12, width * 0.4])
    parts.push(shutteredWindow(light, random, x, top + 90, wall));
  parts.push(barnDoor(s, light, width * 0.66, foot, width * 0.28));
  if (season !== 'winter') parts.push(vine(light, season, random, width));
  return parts.join('');
}

function shutteredWindow(light: Light, random: Random, x: number, y: number, wall: string): string {
  const wood = light.on(random.pick(['#3f6b58', '#6d4a35', '#385b7a']));
  const glass = light.lamps ? '#ffd890' : light.on('#50697a');
  const frame = lighter(wall, 0.6);
  const parts = [
    rect(x - 10, y - 10, 140, 180, frame),
    rect(x, y, 120, 160, glass),
    path(`M${round(x)} ${y}h80L${round(x)} ${y + 110}Z`, '#ffffff', { opacity: 0.2 }),
    rect(x + 56, y, 8, 160, frame),
    rect(x, y + 60, 120, 7, frame),
  ];
  for (const dx of [-58, 130]) {
    parts.push(rect(x + dx, y - 6, 48, 172, wood));
    for (let i = 0; i < 9; i++)
      parts.push(rect(x + dx + 7, y + 6 + i * 18, 34, 7, darker(wood, 0.28)));
  }
  parts.push(rect(x - 14, y + 170, 148, 14, light.on('#7b5137')));
  for (let i = 0; i < 9; i++)
    parts.push(
      circle(
        x - 4 + i * 16,
        y + 166 + (i % 2) * 5,
        12,
        light.on(random.pick(['#d43f55', '#e8607a', '#5d8f48', '#c9304a', '#4c7d40'])),
      ),
    );
  return parts.join('');
}

function barnDoor(s: Sketch, light: Light, x: number, foot: number, width: number): string {
  const wood = light.on('#7a5638');
  const arch = `M${round(x)} ${foot}V590q${round(width / 2)} -110 ${round(width)} 0V${foot}Z`;
  const planks = Array.from({ length: 9 }, (_, i) =>
    rect(x + (width * i) / 9, 500, 3, foot - 500, darker(wood, 0.35)),
  );
  const braces = stroke(
    `M${round(x)} ${foot - 40}L${round(x + width / 2)} 600L${round(x + width)} ${foot - 40}`,
    lighter(wood, 0.14),
    14,
  );
  return (
    path(arch, darker(wood, 0.5), { transform: 'translate(-7 -5)' }) +
    path(arch, s.fade(darker(wood, 0.3), wood)) +
    s.clipped(arch, ...planks, braces, rect(x + width / 2 - 3, 500, 6, 400, darker(wood, 0.6)))
  );
}

function vine(light: Light, season: Season, random: Random, width: number): string {
  let leaves = '';
  for (let i = 0; i < 70; i++) {
    const x = random.between(0, width + 30);
    leaves += ellipse(
      x,
      440 + random.between(-16, 34) + 14 * Math.sin(x / 60),
      random.between(12, 22),
      random.between(10, 16),
      light.on(random.pick(foliage[season])),
    );
  }
  return (
    stroke(
      `M${round(width - 12)} 830C${round(width - 30)} 700 ${round(width)} 560 ${round(width - 20)} 450`,
      light.on('#5d4632'),
      11,
    ) + leaves
  );
}

function fence(s: Sketch, light: Light, from: number, foot: number): string {
  const wood = light.on('#9a7650', 0.05);
  let boards = '';
  for (let x = from; x < 1600; x += 40)
    boards += path(
      `M${round(x)} ${foot}V596l17 -20l17 20V${foot}Z`,
      s.fade(lighter(wood, 0.14), darker(wood, 0.18)),
    );
  return (
    rect(from, 640, 1600 - from, 16, darker(wood, 0.3)) +
    rect(from, 770, 1600 - from, 16, darker(wood, 0.3)) +
    boards
  );
}

function flowerPot(light: Light, season: Season, random: Random, x: number, y: number): string {
  const clay = light.on('#b5623f');
  let bloom = '';
  for (let i = 0; i < 12; i++)
    bloom += circle(
      x + 32 + random.between(-34, 34),
      y - 72 - random.between(0, 40),
      random.between(9, 17),
      light.on(
        season === 'winter'
          ? '#8a9692'
          : random.pick(['#d8455a', '#f08fa0', '#5e9149', '#74a655', '#f2c14e']),
      ),
    );
  return (
    ellipse(x + 34, y + 2, 44, 9, '#000000', { opacity: 0.2 }) +
    bloom +
    path(`M${x} ${y - 62}h64l-9 62h-46Z`, clay) +
    path(`M${x + 36} ${y - 62}h28l-9 62h-16Z`, darker(clay, 0.2)) +
    rect(x - 5, y - 70, 74, 14, lighter(clay, 0.1), { rx: 4 })
  );
}
