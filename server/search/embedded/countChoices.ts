import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';
import { priceSteps, rangeSteps } from '@anunturi/shared-domain/search/rangeSteps';
import type { Condition } from './conditions';
import { type Group, ignoredFor } from './groups';
import { countRange } from './countRange';
import { type ListingColumns, WHOLE_COUNTY } from './ListingColumns';

/** What is counted in: slots that a search finds, and by group those that only this group keeps from being found. */
export type Counted = {
  found: Uint32Array;
  slots: Uint32Array | number;
  failed: Int32Array;
  conditions: readonly Condition[];
};

/** `stepsLei`: the steps of the currency in whole lei; the same array while the rate is the same. */
type PriceCurrency = { currency: keyof typeof priceSteps; stepsLei: readonly number[] };

/** How many listings each choice of each filter would find, under all other filters. */
export function countChoices(
  counted: Counted,
  columns: ListingColumns,
  price: PriceCurrency,
  localityIds: readonly string[],
): SearchCounts {
  const counts: SearchCounts = { choices: {}, ranges: {} };
  const isAsked = (key: string) => counted.conditions.some(({ group }) => group.key === key);
  for (const { group, ...column } of columns.groups) {
    const { key, names } = group;
    if (key === 'ownerId' || (key === 'vehicle.model' && !isAsked('vehicle.make'))) continue;
    const slots = slotsBeside(group, counted);
    const name = names[0]!;
    if (column.type === 'numbers') {
      const steps = stepsOf(key, price);
      const asked = counted.conditions.find((each) => each.group === group);
      const { from = 0, to = Infinity } = asked?.type === 'range' ? asked : {};
      const inLei = key === 'priceLei' ? price.stepsLei : steps;
      counts.ranges[name] = {
        steps: [...steps],
        ...countRange(column.column.values, slots, inLei, { from, to }),
      };
      continue;
    }
    const byCode = countCodes(column.codes.values, slots, column.codes.names.length);
    counts.choices[name] =
      key === 'coverage'
        ? countCovered(byCode, column.codes.names, localityIds)
        : named(byCode, column.codes.names);
  }
  return counts;
}

/** The slots that choosing in a group can find. */
function slotsBeside(group: Group, { found, slots, failed, conditions }: Counted): Uint32Array {
  const ignored = ignoredFor(group);
  if (!conditions.some((each) => (each.group.bit & ignored) !== 0)) return found;
  return pick(slots, (slot) => (failed[slot]! & ~ignored) === 0);
}

/** Those of some slots that pass. */
export function pick(slots: Uint32Array | number, passes: (slot: number) => boolean): Uint32Array {
  const all = typeof slots === 'number';
  const count = all ? slots : slots.length;
  const picked = new Uint32Array(count);
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    const slot = all ? at : slots[at]!;
    if (passes(slot)) picked[length++] = slot;
  }
  return picked.subarray(0, length);
}

function countCodes(values: ArrayLike<number>, slots: Uint32Array, codes: number): Uint32Array {
  const counts = new Uint32Array(codes);
  for (let at = 0; at < slots.length; at += 1) counts[values[slots[at]!]!]! += 1;
  return counts;
}

function named(byCode: Uint32Array, names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let code = 1; code < names.length; code += 1)
    if (byCode[code]! > 0) counts[names[code]!] = byCode[code]!;
  return counts;
}

/** By place, how many services come there. */
function countCovered(
  byCode: Uint32Array,
  names: readonly string[],
  localityIds: readonly string[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let code = 1; code < names.length; code += 1) {
    if (byCode[code] === 0) continue;
    const places = names[code] === WHOLE_COUNTY ? localityIds : names[code]!.split(' ');
    for (const id of places) counts[id] = (counts[id] ?? 0) + byCode[code]!;
  }
  return counts;
}

const stepsOf = (key: string, { currency }: PriceCurrency): readonly number[] =>
  key === 'priceLei' ? priceSteps[currency] : rangeSteps[key as keyof typeof rangeSteps];
