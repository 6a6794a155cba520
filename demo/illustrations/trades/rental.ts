import { scenes } from '../scenes/scenes';
import { carSide } from '../vehicles/car-side/carSide';
import { placeCar } from '../vehicles/car-side/placeCar';
import type { Trade } from './trade';
import { carPaints } from './carPaints';

/** Three cars of a rental park, keys in front. */
export const rental: Trade = (s, light, season, random) => {
  const { back } = scenes.dealerLot(s, light, season, random);
  const [a, b, c] = random.shuffled(carPaints);
  const small = placeCar(
    carSide(s, light, 'suv', { color: a!, rim: 'ten', turn: 4 }),
    'suv',
    1190,
    905,
    1.75,
    false,
  );
  const middle = placeCar(
    carSide(s, light, 'estate', { color: b!, rim: 'five', turn: 4 }),
    'estate',
    480,
    935,
    2,
    true,
  );
  const near = placeCar(
    carSide(s, light, 'hatchback', { color: c!, rim: 'twin', turn: 4 }),
    'hatchback',
    900,
    1070,
    2.6,
    false,
  );
  return back + small + middle + near;
};
