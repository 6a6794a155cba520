import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { insteadOf, lossOf } from '../giveUpOrder';
import type { Narrowing } from '../understand/Understood';
import { type Condition, markAll, markBit, markFailed } from './conditions';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { pickFitting } from './pick';

export type Fitted = {
  kept: Narrowing[];
  givenUp: Narrowing[];
  /** Of the kept ones, that which has another meaning than the likeliest. */
  other?: Narrowing;
};
/** So many slots are looked at before it is asked whether one fits. */
const BLOCK = 8192;

type ToConditions = (filters: ListingFilters) => Condition[];

/** What was chosen and what words narrow to; where both speak, what was chosen decides. */
export const mergeFilters = (
  chosen: ListingFilters,
  narrowings: readonly Narrowing[],
): ListingFilters =>
  narrowings.reduce<ListingFilters>((all, { filters }) => ({ ...filters, ...all }), chosen);

/**
 * Which of the narrowings that words say can hold together under what was chosen: all of them, or all with another meaning of one, or
 * those that are left when the least is given up. Where the chosen filters alone find nothing, all stay.
 */
export function fitNarrowings(
  narrowings: readonly Narrowing[],
  chosen: ListingFilters,
  toConditions: ToConditions,
  index: EmbeddedIndex,
  nowMs: number,
): Fitted {
  const all = { kept: [...narrowings], givenUp: [] };
  if (narrowings.length === 0) return all;
  const failed = new Int32Array(index.slotCount);
  const finds = (kept: readonly Narrowing[]) => {
    const conditions = toConditions(mergeFilters(chosen, kept));
    for (let start = 0; start < index.slotCount; start += BLOCK) {
      const end = Math.min(start + BLOCK, index.slotCount);
      markAll(conditions, index.columns, nowMs, failed, start, end);
      if (failed.subarray(start, end).includes(0)) return true;
    }
    return false;
  };
  if (finds(narrowings)) return all;
  for (const [at, narrowing] of narrowings.entries())
    for (const filters of narrowing.alternatives) {
      const other = { ...narrowing, filters };
      const kept = narrowings.with(at, other);
      if (finds(kept)) return { kept, givenUp: [], other };
    }
  markFailed(toConditions(chosen), index.columns, nowMs, failed, index.slotCount);
  const alone = eachAlone(narrowings, chosen).map(toConditions);
  const least = leastLoss(alone, narrowings, failed);
  if (least === undefined) return all;
  const kept = narrowings.filter((_, at) => ((least >> at) & 1) === 0);
  const givenUp = narrowings.filter((_, at) => ((least >> at) & 1) === 1);
  const instead = [...kept, ...insteadOf(kept, givenUp)];
  return { kept: finds(instead) ? instead : kept, givenUp };
}

/** What each narrowing asks by itself beside what was chosen; a model is one of its make alone. */
export function eachAlone(
  narrowings: readonly Narrowing[],
  chosen: ListingFilters,
): ListingFilters[] {
  const { make } = mergeFilters(chosen, narrowings);
  return narrowings.map(({ filters }) => ({
    ...(filters.model && make && { make }),
    ...filters,
    ...chosen,
  }));
}

/** The narrowings, as bits, that a listing which answers what was chosen fails with the least loss. */
function leastLoss(
  conditions: readonly (readonly Condition[])[],
  narrowings: readonly Narrowing[],
  failed: Int32Array,
): number | undefined {
  const slots = pickFitting(failed.length, failed);
  const bits = new Int32Array(failed.length);
  for (const [at, each] of conditions.entries())
    for (const condition of each) markBit(condition, 1 << at, bits, slots);
  const seen = new Set<number>();
  for (let at = 0; at < slots.length; at += 1) seen.add(bits[slots[at]!]!);
  const loss = (given: number) =>
    narrowings.reduce(
      (sum, { subject }, at) => ((given >> at) & 1 ? sum + lossOf(subject) : sum),
      0,
    );
  return [...seen].toSorted((a, b) => loss(a) - loss(b))[0];
}
