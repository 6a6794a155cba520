import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const trailer: VehicleSeed = {
  key: 'remorca',
  owner: 'vasile',
  categoryId: 'remorci-si-rulote',
  locality: '{town4}',
  publishedDaysAgo: 7.1,
  views: 81,
  title: 'Remorcă Temared 750 kg cu prelată, 2023, ca nouă',
  description:
    'Remorcă 2,36 x 1,26 m, galvanizată, prelată înaltă, roată de manevră și roată de rezervă. Folosită de trei ori, la mutat. Acte în regulă, are număr.',
  price: [4_900, 'RON'],
  negotiable: true,
  vehicle: other('Temared', 'PRO 2312', {
    year: 2023,
    maxMassKg: 750,
    colour: 'silver',
    registeredInRomania: true,
    itpUntilMonth: '2028-06',
  }),
  subject: { kind: 'trailer', color: '#3c6ea3' },
  place: { scene: 'courtyard', light: 'day', season: 'autumn' },
  photos: ['side'],
};
