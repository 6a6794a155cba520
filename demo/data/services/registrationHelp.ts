import type { ServiceSeed } from '../listingSeed';

export const registrationHelp: ServiceSeed = {
  key: 'acte',
  owner: 'accountant',
  categoryId: 'acte-si-inmatriculari',
  locality: '{city2}',
  publishedDaysAgo: 10.9,
  views: 61,
  title: 'Înmatriculări și acte auto: programare, dosar complet, plăcuțe',
  description:
    'Pregătim dosarul de înmatriculare sau radiere, facem programările, stăm la ghișeu în locul dumneavoastră cu împuternicire. Vă spunem din prima ce act lipsește. Taxele se plătesc separat, cu chitanță.',
  price: [300, 'RON'],
  unit: 'fixed',
  service: {
    providerForm: 'srl',
    programme: 'weekdays',
    wholeCounty: true,
    experienceYears: 10,
    givesInvoice: true,
    givesWarranty: false,
  },
  trades: ['papers'],
};
