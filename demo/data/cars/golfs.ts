import type { VehicleSeed } from '../listingSeed';
import { car, equipment } from '../vehicleFacts';

type Differing = Pick<
  VehicleSeed,
  'key' | 'owner' | 'locality' | 'publishedDaysAgo' | 'views' | 'title' | 'description' | 'place'
> & { euro: number; month: string; mileageKm: number; colour: 'white' | 'grey' | 'black' | 'red' };

/** A Golf 7 with the diesel engine that most of them have. */
const golf = ({ euro, month, mileageKm, colour, ...seed }: Differing): VehicleSeed => ({
  ...seed,
  categoryId: 'autoturisme',
  price: [euro, 'EUR'],
  negotiable: true,
  vehicle: car('Volkswagen', 'Golf', {
    version: '1.6 TDI',
    year: Number(month.slice(0, 4)),
    firstRegisteredMonth: month,
    mileageKm,
    fuel: 'diesel',
    gearbox: 'manual',
    body: 'hatchback',
    powerHp: 110,
    engineCm3: 1598,
    drive: 'front',
    doors: 5,
    seats: 5,
    colour,
    emissionNorm: 'euro6',
    co2GPerKm: 102,
    registeredInRomania: true,
    originCountry: 'Germania',
    keys: 2,
    equipment: equipment.usual,
  }),
  photos: ['side', 'interior'],
});

/** Golfs like the seller's own, so that the price of one can be held against the others. */
export const golfs: readonly VehicleSeed[] = [
  golf({
    key: 'golf2015',
    owner: 'vasile',
    locality: '{town4}',
    publishedDaysAgo: 12.6,
    views: 87,
    title: 'Golf 7 1.6 TDI, 2015, a doua mașină în familie',
    description:
      'Îl vindem pentru că nu mai avem nevoie de două mașini. Schimbat anul acesta ambreiajul și discurile din față. Are o lovitură mică la prag, pe dreapta.',
    euro: 7_900,
    month: '2015-09',
    mileageKm: 214_000,
    colour: 'grey',
    place: { scene: 'courtyard', light: 'day', season: 'summer' },
  }),
  golf({
    key: 'golf2016',
    owner: 'calin',
    locality: '{city2}',
    publishedDaysAgo: 13.2,
    views: 103,
    title: 'VW Golf VII 1.6 TDI 110 CP 2016, climatronic, senzori',
    description:
      'Distribuția făcută la 180.000 km, cu factură. Climatronic pe două zone, senzori față-spate, un set de roți de iarnă. Se poate proba oricând.',
    euro: 8_600,
    month: '2016-04',
    mileageKm: 189_500,
    colour: 'white',
    place: { scene: 'parking', light: 'morning', season: 'spring' },
  }),
  golf({
    key: 'golf2016b',
    owner: 'adina',
    locality: '{city1}',
    publishedDaysAgo: 15.8,
    views: 141,
    title: 'Golf 7 diesel 2016, consum mic, carte service',
    description:
      'Folosit la navetă, de aceea are kilometri, dar toți de drum. Toate reviziile în cartea service, la 15.000 km. Anvelope noi de vară.',
    euro: 8_950,
    month: '2016-11',
    mileageKm: 196_200,
    colour: 'red',
    place: { scene: 'oldTown', light: 'overcast', season: 'autumn' },
  }),
  golf({
    key: 'golf2018',
    owner: 'autoCetate',
    locality: '{commune1}',
    publishedDaysAgo: 16.9,
    views: 160,
    title: 'Volkswagen Golf 7.5 1.6 TDI 2018, faruri LED, garanție 12 luni',
    description:
      'Mașină verificată în atelierul nostru, cu raport de inspecție la vedere. Faruri LED, Apple CarPlay, senzori față-spate. Garanție 12 luni pentru motor și cutie.',
    euro: 11_400,
    month: '2018-03',
    mileageKm: 138_700,
    colour: 'black',
    place: { scene: 'dealerLot', light: 'day', season: 'summer' },
  }),
  golf({
    key: 'golf2017',
    owner: 'ilie',
    locality: '{town2}',
    publishedDaysAgo: 19.3,
    views: 94,
    title: 'Golf 7 Comfortline 1.6 TDI, 2017, 5 uși',
    description:
      'Comfortline, 5 uși, pilot automat, oglinzi încălzite. Uleiul schimbat în septembrie. Actele sunt pe numele meu, fără datorii.',
    euro: 10_200,
    month: '2017-02',
    mileageKm: 171_800,
    colour: 'grey',
    place: { scene: 'countryRoad', light: 'dusk', season: 'autumn' },
  }),
  golf({
    key: 'golf2018b',
    owner: 'laura',
    locality: '{city1}',
    publishedDaysAgo: 22.4,
    views: 118,
    title: 'Golf 7 facelift 1.6 TDI 2018, cumpărat nou din țară',
    description:
      'Cumpărat nou de la reprezentanță, condus de o singură persoană. Revizii la zi, garaj, nefumător. Prețul se discută la mașină.',
    euro: 10_900,
    month: '2018-06',
    mileageKm: 126_300,
    colour: 'white',
    place: { scene: 'oldTown', light: 'morning', season: 'spring' },
  }),
];
