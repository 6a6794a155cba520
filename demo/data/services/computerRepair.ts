import type { ServiceSeed } from '../listingSeed';

export const computerRepair: ServiceSeed = {
  key: 'it',
  owner: 'electrician',
  categoryId: 'it',
  locality: '{city1}',
  publishedDaysAgo: 16.8,
  views: 49,
  title: 'Depanare calculatoare, rețele Wi-Fi, recuperare date',
  description:
    'Curățare și schimb de pastă, SSD nou cu mutarea datelor, Windows cu licență, rețea Wi-Fi care ajunge și în pod. Lucrez la dumneavoastră sau iau calculatorul și îl aduc gata.',
  price: [100, 'RON'],
  unit: 'hour',
  service: {
    providerForm: 'pfa',
    programme: 'appointment',
    wholeCounty: false,
    coveredLocalities: ['{city1}', '{commune1}', '{town1}'],
    experienceYears: 10,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['computing'],
};
