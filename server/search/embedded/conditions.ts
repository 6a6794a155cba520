import type { Question, ResolvedFilters } from '@anunturi/shared-domain/search/resolveFilters';
import { type Group, groupOf, NEVER } from './groups';
import { type ListingColumns, WHOLE_COUNTY } from './ListingColumns';
import type { ColumnValues } from './Column';

/** What a listing must be in one group: of some codes, or within a range whose ends belong to it. */
export type Condition = { group: Group; values: ColumnValues } & (
  | {
      type: 'codes';
      table: Uint8Array;
      /** Their texts, known or not; absent where they are not listed. */
      names?: readonly string[];
    }
  | { type: 'range'; from: number; to: number }
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

/**
 * By slot, the bits of the groups that it does not answer, into `failed`; NEVER for what is gone or over. Looks at the given slots, or at
 * all of them.
 */
export function markFailed(
  conditions: readonly Condition[],
  columns: ListingColumns,
  nowMs: number,
  failed: Int32Array,
  slots: Uint32Array | number,
): void {
  const [alive, expiresAt] = [columns.alive.values, columns.expiresAt.values];
  const all = typeof slots === 'number';
  const count = all ? slots : slots.length;
  for (let at = 0; at < count; at += 1) {
    const slot = all ? at : slots[at]!;
    failed[slot] = alive[slot] === 1 && expiresAt[slot]! > nowMs ? 0 : NEVER;
  }
  for (const condition of conditions) {
    const { values, group } = condition;
    const { bit } = group;
    if (condition.type === 'codes') {
      const { table } = condition;
      for (let at = 0; at < count; at += 1) {
        const slot = all ? at : slots[at]!;
        if (table[values[slot]!] !== 1) failed[slot]! |= bit;
      }
    } else {
      const { from, to } = condition;
      for (let at = 0; at < count; at += 1) {
        const slot = all ? at : slots[at]!;
        const value = values[slot]!;
        if (value < from || value > to) failed[slot]! |= bit;
      }
    }
  }
}
