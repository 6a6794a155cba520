import type { ServiceSeed } from '../listingSeed';

export const events: ServiceSeed = {
  key: 'evenimente',
  owner: 'laura',
  categoryId: 'evenimente',
  locality: '{city1}',
  publishedDaysAgo: 20.6,
  views: 92,
  title: 'Decor și lumini pentru nunți și botezuri în curți săsești',
  description:
    'Ghirlande luminoase, mese și scaune, aranjamente florale, corturi. Lucrăm des în {commune13}, {commune14}, {commune15} și {commune2}, știm unde sunt prizele. Cereți oferta cu două luni înainte de eveniment.',
  price: [0, 'RON'],
  unit: 'onRequest',
  service: {
    providerForm: 'individual',
    programme: 'appointment',
    wholeCounty: true,
    travelRadiusKm: 100,
    experienceYears: 5,
    givesInvoice: false,
    givesWarranty: false,
  },
  trades: ['events'],
};
