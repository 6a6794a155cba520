import type { ServiceSeed } from '../listingSeed';

export const construction: ServiceSeed = {
  key: 'constructii',
  owner: 'builders',
  categoryId: 'constructii',
  locality: '{town1}',
  publishedDaysAgo: 1.9,
  views: 198,
  title: 'Case la roșu și la cheie, acoperișuri, anexe – echipă proprie',
  description:
    'Echipă de 12 oameni, cofraje și schelă proprii. Lucrăm cu contract, etape de plată legate de stadiul lucrării și recepție la final. Referințe în {town1}, {commune1}, {commune3}, se pot vedea casele.\n\nFacem și lucrări mici: garduri, trotuare, terase, mansardări.\n\nOfertă gratuită după ce vedem locul.',
  price: [1_900, 'RON'],
  unit: 'm2',
  service: {
    providerForm: 'srl',
    programme: 'weekdaysAndSaturday',
    wholeCounty: true,
    travelRadiusKm: 60,
    experienceYears: 15,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['construction'],
};
