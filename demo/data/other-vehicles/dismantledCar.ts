import type { VehicleSeed } from '../listingSeed';

export const dismantledCar: VehicleSeed = {
  key: 'dezmembrari',
  owner: 'colina',
  categoryId: 'dezmembrari',
  locality: '{city2}',
  publishedDaysAgo: 24.2,
  views: 95,
  title: 'Dezmembrez VW Passat B6 2.0 TDI BKP, toate piesele',
  description:
    'Dezmembrez Passat B6 sedan, 2007, motor 2.0 TDI BKP, cutie manuală 6 trepte, interior textil. Prețul afișat este pentru o ușă; pentru alte piese trimiteți mesaj cu ce vă trebuie.\n\nLivrăm în toată țara. Factură și garanție de probă 14 zile.',
  price: [500, 'RON'],
  vehicle: {
    shape: 'part',
    condition: 'used',
    make: 'volkswagen',
    makeName: 'Volkswagen',
    model: 'passat',
    modelName: 'Passat',
  },
  subject: 'dismantled',
  place: { scene: 'parking', light: 'overcast', season: 'autumn' },
  photos: ['side'],
};
