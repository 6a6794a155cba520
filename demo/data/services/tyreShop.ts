import type { ServiceSeed } from '../listingSeed';

export const tyreShop: ServiceSeed = {
  key: 'vulcanizare',
  owner: 'wheels',
  categoryId: 'vulcanizare',
  shot: 'screenshot',
  locality: '{commune1}',
  publishedDaysAgo: 1.2,
  views: 176,
  title: 'Vulcanizare și hotel de anvelope, programare în aceeași zi',
  description:
    'Schimb de sezon pentru autoturisme și SUV, până la 22 de țoli, inclusiv run-flat. Echilibrare cu laser, senzori TPMS, îndreptat jante.\n\nHotel de anvelope: 250 lei pe sezon, depozit acoperit, cu etichetă și proces-verbal.',
  price: [140, 'RON'],
  unit: 'from',
  service: {
    providerForm: 'srl',
    programme: 'weekdaysAndSaturday',
    hoursText: 'L–V 8:00–19:00, S 8:00–15:00',
    wholeCounty: false,
    coveredLocalities: ['{commune1}', '{city1}', '{town1}'],
    experienceYears: 9,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['tyreShop'],
};
