import { scenes } from '../scenes/scenes';
import { ellipse, polygon, rect } from '../shapes';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import { lettersCentred } from '../vehicles/glyphs';
import type { Trade } from './trade';

/** The car with the school's sign on the roof, cones on the lot. */
export const drivingSchool: Trade = (s, light, season, random) => {
  const { back } = scenes.parking(s, light, season, random);
  const sign =
    rect(700, 520, 210, 70, '#f5d033', { rx: 14, stroke: '#22262b', 'stroke-width': 6 }) +
    lettersCentred('SCOALA', 805, 540, 30, '#16191d', 0.16);
  const cone = (x: number, y: number, h: number) =>
    ellipse(x, y, h * 0.42, h * 0.08, '#000000', { opacity: 0.3 }) +
    polygon(
      [
        [x - h * 0.28, y],
        [x - h * 0.06, y - h],
        [x + h * 0.06, y - h],
        [x + h * 0.28, y],
      ],
      light.on('#ee6b23'),
    ) +
    polygon(
      [
        [x - h * 0.2, y - h * 0.3],
        [x - h * 0.14, y - h * 0.56],
        [x + h * 0.14, y - h * 0.56],
        [x + h * 0.2, y - h * 0.3],
      ],
      '#fbfbf6',
    ) +
    rect(x - h * 0.38, y - h * 0.06, h * 0.76, h * 0.08, light.on('#c9531a'), { rx: 4 });
  const car = placeCar(
    carSide(s, light, 'hatchback', {
      color: random.pick(['#e9ebec', '#c7342f', '#2f62a8']),
      rim: 'steel',
      turn: 3,
    }),
    'hatchback',
    800,
    1010,
    2.9,
    true,
  );
  return (
    back +
    cone(160, 960, 130) +
    cone(1460, 970, 130) +
    car +
    sign +
    rect(560, 820, 90, 90, '#2f62a8', { rx: 8 }) +
    lettersCentred('L', 605, 838, 54, '#ffffff', 0.18) +
    cone(340, 1130, 200) +
    cone(1250, 1140, 200)
  );
};
