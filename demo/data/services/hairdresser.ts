import type { ServiceSeed } from '../listingSeed';

export const hairdresser: ServiceSeed = {
  key: 'coafor',
  owner: 'stylist',
  categoryId: 'infrumusetare',
  locality: '{city1}',
  publishedDaysAgo: 7.3,
  views: 124,
  title: 'Coafor și machiaj: tuns, vopsit, coafuri de ocazie, cu programare',
  description:
    'Salon mic, liniștit, o singură clientă odată. Tuns, vopsit, balayage, tratamente, machiaj de zi și de ocazie. Pentru mirese vin acasă, cu probă înainte.\n\nProgramări și sâmbăta, prin mesaj.',
  price: [90, 'RON'],
  unit: 'from',
  service: {
    providerForm: 'srl',
    programme: 'appointment',
    hoursText: 'Ma–S 9:00–19:00',
    wholeCounty: false,
    coveredLocalities: ['{city1}'],
    experienceYears: 9,
    givesInvoice: true,
    givesWarranty: false,
  },
  trades: ['beauty'],
};
