import { uint8Column } from './Column';

/** Facts of one listing side by side, a byte each; a multiple of STEP. */
export const WIDTH = 24;
const STEP = 8;
const CODES = 256;

/**
 * Small facts of listings by rows, beside their columns. Counting all of them at once reads one line of memory for each slot, and adds to
 * another counter each time, which a processor does several times faster than to the same one.
 */
export class FactRows {
  readonly bytes = uint8Column();
  private places = 0;

  /** A place in the rows for one more fact; undefined when they are full. */
  takePlace(): number | undefined {
    if (this.places === WIDTH) return undefined;
    this.places += 1;
    return this.places - 1;
  }

  set(slot: number, place: number, code: number): void {
    this.bytes.set(slot * WIDTH + place, code);
  }

  /** Keeps some slots alone, in their order. */
  keep(slots: Uint32Array): void {
    const { values } = this.bytes;
    for (let at = 0; at < slots.length; at += 1)
      values.copyWithin(at * WIDTH, slots[at]! * WIDTH, (slots[at]! + 1) * WIDTH);
  }

  /** Adds to counts, by place and code, how many of some slots have each; `by` is 1, or -1 to take them away. */
  count(slots: Uint32Array, counts: Int32Array, by: 1 | -1): void {
    for (let first = 0; first < this.places; first += STEP)
      countStep(this.bytes.values, slots, first, counts, by);
  }
}

/** Counts of all facts: those of a place beside each other. */
export const noCounts = () => new Int32Array(WIDTH * CODES);
export const countsAt = (counts: Int32Array, place: number) =>
  counts.subarray(place * CODES, (place + 1) * CODES);

/** Counts STEP facts of each slot, written out: as a loop it takes twice the time. */
function countStep(
  bytes: Uint8Array,
  slots: Uint32Array,
  first: number,
  all: Int32Array,
  by: 1 | -1,
): void {
  const counts = all.subarray(first * CODES);
  for (let at = 0; at < slots.length; at += 1) {
    const row = slots[at]! * WIDTH + first;
    counts[bytes[row]!]! += by;
    counts[CODES + bytes[row + 1]!]! += by;
    counts[2 * CODES + bytes[row + 2]!]! += by;
    counts[3 * CODES + bytes[row + 3]!]! += by;
    counts[4 * CODES + bytes[row + 4]!]! += by;
    counts[5 * CODES + bytes[row + 5]!]! += by;
    counts[6 * CODES + bytes[row + 6]!]! += by;
    counts[7 * CODES + bytes[row + 7]!]! += by;
  }
}
