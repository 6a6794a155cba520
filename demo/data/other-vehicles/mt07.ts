import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const mt07: VehicleSeed = {
  key: 'mt07',
  owner: 'calin',
  categoryId: 'moto-atv-scutere',
  locality: '{city2}',
  publishedDaysAgo: 4.1,
  views: 194,
  title: 'Yamaha MT-07 ABS 2019, 21.000 km, A2 cu kit, revizie făcută',
  description:
    'MT-07, motocicletă perfectă pentru început și pentru virajele de pe Valea Oltului. Limitată A2, cu kit de deslimitare inclus. Anvelope Michelin Road 6, lanț și pinioane la 18.000 km.\n\nCăzută o dată pe loc, se vede pe capătul de ghidon. Rest impecabilă.',
  price: [5_600, 'EUR'],
  negotiable: true,
  formerPrices: [
    [18, 5_950],
    [4, 5_600],
  ],
  vehicle: other('Yamaha', 'MT-07', {
    version: 'ABS',
    year: 2019,
    mileageKm: 21_000,
    fuel: 'petrol',
    gearbox: 'manual',
    powerHp: 75,
    engineCm3: 689,
    seats: 2,
    colour: 'blue',
    emissionNorm: 'euro4',
    registeredInRomania: true,
    itpUntilMonth: '2027-04',
    keys: 2,
  }),
  subject: { kind: 'motorcycle', color: '#2a5f9e' },
  place: { scene: 'mountains', light: 'dusk', season: 'summer' },
  photos: ['side', 'otherSide'],
};
