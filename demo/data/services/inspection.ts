import type { ServiceSeed } from '../listingSeed';

export const inspection: ServiceSeed = {
  key: 'itp',
  owner: 'wheels',
  categoryId: 'itp',
  locality: '{commune1}',
  publishedDaysAgo: 9.5,
  views: 97,
  title: 'Stație ITP lângă {city1}, fără coadă, programare online sau telefonic',
  description:
    'Inspecție tehnică periodică pentru autoturisme și autoutilitare până la 3,5 t. Verificăm gratuit luminile și presiunea înainte de test. Veniți cu certificatul de înmatriculare, CIV și polița RCA.',
  price: [180, 'RON'],
  unit: 'fixed',
  service: {
    providerForm: 'srl',
    programme: 'weekdaysAndSaturday',
    wholeCounty: true,
    experienceYears: 9,
    givesInvoice: true,
    givesWarranty: false,
  },
  trades: ['inspection'],
};
