import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const expiredTrailer: VehicleSeed = {
  key: 'expirat',
  owner: 'seller',
  categoryId: 'remorci-si-rulote',
  locality: '{city1}',
  publishedDaysAgo: 34,
  status: 'expired',
  views: 48,
  title: 'Remorcă auto 500 kg, 2016, cu acte, puțin folosită',
  description:
    'Remorcă mică pentru moloz și lemne, ladă zincată, instalație electrică refăcută, anvelope bune. Are număr și ITP.',
  price: [2_200, 'RON'],
  negotiable: true,
  vehicle: other('Repo', 'EP 500', {
    year: 2016,
    maxMassKg: 500,
    colour: 'grey',
    registeredInRomania: true,
    itpUntilMonth: '2027-02',
  }),
  subject: { kind: 'trailer', color: '#4f7a5a' },
  place: { scene: 'courtyard', light: 'morning', season: 'spring' },
  photos: ['side'],
};
