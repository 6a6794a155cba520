import type { VehicleSeed } from '../listingSeed';
import { car } from '../vehicleFacts';

export const niva: VehicleSeed = {
  key: 'niva',
  owner: 'dorin',
  categoryId: 'autoturisme',
  locality: '{town3}',
  publishedDaysAgo: 20.1,
  views: 66,
  title: 'Lada Niva 1.7 benzină 4x4, 2010, bună de pădure',
  description:
    'Niva cu reductor și blocare, urcă oriunde. Tablă bună, antifonată anul trecut. Carburație pe injecție. Nu e mașină de autostradă, e mașină de treabă.',
  price: [18_500, 'RON'],
  negotiable: true,
  vehicle: car('Lada', 'Niva', {
    version: '1.7i 4x4',
    year: 2010,
    mileageKm: 97_000,
    fuel: 'petrol',
    gearbox: 'manual',
    body: 'suv',
    powerHp: 83,
    engineCm3: 1690,
    drive: 'all',
    doors: 3,
    seats: 4,
    colour: 'white',
    finish: 'solid',
    emissionNorm: 'euro4',
    registeredInRomania: true,
    itpUntilMonth: '2027-11',
    keys: 2,
    exchangeAccepted: true,
  }),
  place: { scene: 'countryRoad', light: 'morning', season: 'autumn' },
  photos: ['otherCorner', 'front'],
};
