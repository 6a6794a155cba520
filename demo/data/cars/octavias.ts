import type { VehicleSeed } from '../listingSeed';
import { car, equipment } from '../vehicleFacts';

type Differing = Pick<
  VehicleSeed,
  'key' | 'owner' | 'locality' | 'publishedDaysAgo' | 'views' | 'title' | 'description' | 'place'
> & { euro: number; month: string; mileageKm: number; colour: 'white' | 'grey' | 'blue' | 'green' };

/** An Octavia 3 saloon with the big diesel engine. */
const octavia = ({ euro, month, mileageKm, colour, ...seed }: Differing): VehicleSeed => ({
  ...seed,
  categoryId: 'autoturisme',
  price: [euro, 'EUR'],
  vehicle: car('Škoda', 'Octavia', {
    version: '2.0 TDI Ambition',
    year: Number(month.slice(0, 4)),
    firstRegisteredMonth: month,
    mileageKm,
    fuel: 'diesel',
    gearbox: 'manual',
    body: 'sedan',
    powerHp: 150,
    engineCm3: 1968,
    drive: 'front',
    doors: 5,
    seats: 5,
    colour,
    finish: 'metallic',
    emissionNorm: 'euro6',
    co2GPerKm: 111,
    serviceBook: true,
    registeredInRomania: true,
    keys: 2,
    equipment: equipment.usual,
  }),
  photos: ['otherCorner'],
});

/** Octavias like the estate for sale, so that the price of one can be held against the others. */
export const octavias: readonly VehicleSeed[] = [
  octavia({
    key: 'octavia2018',
    owner: 'dorin',
    locality: '{town3}',
    publishedDaysAgo: 14.7,
    views: 109,
    title: 'Škoda Octavia 2.0 TDI 150 CP, 2018, cutie manuală',
    description:
      'Cumpărată în 2020 cu 61.000 km. Distribuția și pompa de apă schimbate la 150.000 km. Portbagaj uriaș, consum 5 litri la drum lung.',
    euro: 11_300,
    month: '2018-05',
    mileageKm: 163_400,
    colour: 'grey',
    place: { scene: 'parking', light: 'overcast', season: 'autumn' },
  }),
  octavia({
    key: 'octavia2018b',
    owner: 'colina',
    locality: '{city2}',
    publishedDaysAgo: 17.5,
    views: 122,
    title: 'Octavia 3 facelift 2.0 TDI 2018, istoric complet, rate',
    description:
      'Istoric complet la reprezentanță, kilometri certificați. Predare cu revizie făcută. Rate prin mai multe bănci, avans minim 10 %.',
    euro: 12_200,
    month: '2018-10',
    mileageKm: 147_900,
    colour: 'blue',
    place: { scene: 'dealerLot', light: 'morning', season: 'summer' },
  }),
  octavia({
    key: 'octavia2019',
    owner: 'elena',
    locality: '{town1}',
    publishedDaysAgo: 20.4,
    views: 76,
    title: 'Skoda Octavia 2019, 2.0 TDI, fostă mașină de firmă',
    description:
      'A fost mașină de serviciu, apoi am cumpărat-o de la firmă. Are câteva zgârieturi pe aripa din spate, restul este fără probleme.',
    euro: 12_700,
    month: '2019-03',
    mileageKm: 151_600,
    colour: 'white',
    place: { scene: 'countryRoad', light: 'day', season: 'summer' },
  }),
  octavia({
    key: 'octavia2020',
    owner: 'autoCetate',
    locality: '{commune1}',
    publishedDaysAgo: 23.6,
    views: 133,
    title: 'Škoda Octavia 3 2.0 TDI Ambition, 2020, garanție 12 luni',
    description:
      'Ultimul an de fabricație al generației a treia. Verificată în atelierul nostru, garanție 12 luni. Primim și mașina dumneavoastră la schimb.',
    euro: 14_300,
    month: '2020-02',
    mileageKm: 118_200,
    colour: 'green',
    place: { scene: 'dealerLot', light: 'dusk', season: 'autumn' },
  }),
  octavia({
    key: 'octavia2020b',
    owner: 'klaus',
    locality: '{commune2}',
    publishedDaysAgo: 25.1,
    views: 68,
    title: 'Octavia 2.0 TDI 2020, primul proprietar',
    description:
      'Cumpărată nouă, folosită la drumuri lungi, nu a avut accidente. Anvelope de iarnă pe jante, incluse în preț.',
    euro: 13_900,
    month: '2020-01',
    mileageKm: 129_500,
    colour: 'grey',
    place: { scene: 'mountains', light: 'overcast', season: 'autumn' },
  }),
];
