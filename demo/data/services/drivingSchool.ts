import type { ServiceSeed } from '../listingSeed';

export const drivingSchool: ServiceSeed = {
  key: 'scoala',
  owner: 'klaus',
  categoryId: 'scoala-auto',
  locality: '{commune2}',
  publishedDaysAgo: 8.2,
  views: 134,
  title: 'Instructor auto categoria B, răbdare garantată, și pe automată',
  description:
    'Predau de 16 ani în {commune2} și {city1}. Două mașini: manuală și automată. Ore de perfecționare pentru cei care au permis, dar le e teamă de oraș, de autostradă sau de zăpadă.',
  price: [110, 'RON'],
  unit: 'hour',
  service: {
    providerForm: 'individual',
    programme: 'appointment',
    wholeCounty: false,
    coveredLocalities: ['{commune2}', '{city1}', '{town2}', '{commune6}'],
    experienceYears: 16,
    givesInvoice: false,
    givesWarranty: false,
  },
  trades: ['drivingSchool'],
};
