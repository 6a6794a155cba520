import type { VehicleSeed } from '../listingSeed';
import { other } from '../vehicleFacts';

export const tractorU445: VehicleSeed = {
  key: 'u445',
  owner: 'dorin',
  categoryId: 'agricole-si-utilaje',
  locality: '{town3}',
  publishedDaysAgo: 8.8,
  views: 104,
  title: 'Tractor Universal U-445, 1988, cabină, plug cu două brazde',
  description:
    'U-445 cu cabină, motor reparat capital acum 300 de ore, ambreiaj nou, hidraulic bun. Se vinde cu plug de două brazde și disc. Nu are certificat de înregistrare, are factură.\n\nPornește la cheie și iarna.',
  price: [5_900, 'EUR'],
  negotiable: true,
  vehicle: other('Universal (UTB)', 'U-445', {
    year: 1988,
    hours: 6_400,
    fuel: 'diesel',
    gearbox: 'manual',
    powerHp: 45,
    drive: 'rear',
    colour: 'red',
    registeredInRomania: false,
  }),
  subject: { kind: 'tractor', color: '#b8392e' },
  place: { scene: 'countryRoad', light: 'morning', season: 'summer' },
  photos: ['side', 'otherSide'],
};
