import type { VehicleSeed } from '../listingSeed';
import { car, equipment } from '../vehicleFacts';

export const rejectedMercedes: VehicleSeed = {
  key: 'respins',
  owner: 'seller',
  categoryId: 'autoturisme',
  locality: '{city1}',
  publishedDaysAgo: 9,
  status: 'rejected',
  views: 12,
  title: 'Mercedes-Benz Clasa C 220d 2018, preț de la 1.000 euro',
  description:
    'Mercedes C220d, AMG Line, 9G-Tronic, 139.000 km. Avans de la 1.000 euro, restul în rate. Detalii la telefon.',
  price: [1_000, 'EUR'],
  vehicle: car('Mercedes-Benz', 'Clasa C', {
    version: '220 d AMG Line',
    year: 2018,
    firstRegisteredMonth: '2018-02',
    mileageKm: 139_000,
    fuel: 'diesel',
    gearbox: 'automatic',
    body: 'sedan',
    powerHp: 194,
    engineCm3: 1950,
    drive: 'rear',
    doors: 4,
    seats: 5,
    colour: 'silver',
    finish: 'metallic',
    emissionNorm: 'euro6',
    serviceBook: true,
    registeredInRomania: true,
    keys: 2,
    equipment: equipment.rich,
  }),
  place: { scene: 'oldTown', light: 'morning', season: 'autumn' },
  photos: ['corner', 'rear', 'interior'],
};
