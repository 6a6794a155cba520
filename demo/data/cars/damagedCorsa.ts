import type { VehicleSeed } from '../listingSeed';
import { car, equipment } from '../vehicleFacts';

export const damagedCorsa: VehicleSeed = {
  key: 'corsaAvariata',
  owner: 'calin',
  categoryId: 'autoturisme',
  locality: '{city2}',
  publishedDaysAgo: 23.3,
  views: 88,
  title: 'Opel Corsa E 2016 avariată față, motorul pornește',
  description:
    'Corsa E lovită frontal, în mers la 30 km/h. Airbagurile nu au sărit, motorul pornește și merge, radiatorul e spart. Devizul de la asigurare îl am, dosarul închis. Bună de reparat sau de piese.\n\nSe ridică pe platformă de la {city2}.',
  price: [2_500, 'EUR'],
  negotiable: true,
  vehicle: car('Opel', 'Corsa', {
    version: '1.4 Color Edition',
    year: 2016,
    mileageKm: 101_000,
    fuel: 'petrol',
    gearbox: 'manual',
    body: 'hatchback',
    condition: 'damaged',
    powerHp: 90,
    engineCm3: 1398,
    drive: 'front',
    doors: 3,
    seats: 5,
    colour: 'yellow',
    finish: 'solid',
    emissionNorm: 'euro6',
    noAccident: false,
    registeredInRomania: true,
    keys: 1,
    equipment: equipment.basic,
  }),
  place: { scene: 'courtyard', light: 'overcast', season: 'winter' },
  photos: ['otherCorner', 'interior'],
};
