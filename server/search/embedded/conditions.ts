import type { Question, ResolvedFilters } from '@anunturi/shared-domain/search/resolveFilters';
import { type Group, groupOf, NEVER } from './groups';
import { type ListingColumns, WHOLE_COUNTY } from './ListingColumns';
import type { CodeValues } from './CodeColumn';
import type { Slots } from './pick';

/** What a listing must be in one group: of some codes, or within a range whose ends belong to it. */
export type Condition = { group: Group } & (
  | {
      type: 'codes';
      values: CodeValues;
      table: Uint8Array;
      /** Their texts, known or not; absent where they are not listed. */
      names?: readonly string[];
    }
  | { type: 'range'; values: Int32Array; from: number; to: number }
);

/** What filters ask of the columns; of each group at most one condition. */
export function toConditions(asked: ResolvedFilters, columns: ListingColumns): Condition[] {
  const { localityIds, coversLocalityId, questions } = asked;
  return [
    ...questions.map((question) => toCondition(question, columns)),
    ...(localityIds.length > 0 ? [oneOfCodes('localityId', localityIds, columns)] : []),
    ...(coversLocalityId === undefined ? [] : [coverage(coversLocalityId, columns)]),
  ];
}

function toCondition(question: Question, columns: ListingColumns): Condition {
  const { path } = question;
  if (question.asks === 'isWithin') {
    const { from = 0, to = Infinity } = question;
    return {
      group: groupOf(path),
      type: 'range',
      values: columns.numbersOf(path).values,
      from,
      to,
    };
  }
  const asked = question.asks === 'is' ? [question.value] : question.values;
  const names = asked.map((value) => (value === true ? '1' : String(value)));
  return oneOfCodes(path, names, columns);
}

function oneOfCodes(key: string, names: readonly string[], columns: ListingColumns): Condition {
  const codes = columns.codesOf(key);
  const { values } = codes;
  return { group: groupOf(key), type: 'codes', values, table: codes.tableOf(names), names };
}

function coverage(localityId: string, columns: ListingColumns): Condition {
  const { names, values } = columns.codesOf('coverage');
  const table = Uint8Array.from(names, (name) =>
    Number(name === WHOLE_COUNTY || name.split(' ').includes(localityId)),
  );
  return { group: groupOf('coverage'), type: 'codes', values, table };
}

/** Both of two lists of conditions: of each group one again. */
export function allOf(conditions: readonly Condition[]): Condition[] {
  const byGroup = new Map<Group, Condition>();
  for (const each of conditions) {
    const other = byGroup.get(each.group);
    byGroup.set(each.group, other ? both(other, each) : each);
  }
  return [...byGroup.values()];
}

function both(a: Condition, b: Condition): Condition {
  if (a.type === 'range' && b.type === 'range')
    return { ...a, from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  if (a.type === 'codes' && b.type === 'codes')
    return {
      ...a,
      table: a.table.map((is, code) => is & b.table[code]!),
      names: a.names?.filter((name) => b.names?.includes(name) ?? true) ?? [],
    };
  throw new Error(`Conditions of ${a.group.key} are of two types`);
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
