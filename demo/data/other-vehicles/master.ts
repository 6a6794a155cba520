import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const master: VehicleSeed = {
  key: 'master',
  owner: 'builders',
  categoryId: 'autoutilitare',
  locality: '{town1}',
  publishedDaysAgo: 13.8,
  views: 61,
  title: 'Renault Master L3H2 2.3 dCi 145 CP, 2019, cârlig, de la firmă',
  description:
    'Master lung și înalt, folosit la transport de materiale ușoare. Are rafturi pe stânga (rămân pe mașină), invertor 12–220 V, cârlig. Uruie puțin rulmentul din spate dreapta, îl schimbăm înainte de vânzare.\n\nFactură cu TVA.',
  price: [15_500, 'EUR'],
  negotiable: true,
  vehicle: other('Renault', 'Master', {
    version: 'L3H2 2.3 dCi',
    year: 2019,
    mileageKm: 156_800,
    maxMassKg: 3_500,
    fuel: 'diesel',
    gearbox: 'manual',
    body: 'van',
    powerHp: 145,
    engineCm3: 2299,
    drive: 'front',
    doors: 4,
    seats: 3,
    colour: 'blue',
    emissionNorm: 'euro6',
    registeredInRomania: true,
    itpUntilMonth: '2027-01',
    keys: 2,
    vatDeductible: true,
  }),
  place: { scene: 'countryRoad', light: 'dusk', season: 'summer' },
  photos: ['otherCorner', 'rear'],
};
