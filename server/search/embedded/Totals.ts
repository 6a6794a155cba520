import { addSteps, noStepCounts } from './countRange';
import { countsAt, noCounts } from './FactRows';
import type { CodeColumn } from './CodeColumn';
import type { ListingColumns } from './ListingColumns';

/** How many of some slots have each value, of every group: a state that slots are added to and taken from. */
export class Totals {
  private rows = noCounts();
  private byCode = new Map<CodeColumn, Int32Array>();
  readonly prices: Int32Array;

  /** `stepsLei`: beside which prices is counted. */
  constructor(
    private readonly columns: ListingColumns,
    readonly stepsLei: readonly number[],
  ) {
    this.prices = noStepCounts(stepsLei);
  }

  copy(): Totals {
    const copy = new Totals(this.columns, this.stepsLei);
    copy.rows.set(this.rows);
    copy.prices.set(this.prices);
    for (const [codes, counts] of this.byCode) copy.byCode.set(codes, counts.slice());
    return copy;
  }

  add(slots: Uint32Array): void {
    this.count(slots, 1);
  }

  takeAway(slots: Uint32Array): void {
    this.count(slots, -1);
  }

  /** By code, of a fact that stands in a row. */
  atPlace(place: number): Int32Array {
    return countsAt(this.rows, place);
  }

  /** By code, of another column. */
  ofColumn(codes: CodeColumn): Int32Array {
    return this.byCode.get(codes) ?? new Int32Array();
  }

  private count(slots: Uint32Array, by: 1 | -1): void {
    const { columns, stepsLei } = this;
    columns.rows.count(slots, this.rows, by);
    addSteps(columns.numbersOf('priceLei').values, slots, stepsLei, this.prices, by);
    for (const each of columns.groups) {
      if (each.type !== 'codes' || each.place !== undefined) continue;
      const counts = atLeast(each.codes.names.length, this.byCode.get(each.codes));
      this.byCode.set(each.codes, counts);
      addCodes(each.codes, slots, counts, by);
    }
  }
}

/** Adds to counts by code how many of some slots have each. */
export function addCodes(
  { values }: CodeColumn,
  slots: Uint32Array,
  counts: Int32Array,
  by: 1 | -1 = 1,
): void {
  for (let at = 0; at < slots.length; at += 1) counts[values[slots[at]!]!]! += by;
}

/** Counts with room for so many codes: texts are learned as listings come. */
export function atLeast(length: number, counts: Int32Array = new Int32Array()): Int32Array {
  if (counts.length >= length) return counts;
  const grown = new Int32Array(length);
  grown.set(counts);
  return grown;
}
