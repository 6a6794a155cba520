import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const transporter: VehicleSeed = {
  key: 'transporter',
  owner: 'autoCetate',
  categoryId: 'autoutilitare',
  locality: '{commune1}',
  publishedDaysAgo: 1.8,
  views: 140,
  title: 'VW Transporter T6 2.0 TDI 150 CP lung, 2017, 3 locuri, TVA deductibil',
  description:
    'Transporter T6 lung, 3 locuri, perete despărțitor, podea cauciucată, două uși laterale. 174.000 km, un singur utilizator (firmă de curierat local).\n\nRevizie făcută, frâne noi. Preț + TVA, deductibil. Garanție 6 luni.',
  price: [14_900, 'EUR'],
  vehicle: other('Volkswagen', 'Transporter', {
    version: 'T6 2.0 TDI',
    year: 2017,
    mileageKm: 174_000,
    maxMassKg: 3_000,
    fuel: 'diesel',
    gearbox: 'manual',
    body: 'van',
    powerHp: 150,
    engineCm3: 1968,
    drive: 'front',
    doors: 5,
    seats: 3,
    colour: 'white',
    emissionNorm: 'euro6',
    serviceBook: true,
    registeredInRomania: true,
    itpUntilMonth: '2027-04',
    keys: 2,
    vatDeductible: true,
  }),
  place: { scene: 'parking', light: 'day', season: 'summer' },
  photos: ['corner', 'front', 'rear'],
};
