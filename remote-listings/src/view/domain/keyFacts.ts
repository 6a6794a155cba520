import type { ListingFact } from '@anunturi/shared-domain/listing/listingFacts';

/** What a buyer asks first, in this order; a service says who does it, when and where. */
const ASKED_FIRST = [
  'year',
  'mileageKm',
  'hours',
  'fuel',
  'gearbox',
  'powerHp',
  'condition',
  'body',
  'programme',
  'wholeCounty',
  'providerForm',
  'experienceYears',
  'givesInvoice',
  'givesWarranty',
];
const SHOWN = 6;
const GLANCE_MAX = 28;
/** The same in another unit: `90 CP (66 kW)`. */
const IN_BRACKETS = / \([^)]*\)$/;

/** Words short enough to stand above a value three in a row. */
const shortLabels: Readonly<Record<string, string>> = {
  year: 'An',
  gearbox: 'Cutie',
  wholeCounty: 'Zonă',
};

/** At most six facts to read at a glance, in the order in which buyers ask. */
export function toKeyFacts(facts: readonly ListingFact[]): ListingFact[] {
  return ASKED_FIRST.flatMap((name) => facts.find((fact) => fact.name === name) ?? [])
    .filter(({ value }) => value.length <= GLANCE_MAX)
    .slice(0, SHOWN)
    .map((fact) => ({
      ...fact,
      label: shortLabels[fact.name] ?? fact.label,
      value: fact.value.replace(IN_BRACKETS, ''),
    }));
}
