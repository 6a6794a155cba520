import type { VehicleSeed } from '../listingSeed';
import { car, equipment } from '../vehicleFacts';

export const polo: VehicleSeed = {
  key: 'polo',
  owner: 'adina',
  categoryId: 'autoturisme',
  locality: '{city1}',
  publishedDaysAgo: 21.7,
  views: 118,
  title: 'Volkswagen Polo 1.2 benzină 2011, ideală pentru începători',
  description:
    'Polo cu 5 uși, motor mic, asigurare ieftină, perfectă pentru școală și oraș. Are toate reviziile, ulei schimbat la 10.000 km. Se parchează singură de mică ce e.',
  price: [3_400, 'EUR'],
  negotiable: true,
  formerPrices: [
    [28, 3_900],
    [21, 3_400],
  ],
  vehicle: car('Volkswagen', 'Polo', {
    version: '1.2 Trendline',
    year: 2011,
    firstRegisteredMonth: '2011-05',
    mileageKm: 158_000,
    fuel: 'petrol',
    gearbox: 'manual',
    body: 'hatchback',
    powerHp: 70,
    engineCm3: 1198,
    drive: 'front',
    doors: 5,
    seats: 5,
    colour: 'purple',
    finish: 'metallic',
    emissionNorm: 'euro5',
    co2GPerKm: 128,
    registeredInRomania: true,
    itpUntilMonth: '2027-05',
    keys: 2,
    equipment: equipment.basic,
  }),
  place: { scene: 'oldTown', light: 'overcast', season: 'spring' },
  photos: ['corner', 'interior'],
};
