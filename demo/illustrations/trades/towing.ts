import { scenes } from '../scenes/scenes';
import { group } from '../shapes';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import { truck } from '../vehicles/truck';
import type { Trade } from './trade';
import { carPaints } from './carPaints';

/** The recovery lorry with a car on it. */
export const towing: Trade = (s, light, season, random) => {
  const { back, front } = scenes.countryRoad(s, light, season, random);
  const car = placeCar(
    carSide(s, light, 'hatchback', { color: random.pick(carPaints), rim: 'five', turn: 3 }),
    'hatchback',
    1030,
    1010 - 118 * 1.95,
    1.9,
    false,
  );
  return (
    back +
    group(
      'translate(60 1010) scale(1.95)',
      truck(s, light, random.pick(['#f0c02e', '#e97f2a', '#e9ebec']), 'recovery'),
    ) +
    car +
    front
  );
};
