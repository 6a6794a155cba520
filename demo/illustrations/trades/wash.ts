import { circle, ellipse, path, rect, stroke } from '../shapes';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import { room } from './room';
import type { Trade } from './trade';
import { bucket } from './bucket';

/** A car under foam and bubbles. */
export const wash: Trade = (s, light, _season, random) => {
  const car = placeCar(
    carSide(s, light, random.pick(['coupe', 'suv', 'sedan']), {
      color: random.pick(['#15181c', '#1f4e8c', '#7a1f2b']),
      rim: 'twin',
      turn: 8,
    }),
    'coupe',
    820,
    1020,
    3,
    false,
  );
  const foam = Array.from({ length: 60 }, () => {
    const x = random.between(240, 1390);
    const along = 1 - Math.abs((x - 815) / 640);
    return circle(
      x,
      740 - along * 110 + random.between(-24, 34),
      random.between(16, 44),
      random.pick(['#ffffff', '#f2f8fc', '#e6f1f8']),
      { opacity: 0.92 },
    );
  }).join('');
  const drips = Array.from({ length: 16 }, () =>
    rect(
      random.between(300, 1340),
      random.between(760, 810),
      random.between(12, 24),
      random.between(40, 130),
      '#ffffff',
      { rx: 10, opacity: 0.75 },
    ),
  ).join('');
  const bubbles = Array.from({ length: 26 }, () =>
    circle(random.between(60, 1540), random.between(180, 900), random.between(8, 30), '#ffffff', {
      'fill-opacity': 0.14,
      stroke: '#ffffff',
      'stroke-width': 3,
      'stroke-opacity': 0.8,
    }),
  ).join('');
  const tiles =
    Array.from({ length: 9 }, (_, i) =>
      stroke(`M0 ${90 + i * 90}H1600`, '#ffffff', 3, { opacity: 0.35 }),
    ).join('') +
    Array.from({ length: 15 }, (_, i) =>
      stroke(`M${i * 115} 0V820`, '#ffffff', 3, { opacity: 0.35 }),
    ).join('');
  return (
    room(s, light, random.pick(['#5aa3b8', '#6c8fb8', '#5fae9c']), '#6f8089') +
    tiles +
    ellipse(800, 1060, 760, 90, '#cfe6ef', { opacity: 0.4 }) +
    car +
    foam +
    drips +
    stroke('M60 1110Q240 980 210 800L290 760', '#22262b', 16) +
    path('M280 740L420 690l8 22L290 776Z', '#3b4147') +
    path('M424 700Q560 640 700 660L690 700Q560 690 428 712Z', '#ffffff', { opacity: 0.5 }) +
    bubbles +
    bucket(light, 1360, 1080)
  );
};
