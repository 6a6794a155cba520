import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const boat: VehicleSeed = {
  key: 'barca',
  owner: 'laura',
  categoryId: 'ambarcatiuni',
  locality: '{city1}',
  publishedDaysAgo: 18.2,
  views: 76,
  title: 'Barcă Quicksilver 470 cu motor Mercury 50 CP și peridoc',
  description:
    'Ambarcațiune 4,7 m, motor Mercury 50 CP în patru timpi, 180 de ore. Peridoc galvanizat cu acte. Sonar, prelată, veste. Folosită pe lacuri, doar vara.',
  price: [9_800, 'EUR'],
  negotiable: true,
  vehicle: other('Quicksilver', '470 Activ', {
    year: 2012,
    hours: 180,
    fuel: 'petrol',
    powerHp: 50,
    seats: 5,
    colour: 'blue',
  }),
  subject: { kind: 'boat', color: '#235a8f' },
  place: { scene: 'courtyard', light: 'morning', season: 'summer' },
  photos: ['side'],
};
