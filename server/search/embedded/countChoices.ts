import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';
import { priceSteps } from '@anunturi/shared-domain/search/rangeSteps';
import type { PriceCurrency } from '../matching/FilterMeaning';
import { countRange, type RangeCounts, toRangeCounts } from './countRange';
import { type Group, ignoredFor } from '../matching/groups';
import { WHOLE_COUNTY } from '../matching/groupValues';
import type { EmbeddedIndex } from './EmbeddedIndex';
import { stepsOf } from './ListingColumns';
import type { Asked, Selection } from './Selection';
import { intersect, type SlotBits, toSlots, without } from './slotBits';
import { addCodes, atLeast } from './Totals';

/** How many listings each choice of each filter would find, under all other filters. */
export function countChoices(
  { asked, base, found, total }: Pick<Selection, 'asked' | 'base' | 'found' | 'total'>,
  { columns, totals: kept }: EmbeddedIndex,
  { currency, stepsLei }: PriceCurrency,
  localityIds: readonly string[],
): SearchCounts {
  const counts: SearchCounts = { choices: {}, ranges: {} };
  const totals = kept.of(found, total, stepsLei);
  for (const { group, place, ...column } of columns.groups) {
    const { key, names } = group;
    if (key === 'ownerId' || (key === 'vehicle.model' && !isAsked('vehicle.make', asked))) continue;
    const name = names[0]!;
    const under = underOthers(group, { asked, base });
    if (column.type === 'numbers') {
      const isPrice = key === 'priceLei';
      const steps = isPrice ? stepsLei : stepsOf(key);
      const own = asked.find((each) => each.group === group)?.check;
      const ranged = own?.type === 'range' ? own : { from: 0, to: Infinity };
      counts.ranges[name] = {
        steps: [...(isPrice ? priceSteps[currency] : steps)],
        ...(under
          ? countRange(column.column.values, toSlots(under), steps, ranged)
          : toRange(steps, isPrice ? totals.prices : saidIn(totals.atPlace(place!), steps))),
      };
      continue;
    }
    const { codes } = column;
    const known = place === undefined ? totals.ofColumn(codes) : totals.atPlace(place);
    let byCode = known;
    if (under) {
      byCode = atLeast(codes.names.length, known.slice());
      addCodes(codes, toSlots(without(under, found)), byCode);
    }
    counts.choices[name] =
      key === 'coverage'
        ? countCovered(byCode, codes.names, localityIds)
        : named(byCode, codes.names);
  }
  return counts;
}

const isAsked = (key: string, asked: readonly Asked[]) =>
  asked.some(({ group }) => group.key === key);

/** What all but a group, and what is below it, leave; undefined where that is what is found. */
function underOthers(
  group: Group,
  { asked, base }: Pick<Selection, 'asked' | 'base'>,
): SlotBits | undefined {
  const ignored = ignoredFor(group);
  const others = asked.filter((each) => (each.group.bit & ignored) === 0);
  if (others.length === asked.length) return undefined;
  return intersect([base, ...others.map(({ bits }) => bits)]);
}

/** Without those that do not say it. */
const saidIn = (byCode: Int32Array, steps: readonly number[]) =>
  byCode.subarray(1, 2 + 2 * steps.length);
const toRange = (steps: readonly number[], said: Int32Array): RangeCounts =>
  toRangeCounts(steps, said, said);

function named(byCode: Int32Array, names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const end = Math.min(names.length, byCode.length);
  for (let code = 1; code < end; code += 1)
    if (byCode[code]! > 0) counts[names[code]!] = byCode[code]!;
  return counts;
}

/** By place, how many services come there. */
function countCovered(
  byCode: Int32Array,
  names: readonly string[],
  localityIds: readonly string[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  const end = Math.min(names.length, byCode.length);
  for (let code = 1; code < end; code += 1) {
    if (byCode[code] === 0) continue;
    const places = names[code] === WHOLE_COUNTY ? localityIds : names[code]!.split(' ');
    for (const id of places) counts[id] = (counts[id] ?? 0) + byCode[code]!;
  }
  return counts;
}
