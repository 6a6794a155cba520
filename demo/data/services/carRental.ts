import type { ServiceSeed } from '../listingSeed';

export const carRental: ServiceSeed = {
  key: 'inchirieri',
  owner: 'autoCetate',
  categoryId: 'inchirieri-auto',
  shot: 'tiny',
  locality: '{commune1}',
  publishedDaysAgo: 6.1,
  views: 73,
  title: 'Închirieri auto fără garanție blocată, de la o zi, livrare în {city1}',
  description:
    'Mașini de la clasă mică la 7 locuri, cutie manuală sau automată, toate cu RCA și Casco. Predare la gară, aeroport sau acasă. Contract de închiriere clar, cu starea mașinii fotografiată la predare.',
  price: [130, 'RON'],
  unit: 'day',
  service: {
    providerForm: 'srl',
    programme: 'everyDay',
    wholeCounty: true,
    experienceYears: 6,
    givesInvoice: true,
    givesWarranty: false,
  },
  trades: ['rental'],
};
