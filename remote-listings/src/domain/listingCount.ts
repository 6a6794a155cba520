import { COUNT_SHOWN_MAX } from '@anunturi/shared-domain/site/limits';

/** How many listings answer some filters, counted up to one above the highest shown; `atMost` when the true number may be lower. */
export type ListingCount = { count: number; atMost?: true };

/** The number alone, for a tile or an option: `128`, `200+`. */
export function shortCount({ count, atMost }: ListingCount): string {
  return count > COUNT_SHOWN_MAX
    ? `${COUNT_SHOWN_MAX}+`
    : `${atMost && count > 0 ? '≤ ' : ''}${count}`;
}
