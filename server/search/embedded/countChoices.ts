import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';
import { priceSteps } from '@anunturi/shared-domain/search/rangeSteps';
import type { CodeValues } from './CodeColumn';
import type { Condition } from './conditions';
import { countRange, type Ends, type RangeCounts, toRangeCounts } from './countRange';
import { type Group, groups, ignoredFor } from './groups';
import { WHOLE_COUNTY } from './groupValues';
import { type ListingColumns, stepsOf } from './ListingColumns';
import { pickFitting, pickMissing, type Slots } from './pick';

/** What is counted in: slots that a search finds, and by slot the groups that keep it from being found. */
export type Counted = {
  found: Uint32Array;
  slots: Slots;
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
  const { found, conditions } = counted;
  const counts: SearchCounts = { choices: {}, ranges: {} };
  const isAsked = (key: string) => conditions.some(({ group }) => group.key === key);
  const missed = missedBy(counted);
  const inRows = columns.rows.count(found);
  for (const { group, place, ...column } of columns.groups) {
    const { key, names } = group;
    if (key === 'ownerId' || (key === 'vehicle.model' && !isAsked('vehicle.make'))) continue;
    const beside = missed(group);
    const name = names[0]!;
    if (column.type === 'numbers') {
      const asked = conditions.find((each) => each.group === group);
      const isPrice = key === 'priceLei';
      const steps = isPrice ? price.stepsLei : stepsOf(key);
      counts.ranges[name] = {
        steps: [...(isPrice ? priceSteps[price.currency] : steps)],
        ...(place === undefined || asked?.type === 'range'
          ? countRange(column.column.values, [found, beside], steps, endsOf(asked))
          : fromRows(inRows(place), steps)),
      };
      continue;
    }
    const { values, names: texts } = column.codes;
    const byCode = place === undefined ? new Uint32Array(texts.length) : inRows(place);
    if (place === undefined) addCodes(values, found, byCode);
    addCodes(values, beside, byCode);
    counts.choices[name] =
      key === 'coverage' ? countCovered(byCode, texts, localityIds) : named(byCode, texts);
  }
  return counts;
}

const endsOf = (asked: Condition | undefined): Ends =>
  asked?.type === 'range' ? asked : { from: 0, to: Infinity };

/** Without those that do not say it. */
function fromRows(byCode: Uint32Array, steps: readonly number[]): RangeCounts {
  const said = byCode.subarray(1, 2 + 2 * steps.length);
  return toRangeCounts(steps, said, said);
}

/** By group, the slots that choosing in it finds beside those that are found. */
function missedBy({ slots, failed, conditions }: Counted): (group: Group) => Uint32Array {
  const asked = conditions.reduce((bits, { group }) => bits | group.bit, 0);
  const below = groups.map(ignoredFor).find((bits) => (bits & (bits - 1)) !== 0) ?? 0;
  const missing = asked === 0 ? NONE : pickMissing(slots, failed, below);
  return (group) => {
    const ignored = ignoredFor(group);
    return (asked & ignored) === 0 ? NONE : pickFitting(missing, failed, ignored);
  };
}
const NONE = new Uint32Array();

function addCodes(values: CodeValues, slots: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < slots.length; at += 1) counts[values[slots[at]!]!]! += 1;
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
