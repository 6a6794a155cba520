import type { VehicleSeed } from '../listingSeed';
import { car, equipment } from '../vehicleFacts';

export const megane: VehicleSeed = {
  key: 'megane',
  owner: 'ilie',
  categoryId: 'autoturisme',
  locality: '{town2}',
  publishedDaysAgo: 4.9,
  views: 21,
  title: 'Renault Megane 2 break 1.5 dCi, urgent, preț bun',
  description:
    'Vând urgent Megane break 2008, merge bine, consum mic, are rugină la praguri. Poze trimit pe telefon că nu mă descurc să le pun aici.',
  price: [6_900, 'RON'],
  negotiable: true,
  vehicle: car('Renault', 'Megane', {
    version: '1.5 dCi',
    year: 2008,
    mileageKm: 312_000,
    fuel: 'diesel',
    gearbox: 'manual',
    body: 'estate',
    powerHp: 86,
    engineCm3: 1461,
    drive: 'front',
    doors: 5,
    seats: 5,
    colour: 'grey',
    emissionNorm: 'euro4',
    registeredInRomania: true,
    itpUntilMonth: '2026-12',
    keys: 1,
    equipment: equipment.basic,
  }),
  place: { scene: 'courtyard', light: 'overcast', season: 'autumn' },
  photos: [],
};
