// What the demonstration's seller has in every other state: one table of data.
import type { VehicleSeed } from './listingSeed';
import { car, equipment, other } from './vehicleFacts';

export const sellerStates: readonly VehicleSeed[] = [
  {
    key: 'vandut', owner: 'seller', categoryId: 'autoturisme', locality: 'Sibiu', publishedDaysAgo: 16, status: 'sold', views: 331,
    title: 'Škoda Fabia 1.0 TSI 95 CP, 2018, 64.000 km, unic proprietar',
    description: 'Fabia Style, benzină, cumpărată nouă din Sibiu. Revizii la reprezentanță, garaj, nefumător. Două seturi de anvelope.\n\nVândută – mulțumesc tuturor celor care au sunat.',
    price: [8_700, 'EUR'],
    vehicle: car('Škoda', 'Fabia', { version: '1.0 TSI Style', year: 2018, firstRegisteredMonth: '2018-09', mileageKm: 64_000, fuel: 'petrol', gearbox: 'manual', body: 'hatchback', powerHp: 95, engineCm3: 999, drive: 'front', doors: 5, seats: 5, colour: 'white', finish: 'solid', emissionNorm: 'euro6', firstOwner: true, serviceBook: true, noAccident: true, registeredInRomania: true, itpUntilMonth: '2027-09', keys: 2, equipment: equipment.usual }),
    place: { scene: 'oldTown', light: 'day', season: 'autumn' }, photos: ['side', 'interior', 'papers'],
  },
  {
    key: 'expirat', owner: 'seller', categoryId: 'remorci-si-rulote', locality: 'Sibiu', publishedDaysAgo: 34, status: 'expired', views: 48,
    title: 'Remorcă auto 500 kg, 2016, cu acte, puțin folosită',
    description: 'Remorcă mică pentru moloz și lemne, ladă zincată, instalație electrică refăcută, anvelope bune. Are număr și ITP.',
    price: [2_200, 'RON'], negotiable: true,
    vehicle: other('Repo', 'EP 500', { year: 2016, maxMassKg: 500, colour: 'grey', registeredInRomania: true, itpUntilMonth: '2027-02' }),
    subject: { kind: 'trailer', color: '#4f7a5a' },
    place: { scene: 'courtyard', light: 'morning', season: 'spring' }, photos: ['side'],
  },
  {
    key: 'inVerificare', owner: 'seller', categoryId: 'autoturisme', locality: 'Sibiu', publishedDaysAgo: 0.1, status: 'pending', views: 0,
    title: 'Peugeot 3008 1.5 BlueHDi 130 CP EAT8, 2019, GT Line',
    description: 'Peugeot 3008 GT Line, cutie automată EAT8, i-Cockpit, faruri LED, haion electric. 113.000 km, istoric complet. Distribuția verificată, AdBlue rezolvat în garanție (am documentul).\n\nSe vinde cu set de iarnă.',
    price: [15_400, 'EUR'], negotiable: true,
    vehicle: car('Peugeot', '3008', { version: '1.5 BlueHDi GT Line EAT8', year: 2019, firstRegisteredMonth: '2019-05', mileageKm: 113_000, fuel: 'diesel', gearbox: 'automatic', body: 'suv', powerHp: 130, engineCm3: 1499, drive: 'front', doors: 5, seats: 5, colour: 'brown', finish: 'metallic', emissionNorm: 'euro6', serviceBook: true, registeredInRomania: true, originCountry: 'Franța', itpUntilMonth: '2027-05', keys: 2, equipment: [...equipment.rich, 'electricTailgate', 'winterTyres'] }),
    place: { scene: 'parking', light: 'morning', season: 'autumn' }, photos: ['otherSide', 'front', 'interior'],
  },
  {
    key: 'respins', owner: 'seller', categoryId: 'autoturisme', locality: 'Sibiu', publishedDaysAgo: 9, status: 'rejected', views: 12,
    title: 'Mercedes-Benz Clasa C 220d 2018, preț de la 1.000 euro',
    description: 'Mercedes C220d, AMG Line, 9G-Tronic, 139.000 km. Avans de la 1.000 euro, restul în rate. Detalii la telefon.',
    price: [1_000, 'EUR'],
    vehicle: car('Mercedes-Benz', 'Clasa C', { version: '220 d AMG Line', year: 2018, firstRegisteredMonth: '2018-02', mileageKm: 139_000, fuel: 'diesel', gearbox: 'automatic', body: 'sedan', powerHp: 194, engineCm3: 1950, drive: 'rear', doors: 4, seats: 5, colour: 'silver', finish: 'metallic', emissionNorm: 'euro6', serviceBook: true, registeredInRomania: true, keys: 2, equipment: equipment.rich }),
    place: { scene: 'oldTown', light: 'morning', season: 'autumn' }, photos: ['side', 'rear', 'interior'],
  },
  {
    key: 'ciorna', owner: 'seller', categoryId: 'autoturisme', locality: 'Sibiu', publishedDaysAgo: 2, status: 'draft', views: 0,
    title: 'Nissan Qashqai 1.3 DIG-T, 2021 (ciornă, de completat)',
    description: 'Qashqai cu automată DCT, 51.000 km. De completat: istoricul, consumul, ce revizii s-au făcut.',
    price: [17_500, 'EUR'],
    vehicle: car('Nissan', 'Qashqai', { year: 2021, mileageKm: 51_000, fuel: 'mildHybrid', gearbox: 'automatic', body: 'suv', powerHp: 158, engineCm3: 1332, colour: 'grey' }),
    place: { scene: 'parking', light: 'overcast', season: 'autumn' }, photos: ['side'],
  },
  {
    key: 'oprit', owner: 'seller', categoryId: 'autoturisme', locality: 'Sibiu', publishedDaysAgo: 11, status: 'paused', views: 54,
    title: 'Seat Leon ST 1.5 TSI 150 CP FR, 2019, benzină, break',
    description: 'Leon ST FR, benzină cu dezactivare de cilindri, consum 6 la drum. Anunțul este oprit până se întoarce mașina de la revizie.',
    price: [12_300, 'EUR'], negotiable: true,
    vehicle: car('Seat', 'Leon', { version: 'ST 1.5 TSI FR', year: 2019, firstRegisteredMonth: '2019-03', mileageKm: 97_500, fuel: 'petrol', gearbox: 'manual', body: 'estate', powerHp: 150, engineCm3: 1498, drive: 'front', doors: 5, seats: 5, colour: 'red', finish: 'metallic', emissionNorm: 'euro6', serviceBook: true, noAccident: true, registeredInRomania: true, itpUntilMonth: '2027-03', keys: 2, equipment: equipment.rich }),
    place: { scene: 'countryRoad', light: 'day', season: 'spring' }, photos: ['otherSide', 'rear'],
  },
];
