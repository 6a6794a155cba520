/** Numbers below this are looked up, larger ones are compared with the steps. */
const TABLE_MAX = 2 ** 20;

export type Ends = { from: number; to: number };
export type RangeCounts = { from: number[]; to: number[] };

const tables = new WeakMap<readonly number[], Uint8Array>();

/**
 * How many of some slots' numbers are at least each step (under the upper end that is asked), and at most each step (under the lower
 * one). One look at each slot: a number has a code that says how many steps are below it, and whether it is one.
 */
export function countRange(
  values: Int32Array,
  slots: Uint32Array,
  steps: readonly number[],
  { from, to }: Ends,
): RangeCounts {
  const isBound = from > 0 || to < Infinity;
  const below = countCodes(values, slots, steps, { from: 0, to });
  const above = isBound ? countCodes(values, slots, steps, { from, to: Infinity }) : below;
  return toRangeCounts(steps, below, above);
}

/** From how many have each code: `below` those under the upper end, `above` those over the lower one. */
export const toRangeCounts = (
  steps: readonly number[],
  below: Int32Array,
  above: Int32Array,
): RangeCounts => ({
  from: steps.map((_, at) => sum(below, 2 * at + 1, below.length)),
  to: steps.map((_, at) => sum(above, 0, 2 * at + 2)),
});

function countCodes(
  values: Int32Array,
  slots: Uint32Array,
  steps: readonly number[],
  { from, to }: Ends,
): Int32Array {
  const table = tableOf(steps);
  const counts = noStepCounts(steps);
  for (let at = 0; at < slots.length; at += 1) {
    const value = values[slots[at]!]!;
    if (value < from || value > to) continue;
    counts[value < table.length ? table[value]! : codeOf(value, steps)]! += 1;
  }
  return counts;
}

/** Adds to counts how many of some slots' numbers have each code; `by` is 1, or -1 to take them away. Numbers below 0 are none. */
export function addSteps(
  values: Int32Array,
  slots: Uint32Array,
  steps: readonly number[],
  counts: Int32Array,
  by: 1 | -1,
): void {
  const table = tableOf(steps);
  for (let at = 0; at < slots.length; at += 1) {
    const value = values[slots[at]!]!;
    if (value >= 0) counts[value < table.length ? table[value]! : codeOf(value, steps)]! += by;
  }
}

export const noStepCounts = (steps: readonly number[]) => new Int32Array(2 * steps.length + 1);

/** Twice the number of steps below a number, and one more where it is a step. */
export function codeOf(value: number, steps: readonly number[]): number {
  let below = 0;
  while (below < steps.length && steps[below]! < value) below += 1;
  return 2 * below + Number(steps[below] === value);
}

function tableOf(steps: readonly number[]): Uint8Array {
  const known = tables.get(steps);
  if (known) return known;
  const length = Math.min(TABLE_MAX, (steps.at(-1) ?? 0) + 1);
  const table = Uint8Array.from({ length }, (_, value) => codeOf(value, steps));
  tables.set(steps, table);
  return table;
}

function sum(counts: Int32Array, from: number, to: number): number {
  let all = 0;
  for (let at = from; at < to; at += 1) all += counts[at]!;
  return all;
}
