import type { ServiceSeed } from '../listingSeed';

export const gardening: ServiceSeed = {
  key: 'gradinarit',
  owner: 'gardener',
  categoryId: 'gradinarit',
  locality: '{commune3}',
  publishedDaysAgo: 14.6,
  views: 66,
  title: 'Grădinărit: tuns gazon, tăiat pomi, garduri vii, gazon rulou',
  description:
    'Întrețin grădini în {commune3}, {town1} și {city1}. Tund, toaletez pomi fructiferi (toamna și primăvara), plantez, fac sisteme simple de irigare. Crengile le iau cu mine.',
  price: [70, 'RON'],
  unit: 'hour',
  negotiable: true,
  service: {
    providerForm: 'individual',
    programme: 'weekdaysAndSaturday',
    wholeCounty: false,
    coveredLocalities: ['{commune3}', '{city1}', '{town1}', '{commune7}', '{commune1}'],
    travelRadiusKm: 20,
    experienceYears: 20,
    givesInvoice: false,
    givesWarranty: false,
  },
  trades: ['gardening'],
};
