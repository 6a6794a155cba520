import type { FilterName } from '@anunturi/shared-domain/search/listingFilters';
import type { Group } from './groups';

/** Cards shown of what is nearest to a search that finds nothing. */
export const NEAREST_SHOWN_MAX = 6;

/** What is given up by itself in this order, when nothing fits; what is not here before it; kind, category and seller never. */
const keptLonger: readonly string[] = [
  'vehicle.drive',
  'vehicle.gearbox',
  'vehicle.body',
  'vehicle.mileageKm',
  'vehicle.year',
  'vehicle.fuel',
  'priceLei',
  'localityId',
  'coverage',
  'vehicle.model',
  'vehicle.make',
];
const never: readonly string[] = ['kind', 'categoryId', 'ownerId'];

/**
 * Of what listings fail, each as bits of the asked groups, that which is the least to give up; undefined when nothing related would be
 * left.
 */
export function leastGivenUp(
  failed: Iterable<number>,
  asked: readonly Group[],
): { bits: number; names: FilterName[] } | undefined {
  const hard = asked.reduce((bits, { key, bit }) => (never.includes(key) ? bits | bit : bits), 0);
  const soft = asked.filter(({ key }) => !never.includes(key));
  const [bits] = [...failed]
    .filter((each) => (each & hard) === 0)
    .toSorted((a, b) => lossOf(a, soft) - lossOf(b, soft) || a - b);
  // All given up, and nothing of the subject itself left, would be any listing at all.
  if (soft.length === 0 || bits === undefined) return undefined;
  if (hard === 0 && soft.every(({ bit }) => bits & bit)) return undefined;
  return { bits, names: soft.flatMap(({ bit, names }) => (bits & bit ? names : [])) };
}

const lossOf = (bits: number, asked: readonly Group[]): number =>
  asked.reduce(
    (loss, { key, bit }) => (bits & bit ? loss + 2 ** (1 + keptLonger.indexOf(key)) : loss),
    0,
  );
