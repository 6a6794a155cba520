import type { ServiceSeed } from '../listingSeed';

export const towing: ServiceSeed = {
  key: 'tractari',
  owner: 'colina',
  categoryId: 'tractari',
  locality: '{city2}',
  publishedDaysAgo: 4.8,
  views: 119,
  title: 'Tractări auto non-stop, platformă până la 3,5 tone, tot județul',
  description:
    'Platformă cu troliu, ajungem în 40 de minute în zona {city2} – {town5} – {city1}. Transport mașini cumpărate, avariate, fără roți. Prețul se spune la telefon, înainte de plecare.',
  price: [250, 'RON'],
  unit: 'from',
  service: {
    providerForm: 'srl',
    programme: 'nonstop',
    wholeCounty: true,
    travelRadiusKm: 200,
    experienceYears: 8,
    givesInvoice: true,
    givesWarranty: false,
  },
  trades: ['towing'],
};
