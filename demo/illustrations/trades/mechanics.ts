import { darker, lighter } from '../color';
import type { Light } from '../light';
import { circle, ellipse, path, rect } from '../shapes';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import { looks, person } from './person';
import { workshop } from './workshop';
import type { Trade } from './trade';
import { carPaints } from './carPaints';

/** A car on a two-post lift, the mechanic below. */
export const mechanics: Trade = (s, light, _season, random) => {
  const steel = light.on('#c9a227');
  const post = (x: number) =>
    rect(
      x,
      250,
      54,
      760,
      s.across([
        [0, lighter(steel, 0.3)],
        [0.4, steel],
        [1, darker(steel, 0.35)],
      ]),
    ) +
    rect(x - 30, 1000, 114, 22, darker(steel, 0.4)) +
    rect(x - 8, 690, 70, 60, darker(steel, 0.25), { rx: 8 });
  const car = placeCar(
    carSide(s, light, random.pick(['hatchback', 'sedan', 'suv']), {
      color: random.pick(carPaints),
      rim: 'five',
      turn: 20,
    }),
    'hatchback',
    800,
    690,
    2.4,
    random.chance(0.5),
  );
  return (
    workshop(s, light, random.pick(['#3f7f86', '#b5523b', '#46648a'])) +
    post(330) +
    post(1216) +
    car +
    path('M380 700L660 712V728L380 726ZM1220 700L940 712V728L1220 726Z', darker(steel, 0.3)) +
    person(light, 690, 1046, 400, looks.mechanic, 'reaching') +
    toolCart(light, 1000, 1040)
  );
};

const toolCart = (light: Light, x: number, y: number) =>
  ellipse(x + 100, y, 140, 16, '#000000', { opacity: 0.25 }) +
  rect(x, y - 240, 200, 220, light.on('#c33b32'), { rx: 12 }) +
  [0, 1, 2]
    .map(
      (i) =>
        rect(x + 14, y - 222 + i * 64, 172, 50, darker(light.on('#c33b32'), 0.2), { rx: 6 }) +
        rect(x + 60, y - 202 + i * 64, 80, 10, '#e6eaed', { rx: 5 }),
    )
    .join('') +
  rect(x - 8, y - 254, 216, 18, '#2a2e33', { rx: 6 }) +
  circle(x + 34, y - 10, 17, '#1b1e21') +
  circle(x + 166, y - 10, 17, '#1b1e21');
