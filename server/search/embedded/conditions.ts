import type { Question, ResolvedFilters } from '@anunturi/shared-domain/search/resolveFilters';
import { type Group, groupOf, NEVER } from './groups';
import { WHOLE_COUNTY } from './groupValues';
import type { ListingColumns } from './ListingColumns';
import type { CodeValues } from './CodeColumn';
import type { Slots } from './pick';

/** What a listing must be in one group, in words that no column has to know: it stays true whatever is put. */
export type Check = { group: Group } & (
  | { type: 'names'; names: readonly string[] }
  | { type: 'range'; from: number; to: number }
  | { type: 'covers'; localityId: string }
);

/** What filters ask; of each group at most one check. */
export function toChecks({ localityIds, coversLocalityId, questions }: ResolvedFilters): Check[] {
  return allOf([
    ...questions.map(toCheck),
    ...(localityIds.length > 0 ? [oneOf('localityId', localityIds)] : []),
    ...(coversLocalityId === undefined
      ? []
      : [{ group: groupOf('coverage'), type: 'covers' as const, localityId: coversLocalityId }]),
  ]);
}

function toCheck(question: Question): Check {
  const { path } = question;
  if (question.asks === 'isWithin') {
    const { from = 0, to = Infinity } = question;
    return { group: groupOf(path), type: 'range', from, to };
  }
  const asked = question.asks === 'is' ? [question.value] : question.values;
  return oneOf(
    path,
    asked.map((value) => (value === true ? '1' : String(value))),
  );
}

const oneOf = (key: string, names: readonly string[]): Check => ({
  group: groupOf(key),
  type: 'names',
  names,
});

/** Both of two lists of checks: of each group one again. */
function allOf(checks: readonly Check[]): Check[] {
  const byGroup = new Map<Group, Check>();
  for (const each of checks) {
    const other = byGroup.get(each.group);
    byGroup.set(each.group, other ? both(other, each) : each);
  }
  return [...byGroup.values()];
}

function both(a: Check, b: Check): Check {
  if (a.type === 'range' && b.type === 'range')
    return { ...a, from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  if (a.type === 'names' && b.type === 'names')
    return { ...a, names: a.names.filter((name) => b.names.includes(name)) };
  throw new Error(`Checks of ${a.group.key} are of two types`);
}

/** Whether one slot answers a check. */
export function answers(check: Check, slot: number, columns: ListingColumns): boolean {
  const { key } = check.group;
  if (check.type === 'range') {
    const value = columns.numbersOf(key).values[slot]!;
    return value >= check.from && value <= check.to;
  }
  const name = columns.codesOf(key).nameAt(slot);
  return check.type === 'names' ? check.names.includes(name) : covers(name, check.localityId);
}

const covers = (coverage: string, localityId: string): boolean =>
  coverage === WHOLE_COUNTY || coverage.split(' ').includes(localityId);

/** A check as the columns are now, to ask many slots: of some codes, or within a range whose ends belong to it. */
export type Condition = { group: Group } & (
  | { type: 'codes'; values: CodeValues; table: Uint8Array }
  | { type: 'range'; values: Int32Array; from: number; to: number }
);

export function toCondition(check: Check, columns: ListingColumns): Condition {
  const { group } = check;
  if (check.type === 'range') return { ...check, values: columns.numbersOf(group.key).values };
  const codes = columns.codesOf(group.key);
  const table =
    check.type === 'names'
      ? codes.tableOf(check.names)
      : Uint8Array.from(codes.names, (name) => Number(covers(name, check.localityId)));
  return { group, type: 'codes', values: codes.values, table };
}

/** Whether a slot answers a condition. */
export const holds = (condition: Condition, slot: number): boolean => {
  const value = condition.values[slot]!;
  return condition.type === 'codes'
    ? condition.table[value] === 1
    : value >= condition.from && value <= condition.to;
};

/** The bits of the groups that slots do not answer, into `failed`; NEVER for what is gone or over. */
export function markFailed(
  conditions: readonly Condition[],
  columns: ListingColumns,
  nowMs: number,
  failed: Int32Array,
  slots: Slots,
): void {
  if (typeof slots === 'number') return markAll(conditions, columns, nowMs, failed, 0, slots);
  const endsAt = columns.endsAt.values;
  for (let at = 0; at < slots.length; at += 1)
    failed[slots[at]!] = endsAt[slots[at]!]! > nowMs ? 0 : NEVER;
  for (const condition of conditions) markBit(condition, condition.group.bit, failed, slots);
}

/** The same of all slots from one on and below another. */
export function markAll(
  conditions: readonly Condition[],
  columns: ListingColumns,
  nowMs: number,
  failed: Int32Array,
  start: number,
  end: number,
): void {
  const endsAt = columns.endsAt.values;
  for (let slot = start; slot < end; slot += 1) failed[slot] = endsAt[slot]! > nowMs ? 0 : NEVER;
  for (const condition of conditions) {
    const { bit } = condition.group;
    if (condition.type === 'range') markOutside(condition, bit, failed, start, end);
    else {
      // Without a branch, and with a loop for each width of column: this is where searches spend their time.
      const bits = Int32Array.from(condition.table, (isAsked) => (isAsked === 1 ? 0 : bit));
      if (condition.values instanceof Uint8Array)
        markShort(condition.values, bits, failed, start, end);
      else markLong(condition.values, bits, failed, start, end);
    }
  }
}

function markShort(
  values: Uint8Array,
  bits: Int32Array,
  failed: Int32Array,
  start: number,
  end: number,
): void {
  for (let slot = start; slot < end; slot += 1) failed[slot]! |= bits[values[slot]!]!;
}

function markLong(
  values: Uint32Array,
  bits: Int32Array,
  failed: Int32Array,
  start: number,
  end: number,
): void {
  for (let slot = start; slot < end; slot += 1) failed[slot]! |= bits[values[slot]!]!;
}

function markOutside(
  { values, from, to }: Extract<Condition, { type: 'range' }>,
  bit: number,
  failed: Int32Array,
  start: number,
  end: number,
): void {
  const top = Math.min(to, 0x7f_ff_ff_ff);
  for (let slot = start; slot < end; slot += 1)
    failed[slot]! |= -(Number(values[slot]! < from) | Number(values[slot]! > top)) & bit;
}

/** Adds a bit to those of some slots that do not answer a condition. */
export function markBit(
  condition: Condition,
  bit: number,
  failed: Int32Array,
  slots: Uint32Array,
): void {
  for (let at = 0; at < slots.length; at += 1)
    if (!holds(condition, slots[at]!)) failed[slots[at]!]! |= bit;
}
