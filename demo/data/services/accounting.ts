import type { ServiceSeed } from '../listingSeed';

export const accounting: ServiceSeed = {
  key: 'contabilitate',
  owner: 'accountant',
  categoryId: 'contabilitate',
  locality: '{city2}',
  publishedDaysAgo: 18.9,
  views: 71,
  title: 'Contabilitate pentru PFA și SRL, e-Factura, salarizare',
  description:
    'Preluăm firma de la zero sau de la alt contabil, fără să pierdeți o declarație. e-Factura, SAF-T, salarizare, bilanț. Răspundem la telefon și în iulie.',
  price: [250, 'RON'],
  unit: 'from',
  service: {
    providerForm: 'srl',
    programme: 'weekdays',
    wholeCounty: true,
    experienceYears: 18,
    givesInvoice: true,
    givesWarranty: false,
  },
  trades: ['accounting'],
};
