import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { eachAlone, type Fitted, mergeFilters } from '../matching/narrowings';
import { insteadOf, lossOf } from '../giveUpOrder';
import type { Narrowing } from '../understand/Understood';
import type { Check } from '../matching/checks';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { failedBits } from './failedBits';
import { toAsked } from './Selection';
import { areTogether, intersect, toSlots } from './slotBits';

type ToChecks = (filters: ListingFilters) => Check[];

/**
 * Which of the narrowings that words say can hold together under what was chosen: all of them, or all with another meaning of one, or
 * those that are left when the least is given up. Where the chosen filters alone find nothing, all stay.
 */
export function fitNarrowings(
  narrowings: readonly Narrowing[],
  chosen: ListingFilters,
  toChecks: ToChecks,
  index: EmbeddedIndex,
  nowMs: number,
): Fitted {
  const all = { kept: [...narrowings], givenUp: [] };
  if (narrowings.length === 0) return all;
  const live = index.live.at(nowMs, index.slotCount);
  const setsOf = (filters: ListingFilters) =>
    toAsked(toChecks(filters), index).map(({ bits }) => bits);
  const finds = (kept: readonly Narrowing[]) =>
    areTogether([live, ...setsOf(mergeFilters(chosen, kept))]);
  if (finds(narrowings)) return all;
  for (const [at, narrowing] of narrowings.entries())
    for (const filters of narrowing.alternatives) {
      const other = { ...narrowing, filters };
      const kept = narrowings.with(at, other);
      if (finds(kept)) return { kept, givenUp: [], other };
    }
  const slots = toSlots(intersect([live, ...setsOf(chosen)]));
  const alone = eachAlone(narrowings, chosen).flatMap((filters, at) =>
    setsOf(filters).map((bits) => ({ bit: 1 << at, bits })),
  );
  const least = leastLoss(failedBits(slots, alone), narrowings);
  if (least === undefined) return all;
  const kept = narrowings.filter((_, at) => ((least >> at) & 1) === 0);
  const givenUp = narrowings.filter((_, at) => ((least >> at) & 1) === 1);
  const instead = [...kept, ...insteadOf(kept, givenUp)];
  return { kept: finds(instead) ? instead : kept, givenUp };
}

/** Of what listings fail, each as bits of the narrowings, that which is the least loss. */
function leastLoss(failed: Int32Array, narrowings: readonly Narrowing[]): number | undefined {
  const loss = (given: number) =>
    narrowings.reduce(
      (sum, { subject }, at) => ((given >> at) & 1 ? sum + lossOf(subject) : sum),
      0,
    );
  return [...new Set(failed)].toSorted((a, b) => loss(a) - loss(b))[0];
}
