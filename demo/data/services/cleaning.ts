import type { ServiceSeed } from '../listingSeed';

export const cleaning: ServiceSeed = {
  key: 'curatenie',
  owner: 'cleaners',
  categoryId: 'curatenie',
  locality: '{city1}',
  publishedDaysAgo: 0.9,
  views: 153,
  title: 'Curățenie apartamente, birouri și după constructor',
  description:
    'Venim cu tot ce trebuie: aspiratoare profesionale, abur, detergenți ecologici la cerere. Abonament săptămânal cu aceeași persoană. După constructor: geamuri, praf, urme de silicon, predare cu verificare împreună.',
  price: [12, 'RON'],
  unit: 'm2',
  service: {
    providerForm: 'srl',
    programme: 'weekdaysAndSaturday',
    wholeCounty: false,
    coveredLocalities: ['{city1}', '{commune1}', '{town1}', '{commune2}'],
    experienceYears: 6,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['cleaning'],
};
