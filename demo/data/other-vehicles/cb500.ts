import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const cb500: VehicleSeed = {
  key: 'cb500',
  owner: 'adina',
  categoryId: 'moto-atv-scutere',
  locality: '{city1}',
  publishedDaysAgo: 19.4,
  views: 57,
  title: 'Honda CB 500 F 2014, ideală A2, topcase Givi',
  description:
    'Honda CB500F, 38.000 km, întreținută la service moto din {city1}. Vine cu topcase Givi, protecții motor și husă. ITP doi ani.\n\nCaut un pui de motociclist care să aibă grijă de ea.',
  price: [3_900, 'EUR'],
  vehicle: other('Honda', 'CB 500 F', {
    year: 2014,
    mileageKm: 38_000,
    fuel: 'petrol',
    gearbox: 'manual',
    powerHp: 48,
    engineCm3: 471,
    seats: 2,
    colour: 'red',
    emissionNorm: 'euro3',
    registeredInRomania: true,
    itpUntilMonth: '2028-03',
    keys: 2,
  }),
  subject: { kind: 'motorcycle', color: '#c22f2f' },
  place: { scene: 'oldTown', light: 'morning', season: 'spring' },
  photos: ['otherSide'],
};
