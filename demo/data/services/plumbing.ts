import type { ServiceSeed } from '../listingSeed';

export const plumbing: ServiceSeed = {
  key: 'instalatii',
  owner: 'calin',
  categoryId: 'instalatii',
  locality: '{city2}',
  publishedDaysAgo: 12.6,
  views: 80,
  title: 'Instalator: centrale, calorifere, băi complete, desfundări',
  description:
    'Montaj și schimbare centrală în condensare, încălzire în pardoseală, băi de la zero. Desfundări cu cablu, și duminica. Pentru lucrări mici vin în aceeași zi.',
  price: [0, 'RON'],
  unit: 'onRequest',
  service: {
    providerForm: 'individual',
    programme: 'everyDay',
    wholeCounty: false,
    coveredLocalities: [
      '{city2}',
      '{commune8}',
      '{commune9}',
      '{commune10}',
      '{town5}',
      '{commune11}',
    ],
    travelRadiusKm: 25,
    experienceYears: 12,
    givesInvoice: false,
    givesWarranty: true,
  },
  trades: ['plumbing'],
};
