import { COUNT_SHOWN_MAX } from '@anunturi/shared-domain/site/limits';
import { plural } from '@anunturi/shared-domain/formats/plural';

/** How many listings answer some filters, counted up to one above the highest shown; `atMost` when the true number may be lower. */
export type ListingCount = { count: number; atMost?: true };

/** The count with its noun: `128 de anunțuri`, `200+ de anunțuri`, `cel mult 40 de anunțuri`. */
export function countText({ count, atMost }: ListingCount): string {
  if (count > COUNT_SHOWN_MAX) return `${COUNT_SHOWN_MAX}+ de anunțuri`;
  return `${atMost && count > 0 ? 'cel mult ' : ''}${plural(count, 'anunț', 'anunțuri')}`;
}

/** The number alone, for a tile or an option: `128`, `200+`. */
export function shortCount({ count, atMost }: ListingCount): string {
  return count > COUNT_SHOWN_MAX
    ? `${COUNT_SHOWN_MAX}+`
    : `${atMost && count > 0 ? '≤ ' : ''}${count}`;
}
