import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { FilterGroups } from './FilterGroups';
import classes from './FilterPanel.module.css';

/** The filters beside the list; each choice takes effect at once. Loaded on demand. */
export function FilterPanel({
  filters,
  onChange,
}: {
  filters: ListingFilters;
  onChange(next: ListingFilters): void;
}) {
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>Filtre</h2>
      <FilterGroups filters={filters} onChange={onChange} />
    </div>
  );
}
