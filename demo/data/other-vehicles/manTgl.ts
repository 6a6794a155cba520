import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const manTgl: VehicleSeed = {
  key: 'manTgl',
  owner: 'ilie',
  categoryId: 'camioane',
  shot: 'panorama',
  locality: '{town2}',
  publishedDaysAgo: 5.6,
  views: 73,
  title: 'MAN TGL 12.250 cu lift hidraulic, cutie izotermă, 2014',
  description:
    'Camion de 12 tone, cutie izotermă 7,20 m, lift Dhollandia 1.500 kg. 486.000 km, motor și cutie în stare perfectă, tahograf verificat în mai. Anvelope 70 %.\n\nSe vinde din cauză că ne-am mărit cu un ansamblu. Se poate încerca încărcat.',
  price: [18_900, 'EUR'],
  negotiable: true,
  vehicle: other('MAN', 'TGL', {
    version: '12.250 4x2',
    year: 2014,
    mileageKm: 486_000,
    maxMassKg: 11_990,
    fuel: 'diesel',
    gearbox: 'manual',
    powerHp: 250,
    engineCm3: 6871,
    drive: 'rear',
    doors: 2,
    seats: 3,
    colour: 'white',
    emissionNorm: 'euro5',
    registeredInRomania: true,
    itpUntilMonth: '2027-05',
  }),
  subject: { kind: 'truck', color: '#e9ebec', load: 'box', band: '#1f4e8c' },
  place: { scene: 'countryRoad', light: 'day', season: 'autumn' },
  photos: ['side', 'otherSide'],
};
