import type { ListingColumns } from './ListingColumns';
import { countDifferent, type SlotBits, toSlots, without } from './slotBits';
import { Totals } from './Totals';

const KEPT_MAX = 16;
/** Fewer are counted as fast as they are compared with what is kept. */
const WORTH_KEEPING = 4096;

type Kept = { found: SlotBits; totals: Totals };

/**
 * What was counted of the lists that were asked last. Most lists differ little from one of them: the same list a listing later, or
 * with one filter more. Only what differs is counted; so the counts are those of the slots, whatever is kept.
 */
export class KeptTotals {
  /** The one that was used last comes last. */
  private kept: Kept[] = [];

  constructor(private readonly columns: ListingColumns) {}

  of(found: SlotBits, total: number, stepsLei: readonly number[]): Totals {
    if (total < WORTH_KEEPING) return this.count(found, stepsLei);
    const { near, differing } = this.nearest(found, total, stepsLei);
    if (near && differing === 0) return this.keep(near).totals;
    if (!near) return this.keep({ found, totals: this.count(found, stepsLei) }).totals;
    const totals = near.totals.copy();
    totals.add(toSlots(without(found, near.found)));
    totals.takeAway(toSlots(without(near.found, found)));
    return this.keep({ found, totals }).totals;
  }

  /** Slots have other numbers now. */
  forget(): void {
    this.kept = [];
  }

  private count(found: SlotBits, stepsLei: readonly number[]): Totals {
    const totals = new Totals(this.columns, stepsLei);
    totals.add(toSlots(found));
    return totals;
  }

  /** That which the fewest slots differ from, where they are fewer than are found. */
  private nearest(found: SlotBits, total: number, stepsLei: readonly number[]) {
    let [near, differing]: [Kept | undefined, number] = [undefined, total];
    for (const each of this.kept.toReversed()) {
      if (each.totals.stepsLei !== stepsLei) continue;
      const count = countDifferent(found, each.found, differing);
      if (count < differing) [near, differing] = [each, count];
      if (differing === 0) break;
    }
    return { near, differing };
  }

  private keep(used: Kept): Kept {
    this.kept = [...this.kept.filter((each) => each !== used), used].slice(-KEPT_MAX);
    return used;
  }
}
