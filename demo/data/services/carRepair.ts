import type { ServiceSeed } from '../listingSeed';

export const carRepair: ServiceSeed = {
  key: 'mecanica',
  owner: 'garage',
  categoryId: 'mecanica',
  shot: 'portrait',
  locality: '{city1}',
  publishedDaysAgo: 0.6,
  views: 210,
  title: 'Service auto multimarcă: revizii, distribuții, frâne, suspensie',
  description:
    'Atelier cu patru elevatoare, în zona industrială vest. Facem revizii complete, distribuții, ambreiaje, frâne, suspensie, direcție.\n\nCum lucrăm:\n- deviz scris înainte de a începe; nu schimbăm nimic fără acordul dumneavoastră\n- piesele vechi vi le arătăm\n- garanție 12 luni sau 20.000 km pentru manoperă și pentru piesele montate de noi\n\nMașină de schimb la lucrările care durează peste o zi, în limita disponibilității.',
  price: [150, 'RON'],
  unit: 'hour',
  service: {
    providerForm: 'srl',
    programme: 'weekdaysAndSaturday',
    hoursText: 'L–V 8:00–18:00, S 8:00–13:00',
    wholeCounty: false,
    coveredLocalities: ['{city1}', '{commune1}', '{town1}', '{commune2}', '{commune4}'],
    experienceYears: 14,
    givesInvoice: true,
    givesWarranty: true,
  },
  trades: ['mechanics', 'diagnosis'],
};
