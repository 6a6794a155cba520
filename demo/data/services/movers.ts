import type { ServiceSeed } from '../listingSeed';

export const movers: ServiceSeed = {
  key: 'mutari',
  owner: 'builders',
  categoryId: 'transport-marfa-si-mutari',
  shot: 'blurred',
  locality: '{town1}',
  publishedDaysAgo: 5.3,
  views: 105,
  title: 'Mutări și transport marfă cu dubă lungă, cu sau fără oameni',
  description:
    'Dubă 13 m³, chingi, pături, cărucior de scări. Demontăm și montăm mobila. În {city1}, o garsonieră se mută în trei ore. Ducem și la centrul de colectare ce nu mai vreți.',
  price: [180, 'RON'],
  unit: 'hour',
  service: {
    providerForm: 'srl',
    programme: 'everyDay',
    wholeCounty: true,
    travelRadiusKm: 150,
    experienceYears: 11,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['moving'],
};
