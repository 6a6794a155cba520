import type { VehicleSeed } from '../listingSeed';

export const spareParts: VehicleSeed = {
  key: 'piese',
  owner: 'colina',
  categoryId: 'piese-si-accesorii',
  locality: '{city2}',
  publishedDaysAgo: 10.1,
  views: 43,
  title: 'Turbină și alternator Golf 5 / Octavia 2 1.9 TDI, verificate',
  description:
    'Turbină recondiționată cu factură și garanție 6 luni, alternator verificat pe bancul de probă. Se vând și separat. Montaj contra cost în atelier, la {city2}. Trimitem și prin curier, cu verificare la livrare.',
  price: [1_150, 'RON'],
  vehicle: {
    shape: 'part',
    condition: 'used',
    make: 'volkswagen',
    makeName: 'Volkswagen',
    model: 'golf',
    modelName: 'Golf',
  },
  subject: { kind: 'parts' },
  place: { scene: 'parking', light: 'day', season: 'summer' },
  photos: ['side'],
};
