import type { ServiceSeed } from '../listingSeed';

export const applianceRepair: ServiceSeed = {
  key: 'electrocasnice',
  owner: 'technician',
  categoryId: 'reparatii-electrocasnice',
  locality: '{city2}',
  publishedDaysAgo: 11.8,
  views: 58,
  title: 'Reparații mașini de spălat, frigidere, cuptoare, la domiciliu',
  description:
    'Constatare 80 lei, se scade din reparație. Piese originale sau compatibile, alegeți dumneavoastră. Garanție 6 luni. De obicei rezolv la prima vizită.',
  price: [80, 'RON'],
  unit: 'from',
  service: {
    providerForm: 'pfa',
    programme: 'everyDay',
    wholeCounty: false,
    coveredLocalities: ['{city2}', '{town5}', '{town7}', '{commune10}', '{commune12}'],
    travelRadiusKm: 35,
    experienceYears: 7,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['appliances'],
};
