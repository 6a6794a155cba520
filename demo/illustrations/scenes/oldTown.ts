import { darker } from '../color';
import { rect } from '../shapes';
import { cobbles } from './paving';
import { cathedral } from './cathedral';
import { councilTower } from './councilTower';
import type { Scene } from './scene';
import { sky } from './sky';
import { FACADES, townHouse } from './townHouse';

/** Houses of an old town: steep tiled roofs with half-closed eyes, a square of cobbles. */
export const oldTown: Scene = (s, light, season, random) => {
  const foot = 800;
  const parts = [sky(s, light, random, foot)];
  const landmark = random.chance(0.5) ? councilTower : cathedral;
  parts.push(landmark(s, light, random.pick([330, 820, 1220]), 640));
  let x = -random.between(30, 160);
  const colors = random.shuffled(FACADES);
  for (let i = 0; x < 1600; i++) {
    const width = random.between(270, 390);
    parts.push(
      townHouse(
        s,
        light,
        season,
        random,
        x,
        foot,
        width,
        random.between(220, 290),
        colors[i % colors.length]!,
      ),
    );
    x += width;
  }
  parts.push(
    rect(0, foot - 4, 1600, 26, light.on('#a79f95', 0.1)),
    rect(0, foot + 16, 1600, 8, darker(light.on('#8d8780'), 0.2)),
  );
  parts.push(cobbles(s, light, foot + 22, season === 'winter' ? '#b9c3cf' : '#8d8780'));
  return { back: parts.join(''), front: '' };
};
