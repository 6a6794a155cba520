import { type Check, covers } from '../matching/checks';
import type { CodeValues } from './CodeColumn';
import type { ListingColumns } from './ListingColumns';

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

/** A check as the columns are now, to ask many slots: of some codes, or within a range whose ends belong to it. */
export type Condition =
  | { type: 'codes'; values: CodeValues; table: Uint8Array }
  | { type: 'range'; values: Int32Array; from: number; to: number };

export function toCondition(check: Check, columns: ListingColumns): Condition {
  const { key } = check.group;
  if (check.type === 'range') return { ...check, values: columns.numbersOf(key).values };
  const codes = columns.codesOf(key);
  const table =
    check.type === 'names'
      ? codes.tableOf(check.names)
      : Uint8Array.from(codes.names, (name) => Number(covers(name, check.localityId)));
  return { type: 'codes', values: codes.values, table };
}
