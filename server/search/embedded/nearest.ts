import type { FilterName } from '@anunturi/shared-domain/search/listingFilters';
import { type Condition, markFailed } from './conditions';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { NEVER } from './groups';
import { pickFitting } from './pick';

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

export type Nearest = { slots: Uint32Array; givenUp: FilterName[] };

/** The listings that fail a search by the least; undefined when nothing related is there. */
export function findNearest(
  conditions: readonly Condition[],
  index: EmbeddedIndex,
  nowMs: number,
): Nearest | undefined {
  const failed = new Int32Array(index.slotCount);
  markFailed(conditions, index.columns, nowMs, failed, index.slotCount);
  const hard = bitsOf(conditions, ({ key }) => never.includes(key));
  const soft = conditions.filter(({ group }) => !never.includes(group.key));
  if (soft.length === 0) return undefined;
  const seen = new Set<number>();
  for (const bits of failed) if (bits !== NEVER && (bits & hard) === 0) seen.add(bits);
  const [best] = [...seen].toSorted((a, b) => lossOf(a, soft) - lossOf(b, soft) || a - b);
  // All given up, and nothing of the subject itself left, would be any listing at all.
  if (best === undefined || (hard === 0 && soft.every(({ group }) => best & group.bit)))
    return undefined;
  return {
    slots: pickFitting(index.slotCount, failed, best),
    givenUp: soft.flatMap(({ group }) => (best & group.bit ? group.names : [])),
  };
}

const bitsOf = (conditions: readonly Condition[], is: (group: Condition['group']) => boolean) =>
  conditions.reduce((bits, { group }) => (is(group) ? bits | group.bit : bits), 0);

const lossOf = (bits: number, conditions: readonly Condition[]): number =>
  conditions.reduce(
    (loss, { group }) =>
      bits & group.bit ? loss + 2 ** (1 + keptLonger.indexOf(group.key)) : loss,
    0,
  );
