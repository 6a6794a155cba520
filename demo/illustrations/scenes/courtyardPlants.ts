import { darker, lighter } from '../color';
import { foliage, type Light, type Season } from '../light';
import type { Random } from '../random';
import { circle, ellipse, path, rect, stroke } from '../shapes';
import { round } from '../sketch';

export function vine(light: Light, season: Season, random: Random, width: number): string {
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

export function flowerPot(
  light: Light,
  season: Season,
  random: Random,
  x: number,
  y: number,
): string {
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
