import type { VehicleSeed } from '../listingSeed';
import { car, equipment } from '../vehicleFacts';

export const model3: VehicleSeed = {
  key: 'model3',
  owner: 'laura',
  categoryId: 'autoturisme',
  locality: '{city1}',
  publishedDaysAgo: 7.6,
  views: 264,
  title: 'Tesla Model 3 Standard Range Plus, 2021, baterie LFP, 61.000 km',
  description:
    'Model 3 SR+, baterie LFP (se poate încărca zilnic la 100 %). Degradare măsurată 5 %, trimit captură din aplicație. Autonomie reală 380 km vara, 290 km iarna.\n\nÎncărcată 90 % acasă, la 11 kW. Include cablul Type 2 și încărcătorul de priză. Anvelope schimbate la 50.000 km.\n\nImpozitul anual este suma fixă pentru electrice. Costul pe 100 km la mine: cam 15 lei.',
  price: [21_900, 'EUR'],
  vehicle: car('Tesla', 'Model 3', {
    version: 'Standard Range Plus',
    year: 2021,
    firstRegisteredMonth: '2021-09',
    mileageKm: 61_000,
    fuel: 'electric',
    gearbox: 'automatic',
    body: 'sedan',
    powerHp: 275,
    drive: 'rear',
    doors: 4,
    seats: 5,
    colour: 'white',
    finish: 'pearl',
    co2GPerKm: 0,
    firstOwner: true,
    noAccident: true,
    registeredInRomania: true,
    itpUntilMonth: '2027-09',
    keys: 2,
    equipment: [...equipment.rich, 'panoramicRoof', 'wirelessCharging', 'premiumAudio'],
  }),
  place: { scene: 'dealerLot', light: 'morning', season: 'spring' },
  photos: ['corner', 'front', 'interior', 'wheel'],
};
