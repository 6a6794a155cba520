import type { ListingFilters } from '../listingFilters';

type Words = readonly [phrases: string, filters: ListingFilters];

/** Words and phrases, folded, that name a choice of a vehicle and nothing else; each is compared without its ending. */
export const sureVehicleWords: readonly Words[] = [
  ['mild hybrid, mild hibrid', { fuels: ['mildHybrid'] }],
  ['plug in hybrid, plug in hibrid, plug in, phev', { fuels: ['pluginHybrid'] }],
  ['hibrid, hybrid', { fuels: ['hybrid', 'pluginHybrid'] }],
  ['benzina cu gpl, benzina gpl, benzina si gpl, gpl', { fuels: ['lpg'] }],
  ['benzina, benzinar', { fuels: ['petrol'] }],
  ['motorina, diesel, dizel', { fuels: ['diesel'] }],
  [
    'cutie automata, cutie de viteze automata, automat, automatic, tiptronic',
    { gearbox: 'automatic' },
  ],
  ['cutie manuala, cutie de viteze manuala', { gearbox: 'manual' }],
  ['break, combi, kombi, estate', { bodies: ['estate'] }],
  ['decapotabil, cabrio, cabriolet, roadster', { bodies: ['cabrio'] }],
  ['suv, jeep, crossover, masina de teren', { bodies: ['suv'] }],
  ['monovolum, minivan, mpv', { bodies: ['minivan'] }],
  ['hatchback', { bodies: ['hatchback'] }],
  ['sedan, berlina, limuzina', { bodies: ['sedan'] }],
  ['coupe, cupeu', { bodies: ['coupe'] }],
  ['pickup, pick up, camioneta', { bodies: ['pickup'] }],
  ['tractiune integrala, integrala, 4x4, 4wd, awd, 4motion, xdrive, 4matic', { drives: ['all'] }],
  ['tractiune spate', { drives: ['rear'] }],
  ['tractiune fata', { drives: ['front'] }],
];

/** The same, of words that also mean other things: read only where something else names a vehicle. */
export const vehicleWords: readonly Words[] = [
  ['electric, ev', { fuels: ['electric'] }],
  ['gaz', { fuels: ['lpg'] }],
  ['cng, gnc, metan', { fuels: ['cng'] }],
  ['hidrogen', { fuels: ['hydrogen'] }],
  ['manual', { gearbox: 'manual' }],
  ['variant, touring, avant, caravan', { bodies: ['estate'] }],
  ['avariat, lovit, accidentat, defect', { condition: 'damaged' }],
  ['second hand, rulat, folosit', { condition: 'used' }],
  ['noua, nou', { condition: 'new' }],
];
