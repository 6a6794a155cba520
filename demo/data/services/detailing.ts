import type { ServiceSeed } from '../listingSeed';

export const detailing: ServiceSeed = {
  key: 'detailing',
  owner: 'wheels',
  categoryId: 'detailing-si-spalatorie',
  locality: '{city1}',
  publishedDaysAgo: 2.7,
  views: 141,
  title: 'Detailing auto: polish, protecție ceramică, curățare interior',
  description:
    'Pregătim mașina pentru vânzare sau pentru dumneavoastră: spălare în două găleți, decontaminare, polish într-un pas sau doi, protecție ceramică 2–5 ani, igienizare interior cu abur.\n\nPachetul „gata de vânzare” (exterior + interior + poze) durează o zi.',
  price: [350, 'RON'],
  unit: 'from',
  service: {
    providerForm: 'srl',
    programme: 'appointment',
    wholeCounty: false,
    coveredLocalities: ['{city1}'],
    experienceYears: 5,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['wash'],
};
