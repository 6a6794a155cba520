import { scenes } from '../scenes/scenes';
import { ellipse, group, rect } from '../shapes';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import { truck } from '../vehicles/truck';
import { looks, person } from './person';
import type { Trade } from './trade';

/** A van with its load of boxes and furniture. */
export const moving: Trade = (s, light, season, random) => {
  const { back } = scenes.parking(s, light, season, random);
  const box = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, s.fade(light.on('#cda873'), light.on('#a67f4e'))) +
    rect(x + w * 0.42, y, w * 0.16, h, light.on('#e5d0a8')) +
    rect(x, y, w, 10, light.on('#dcbc8b'));
  const vehicle = random.chance(0.5)
    ? placeCar(
        carSide(s, light, 'van', { color: '#eceeed', rim: 'steel', turn: 4 }),
        'van',
        620,
        1000,
        2.1,
        false,
      )
    : group('translate(-40 1000) scale(1.75)', truck(s, light, '#e9ebec', 'box', '#b5523b'));
  return (
    back +
    vehicle +
    ellipse(1360, 1082, 240, 24, '#000000', { opacity: 0.25 }) +
    box(1190, 930, 170, 150) +
    box(1370, 960, 140, 120) +
    box(1230, 800, 150, 130) +
    box(1390, 850, 110, 110) +
    rect(1130, 1000, 50, 84, light.on('#3f6f5a'), { rx: 6 }) +
    person(
      light,
      1080,
      1080,
      380,
      { ...looks.technician, shirt: '#b5523b', cap: '#b5523b' },
      'holding',
      true,
    ) +
    box(980, 880, 96, 84)
  );
};
