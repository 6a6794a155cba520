import { ORDER_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { type ListingSort, listingSorts } from '@anunturi/shared-domain/search/listingSorts';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import { useState } from 'react';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';
import { type ListAddress, sortOf } from '#domain/listAddress';
import { FILTER_FORM } from './filters/FilterForm';
import { ViewToggle } from './ViewToggle';
import classes from './ListToolbar.module.css';

const FilterSheet = lazyComponent(() =>
  import(/* webpackChunkName: "filters" */ './filters/FilterSheet').then(
    (file) => file.FilterSheet,
  ),
);

export type ListToolbarProps = {
  address: ListAddress;
  chosenCount: number;
  counts: SearchCounts | undefined;
  onChange(next: ListingFilters): void;
};

/** Filters (a sheet where there is no room for the panel) and the order of the list. */
export function ListToolbar({ address, chosenCount, counts, onChange }: ListToolbarProps) {
  const { filters, asText } = address;
  const [open, setOpen] = useState(false);
  const sorts = Object.entries(listingSorts).filter(([sort]) =>
    sort === 'nearest' || sort === 'relevance'
      ? filters[sort === 'nearest' ? 'localityId' : 'words']
      : filters.kind !== 'service' || (sort !== 'mileageUp' && sort !== 'yearDown'),
  );
  function order(sort: ListingSort) {
    // The order by distance asks for what lies around too.
    const around = sort === 'nearest' &&
      filters.radiusKm === undefined && { withNeighbours: true as const };
    onChange({ ...filters, sort, ...around });
  }
  return (
    <div className={classes.bar}>
      <span className={classes.filters}>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Filtre{chosenCount > 0 && ` (${chosenCount})`}
        </Button>
      </span>
      <select
        name={ORDER_PARAM}
        form={FILTER_FORM}
        aria-label="Ordinea anunțurilor"
        className={`${controlClass} ${classes.sort}`}
        value={sortOf(filters)}
        onChange={(event) => order(event.target.value as ListingSort)}
      >
        {sorts.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <ViewToggle className={classes.view} />
      {open && (
        <FilterSheet
          filters={filters}
          asText={asText}
          counts={counts}
          onClose={() => setOpen(false)}
          onShow={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      )}
    </div>
  );
}
