import type { ServiceSeed } from '../listingSeed';

export const electrician: ServiceSeed = {
  key: 'electrician',
  owner: 'electrician',
  categoryId: 'electricieni',
  shot: 'portrait',
  locality: '{city1}',
  publishedDaysAgo: 3.9,
  views: 112,
  title: 'Electrician autorizat: tablouri, prize, depanări rapide în {city1}',
  description:
    'Electrician autorizat, 10 ani vechime. Înlocuiesc tablouri vechi cu siguranțe fuzibile, trag circuite pentru cuptor și plită, montez corpuri de iluminat și stații de încărcare pentru mașini electrice (11 kW).\n\nDepanare: plătiți deplasarea doar dacă nu rezolv.',
  price: [130, 'RON'],
  unit: 'from',
  service: {
    providerForm: 'pfa',
    programme: 'nonstop',
    wholeCounty: false,
    coveredLocalities: ['{city1}', '{commune1}', '{town1}', '{commune2}', '{commune5}', '{town6}'],
    travelRadiusKm: 30,
    experienceYears: 10,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['electrics'],
};
