import { darker, lighter } from '../color';
import { grass, type Light } from '../light';
import { path, rect } from '../shapes';
import { round, type Sketch } from '../sketch';
import { slabs } from './paving';
import { forest, mountainRange } from './mountainRange';
import { tree } from './trees';
import type { Scene } from './scene';
import { sky } from './sky';
import { villageHouse } from './villageHouse';
import { flowerPot } from './courtyardPlants';

/** The yard of a Saxon village house: coloured wall, wooden gate, vine and geraniums. */
export const courtyard: Scene = (s, light, season, random) => {
  const foot = 830;
  const parts = [
    sky(s, light, random, 640),
    mountainRange(s, light, season, random, {
      top: 330,
      rise: 160,
      base: 640,
      distance: 0.6,
      peaks: 6,
    }),
    forest(light, season, random, 600, 60, 0.42, 60),
  ];
  parts.push(
    tree(light, season, random, random.pick([1420, 1500]), 720, 460, 0.12),
    tree(light, season, random, 1180, 700, 330, 0.2),
  );
  const wall = light.on(random.pick(['#8fb3c9', '#e2c07f', '#a8c29a', '#e0a88a', '#ece1cb']));
  const width = random.between(760, 900);
  parts.push(
    fence(s, light, width - 10, foot),
    villageHouse(s, light, season, random, wall, width, foot),
  );
  parts.push(rect(0, foot - 6, 1600, 40, light.on(grass[season], 0.04)));
  parts.push(slabs(s, light, foot + 20, season === 'winter' ? '#d5dde6' : '#b7ab99'));
  for (let i = 0; i < 3; i++) parts.push(flowerPot(light, season, random, 40 + i * 96, foot + 44));
  return { back: parts.join(''), front: '' };
};

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
