import type { ListingFact } from '@anunturi/shared-domain/listing/listingFacts';

export type FactGroup = { title: string; facts: ListingFact[] };

const REST = 'Stare și istoric';

/** Groups of a vehicle's facts; what no group names is its state and history. */
const groupTitles: Readonly<Record<string, readonly string[]>> = {
  'Model și caroserie': [
    'make',
    'makeName',
    'model',
    'modelName',
    'version',
    'year',
    'body',
    'doors',
    'seats',
    'colour',
  ],
  'Motor și transmisie': [
    'fuel',
    'powerHp',
    'engineCm3',
    'electricRangeKm',
    'gearbox',
    'drive',
    'emissionNorm',
    'co2GPerKm',
    'maxMassKg',
  ],
};

/** The technical data of a vehicle by group, in the order of its facts; empty groups are left out. */
export function toFactGroups(facts: readonly ListingFact[]): FactGroup[] {
  const titleOf = (fact: ListingFact) =>
    Object.keys(groupTitles).find((title) => groupTitles[title]!.includes(fact.name)) ?? REST;
  return [...Object.keys(groupTitles), REST]
    .map((title) => ({ title, facts: facts.filter((fact) => titleOf(fact) === title) }))
    .filter((group) => group.facts.length > 0);
}
