import type { VehicleSeed } from '../listingSeed';
import { car, equipment } from '../vehicleFacts';

type Differing = Pick<
  VehicleSeed,
  'key' | 'owner' | 'locality' | 'publishedDaysAgo' | 'views' | 'title' | 'description' | 'place'
> & { euro: number; month: string; mileageKm: number; colour: 'white' | 'grey' | 'brown' | 'blue' };

/** A Duster with front-wheel drive and the usual diesel engine. */
const duster = ({ euro, month, mileageKm, colour, ...seed }: Differing): VehicleSeed => ({
  ...seed,
  categoryId: 'autoturisme',
  price: [euro, 'EUR'],
  negotiable: true,
  vehicle: car('Dacia', 'Duster', {
    version: '1.5 Blue dCi 115 Comfort',
    year: Number(month.slice(0, 4)),
    firstRegisteredMonth: month,
    mileageKm,
    fuel: 'diesel',
    gearbox: 'manual',
    body: 'suv',
    powerHp: 115,
    engineCm3: 1461,
    drive: 'front',
    doors: 5,
    seats: 5,
    colour,
    emissionNorm: 'euro6',
    co2GPerKm: 115,
    registeredInRomania: true,
    keys: 2,
    equipment: equipment.basic,
  }),
  photos: ['otherCorner'],
});

/** Dusters like the one with four driven wheels, so that the price of one can be held against the others. */
export const dusters: readonly VehicleSeed[] = [
  duster({
    key: 'duster2019',
    owner: 'ilie',
    locality: '{town2}',
    publishedDaysAgo: 12.9,
    views: 91,
    title: 'Dacia Duster 1.5 dCi 2019, tracțiune față, Comfort',
    description:
      'Merge bine la drum și la câmp. Am schimbat amortizoarele din față și bateria. Are urme de folosire în portbagaj.',
    euro: 12_100,
    month: '2019-08',
    mileageKm: 132_000,
    colour: 'brown',
    place: { scene: 'countryRoad', light: 'morning', season: 'summer' },
  }),
  duster({
    key: 'duster2020',
    owner: 'builders',
    locality: '{town1}',
    publishedDaysAgo: 16.2,
    views: 84,
    title: 'Duster 2020 diesel, mașină de firmă, factură cu TVA',
    description:
      'Folosită de șeful de șantier, întreținută la reprezentanță. Se vinde cu factură. Bară de tractare demontabilă.',
    euro: 12_900,
    month: '2020-03',
    mileageKm: 141_300,
    colour: 'white',
    place: { scene: 'parking', light: 'overcast', season: 'winter' },
  }),
  duster({
    key: 'duster2020b',
    owner: 'laura',
    locality: '{city1}',
    publishedDaysAgo: 18.1,
    views: 117,
    title: 'Dacia Duster Comfort 2020, 1.5 dCi, primul proprietar',
    description:
      'Primul proprietar, revizii la zi, ITP proaspăt. Navigație, pilot automat, cameră de mers înapoi montată ulterior.',
    euro: 13_700,
    month: '2020-09',
    mileageKm: 104_600,
    colour: 'blue',
    place: { scene: 'oldTown', light: 'day', season: 'spring' },
  }),
  duster({
    key: 'duster2021',
    owner: 'colina',
    locality: '{city2}',
    publishedDaysAgo: 21.2,
    views: 129,
    title: 'Dacia Duster 1.5 Blue dCi 115 CP, 2021, garanție',
    description:
      'Verificată și pregătită de drum, cu garanție 12 luni. Kilometri certificați RAR Auto-Pass. Rate cu avans minim 10 %.',
    euro: 14_800,
    month: '2021-06',
    mileageKm: 108_800,
    colour: 'grey',
    place: { scene: 'dealerLot', light: 'day', season: 'autumn' },
  }),
  duster({
    key: 'duster2022',
    owner: 'adina',
    locality: '{city1}',
    publishedDaysAgo: 24.3,
    views: 102,
    title: 'Dacia Duster 2022, diesel, 101.000 km, ca nouă',
    description:
      'Luată din reprezentanță în 2022, garanție până la anul. Covorașe și tavă de portbagaj, anvelope all season noi.',
    euro: 15_600,
    month: '2022-02',
    mileageKm: 101_400,
    colour: 'white',
    place: { scene: 'mountains', light: 'frost', season: 'winter' },
  }),
];
