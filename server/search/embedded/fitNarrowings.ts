import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { eachAlone, type Fitted, mergeFilters } from '../matching/narrowings';
import { insteadOf, lossOf } from '../giveUpOrder';
import type { Narrowing } from '@anunturi/shared-domain/search/understand/Understood';
import type { Check } from '../matching/checks';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { toAsked } from './Selection';
import { areTogether, intersect, isEmpty, type SlotBits, without } from './slotBits';

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
  live: SlotBits,
): Fitted {
  const all = { kept: [...narrowings], givenUp: [] };
  if (narrowings.length === 0) return all;
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
  const alone = eachAlone(narrowings, chosen).map((filters) =>
    intersect([live, ...setsOf(filters)]),
  );
  const least = leastLoss(intersect([live, ...setsOf(chosen)]), alone, narrowings);
  if (least === undefined) return all;
  const kept = narrowings.filter((_, at) => ((least >> at) & 1) === 0);
  const givenUp = narrowings.filter((_, at) => ((least >> at) & 1) === 1);
  const instead = [...kept, ...insteadOf(kept, givenUp)];
  return { kept: finds(instead) ? instead : kept, givenUp };
}

/**
 * The narrowings, as bits, that some listing of a base lacks with the least loss. Those that are lost last are tried first, kept before
 * they are given up: what comes after a good answer is mostly worse at once.
 */
function leastLoss(
  base: SlotBits,
  sets: readonly SlotBits[],
  narrowings: readonly Narrowing[],
): number | undefined {
  const losses = narrowings.map(({ subject }) => lossOf(subject));
  const order = losses.map((_, at) => at).toSorted((a, b) => losses[b]! - losses[a]!);
  let [least, given]: [number, number | undefined] = [Infinity, undefined];
  function look(left: SlotBits, step: number, loss: number, bits: number): void {
    if (loss >= least || isEmpty(left)) return;
    const at = order[step];
    if (at === undefined) {
      [least, given] = [loss, bits];
      return;
    }
    look(intersect([left, sets[at]!]), step + 1, loss, bits);
    look(without(left, sets[at]!), step + 1, loss + losses[at]!, bits | (1 << at));
  }
  look(base, 0, 0, 0);
  return given;
}
