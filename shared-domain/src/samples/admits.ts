import type { ListingFields } from '../listing/listing';
import type { QueryCondition } from '../search/listingQueryPlan';

/** What stands in a listing at a path as queries name it: `vehicle.make`. */
export const fieldOf = (listing: ListingFields, path: string) =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], listing);

/** What the database does with a condition, for plain values. */
export function admits(listing: ListingFields, { field, op, value }: QueryCondition): boolean {
  const actual = fieldOf(listing, field);
  if (actual === undefined) return false;
  if (op === '==') return actual === value;
  if (op === 'in') return (value as unknown[]).includes(actual);
  if (op === 'array-contains') return (actual as unknown[]).includes(value);
  if (op === 'array-contains-any')
    return (value as unknown[]).some((each) => (actual as unknown[]).includes(each));
  if (op === '>') return (actual as Date) > (value as Date);
  return op === '>='
    ? (actual as number) >= (value as number)
    : (actual as number) <= (value as number);
}
