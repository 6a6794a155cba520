import type { VehicleSeed } from '../listingSeed';
import { car } from '../vehicleFacts';

export const draftQashqai: VehicleSeed = {
  key: 'ciorna',
  owner: 'seller',
  categoryId: 'autoturisme',
  locality: '{city1}',
  publishedDaysAgo: 2,
  status: 'draft',
  views: 0,
  title: 'Nissan Qashqai 1.3 DIG-T, 2021 (ciornă, de completat)',
  description:
    'Qashqai cu automată DCT, 51.000 km. De completat: istoricul, consumul, ce revizii s-au făcut.',
  price: [17_500, 'EUR'],
  vehicle: car('Nissan', 'Qashqai', {
    year: 2021,
    mileageKm: 51_000,
    fuel: 'mildHybrid',
    gearbox: 'automatic',
    body: 'suv',
    powerHp: 158,
    engineCm3: 1332,
    colour: 'grey',
  }),
  place: { scene: 'parking', light: 'overcast', season: 'autumn' },
  photos: ['corner'],
};
