import type { ServiceSeed } from '../listingSeed';

export const bodyRepair: ServiceSeed = {
  key: 'tinichigerie',
  owner: 'garage',
  categoryId: 'tinichigerie-vopsitorie',
  locality: '{city1}',
  publishedDaysAgo: 3.4,
  views: 88,
  title: 'Tinichigerie și vopsitorie auto, cabină de vopsit, culoare la cod',
  description:
    'Reparăm bare, aripi, praguri; vopsim element sau mașină întreagă în cabină. Culoarea se face la cod, cu spectrofotometru. Lucrăm și cu dosar de daună.\n\nTrimiteți trei poze pe mesaj și primiți un preț orientativ în aceeași zi. La atelier răspunde Vasile, 0700 000 129.',
  price: [450, 'RON'],
  unit: 'from',
  service: {
    providerForm: 'srl',
    programme: 'weekdays',
    hoursText: 'L–V 8:00–17:00',
    wholeCounty: true,
    experienceYears: 14,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['bodywork'],
};
