import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { ListingPage } from '#data/lists/findListings';
import { useListingCount } from '#data/lists/useListings';
import { countText } from '#domain/listingCount';
import classes from './ResultCount.module.css';

/** How many listings answer: what the first page shows when it is all, else a count up to 200. */
export function ResultCount({
  filters,
  page,
  isFirst,
}: {
  filters: ListingFilters;
  page: ListingPage | undefined;
  isFirst: boolean;
}) {
  const all = page && isFirst && !page.next ? page.cards.length : undefined;
  return (
    <p role="status" className={classes.count}>
      {all !== undefined ? countText({ count: all }) : <Counted filters={filters} />}
    </p>
  );
}

function Counted({ filters }: { filters: ListingFilters }) {
  const count = useListingCount(filters);
  return count.state === 'ready' ? countText(count.value) : ' ';
}
