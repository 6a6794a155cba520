import {
  sampleCar,
  sampleOtherVehicle,
  samplePart,
  sampleService,
} from '../samples/listingSamples';
import type { ListingFields } from './listing';
import { toListingFacts } from './listingFacts';

const factsOf = (listing: ListingFields) =>
  toListingFacts(listing, (id) => id.toUpperCase()).map(({ label, value }) => `${label}: ${value}`);

test('a car says all that is known, in the order in which buyers ask', () => {
  expect(factsOf(sampleCar)).toEqual([
    'Marcă: Dacia',
    'Model: Logan',
    'Versiune: 1.5 dCi Laureate',
    'An de fabricație: 2018',
    'Prima înmatriculare: 05.2018',
    'Rulaj: 124.500 km',
    'Combustibil: Diesel',
    'Putere: 90 CP (66 kW)',
    'Capacitate cilindrică: 1.461 cm³',
    'Cutie de viteze: Manuală',
    'Tracțiune: Față',
    'Caroserie: Sedan',
    'Număr de uși: 4',
    'Număr de locuri: 5',
    'Culoare: Gri, metalizată',
    'Normă de poluare: Euro 6',
    'Emisii CO₂: 98 g/km',
    'Stare: Rulat',
    'Primul proprietar: Da',
    'Carte service: Da',
    'Fără accident în istoric: Da',
    'Înmatriculat în România: Da',
    'Țara de origine: România',
    'ITP valabil până în: 05.2027',
    'Chei: 2',
    'Serie de șasiu (VIN): UU1L5220058123456',
  ]);
});

test('what is not known is left out', () => {
  expect(factsOf(sampleOtherVehicle)).toEqual([
    'Marcă: Repo',
    'Model: Alt model',
    'An de fabricație: 2021',
    'Masă maximă: 750 kg',
    'Stare: Rulat',
  ]);
});

test('a part says its condition, then what it fits', () => {
  const fitting = {
    ...samplePart,
    vehicle: { shape: 'part', condition: 'used', makeName: 'Dacia', modelName: 'Logan' },
  } as ListingFields;
  expect(factsOf(fitting)).toEqual([
    'Stare: Rulat',
    'Pentru marca: Dacia',
    'Pentru modelul: Logan',
  ]);
});

test('a service names its places and writes its numbers out', () => {
  expect(factsOf(sampleService)).toEqual([
    'Prestator: SRL',
    'Program: Luni-sâmbătă',
    'Ore: 8-18',
    'Zona acoperită: SIBIU, CISNADIE, SELIMBAR',
    'Deplasare: până la 25 km',
    'Experiență: 12 ani',
    'Emite factură: Da',
    'Oferă garanție: Da',
  ]);
});
