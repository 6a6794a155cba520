import type { Light } from '../light';
import { ellipse, path, polygon, rect, stroke } from '../shapes';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import { looks, person } from './person';
import { room } from './room';
import type { Trade } from './trade';

/** A masked car and a painter with the gun. */
export const bodywork: Trade = (s, light, _season, random) => {
  const color = random.pick(['#c7342f', '#2f62a8', '#e0a02c']);
  const car = placeCar(
    carSide(s, light, 'sedan', { color, rim: 'steel', turn: 4, wheelless: true }),
    'sedan',
    890,
    1030,
    2.7,
    true,
  );
  const slats = Array.from({ length: 9 }, (_, i) =>
    rect(0, 100 + i * 84, 1600, 6, '#000000', { opacity: 0.05 }),
  ).join('');
  const mist = [0, 1, 2]
    .map((i) =>
      ellipse(520 + i * 46, 760 + i * 6, 60 + i * 22, 40 + i * 18, light.on(color), {
        opacity: 0.16 - i * 0.03,
      }),
    )
    .join('');
  const masking =
    polygon(
      [
        [902, 652],
        [990, 650],
        [1196, 752],
        [1180, 772],
        [900, 764],
      ],
      light.on('#dcc48d'),
    ) +
    polygon(
      [
        [990, 650],
        [1196, 752],
        [1188, 764],
        [982, 662],
      ],
      '#4a86c2',
    ) +
    stroke('M930 680L1090 750M910 720L1010 762', light.on('#c2a86f'), 4);
  return (
    room(s, light, '#dfe5e6', '#a7b0b4') +
    slats +
    [120, 640, 1160]
      .map(
        (x) =>
          rect(x, 60, 320, 26, '#ffffff') +
          polygon(
            [
              [x, 86],
              [x + 320, 86],
              [x + 420, 800],
              [x - 100, 800],
            ],
            '#ffffff',
            { opacity: 0.16 },
          ),
      )
      .join('') +
    car +
    masking +
    mist +
    person(light, 300, 1060, 560, looks.painter, 'working') +
    rect(430, 772, 66, 22, '#3b4147', { rx: 6 }) +
    path('M448 790h22l-6 60h-20Z', '#22262b') +
    rect(440, 730, 40, 44, light.on(color), { rx: 6 }) +
    paintCans(light, 110, 1060)
  );
};

const paintCans = (light: Light, x: number, y: number) =>
  ['#c7342f', '#2f62a8', '#e0a02c']
    .map(
      (color, i) =>
        rect(
          x + i * 74 - (i === 2 ? 110 : 0),
          y - 84 - (i === 2 ? 84 : 0),
          66,
          84,
          light.on('#cdd4d9'),
          { rx: 5 },
        ) +
        rect(
          x + i * 74 - (i === 2 ? 110 : 0),
          y - 60 - (i === 2 ? 84 : 0),
          66,
          34,
          light.on(color),
        ),
    )
    .join('');
