import type { ServiceSeed } from '../listingSeed';

export const tutoring: ServiceSeed = {
  key: 'meditatii',
  owner: 'teacher',
  categoryId: 'meditatii',
  locality: '{city1}',
  publishedDaysAgo: 2.2,
  views: 187,
  title: 'Meditații matematică clasele V–XII, Evaluare și BAC, și online',
  description:
    'Profesoară titulară, grupe de cel mult trei elevi sau individual. Prima oră este de evaluare, gratuită. Rezultate: media elevilor mei la Evaluarea Națională din vară a fost 8,90.\n\nSibiu, zona parcului, sau online cu tablă interactivă.',
  price: [90, 'RON'],
  unit: 'hour',
  service: {
    providerForm: 'individual',
    programme: 'appointment',
    wholeCounty: false,
    coveredLocalities: ['{city1}'],
    experienceYears: 11,
    givesInvoice: false,
    givesWarranty: false,
  },
  trades: ['lessons'],
};
