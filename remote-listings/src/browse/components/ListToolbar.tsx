import { ORDER_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { type ListingSort, listingSorts } from '@anunturi/shared-domain/search/listingSorts';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import { useState } from 'react';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import type { SearchCounts } from '@anunturi/shared-domain/search/SearchAnswer';
import { type ListAddress, sortOf } from '#domain/listAddress';
import type { FilterNames } from '#domain/filterNames';
import { paramOf } from '../domain/filters/choices';
import { FILTER_FORM } from './filters/FilterForm';
import { ViewToggle } from './ViewToggle';
import classes from './ListToolbar.module.css';

const SaveSearchButton = lazyComponent(() =>
  import(/* webpackChunkName: "activeFilters" */ './SaveSearchButton').then(
    (file) => file.SaveSearchButton,
  ),
);
const FilterSheet = lazyComponent(() =>
  import(/* webpackChunkName: "filters" */ './filters/FilterSheet').then(
    (file) => file.FilterSheet,
  ),
);

const shortcuts = [
  { name: 'priceFrom', label: 'Preț' },
  { name: 'yearFrom', label: 'An' },
] as const;

export type ListToolbarProps = {
  address: ListAddress;
  chosenCount: number;
  names: FilterNames;
  counts: SearchCounts | undefined;
  onChange(next: ListingFilters): void;
};

/**
 * One row: filters (a sheet where there is no room for the panel; price and year open it at themselves), the order of the list, the
 * look of it, and keeping the search.
 */
export function ListToolbar({ address, chosenCount, names, counts, onChange }: ListToolbarProps) {
  const { filters, asText } = address;
  /** The name of the field that the sheet opens at. */
  const [openAt, setOpenAt] = useState<string>();
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
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpenAt('')}>
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
      {filters.kind !== 'service' &&
        shortcuts.map(({ name, label }) => (
          <span key={name} className={classes.filters}>
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => setOpenAt(paramOf(name))}
            >
              {label}
            </Button>
          </span>
        ))}
      <ViewToggle className={classes.view} />
      {chosenCount > 0 && (
        <span className={classes.save}>
          <SaveSearchButton
            filters={filters}
            names={names}
            fallback={<span className={classes.place}>Salvați căutarea</span>}
          />
        </span>
      )}
      {openAt !== undefined && (
        <FilterSheet
          filters={filters}
          asText={asText}
          counts={counts}
          openAt={openAt}
          onClose={() => setOpenAt(undefined)}
          onShow={(next) => {
            setOpenAt(undefined);
            onChange(next);
          }}
        />
      )}
    </div>
  );
}
