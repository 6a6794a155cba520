import { type ListingFilters, type ListingSort, listingSorts } from '@anunturi/shared-domain/listingFilters';
import { Button } from '@anunturi/shared-ui/Button';
import { ErrorBoundary } from '@anunturi/shared-ui/ErrorBoundary';
import { SelectField } from '@anunturi/shared-ui/SelectField';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, lazy, useState } from 'react';
import { SaveSearchButton } from './SaveSearchButton';
import classes from './ListToolbar.module.css';

const FilterSheet = lazy(() => import(/* webpackChunkName: "filters" */ './filters/FilterSheet').then((file) => ({ default: file.FilterSheet })));

export type ListToolbarProps = { filters: ListingFilters; chipCount: number; onChange(next: ListingFilters): void };

/** Filters (a sheet where there is no room for the panel), order of the list, saving the search. */
export function ListToolbar({ filters, chipCount, onChange }: ListToolbarProps) {
  const [open, setOpen] = useState(false);
  const sorts = Object.entries(listingSorts).filter(([sort]) => filters.kind !== 'service' || (sort !== 'mileageUp' && sort !== 'yearDown'));
  return (
    <div className={classes.bar}>
      <span className={classes.filters}>
        <Button variant="secondary" icon={<SlidersHorizontal size={20} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Filtre{chipCount > 0 && ` (${chipCount})`}
        </Button>
      </span>
      <SelectField
        label="Ordinea anunțurilor"
        labelHidden
        className={classes.sort}
        options={sorts.map(([value, label]) => ({ value, label }))}
        value={filters.sort ?? 'newest'}
        onChange={(event) => onChange({ ...filters, sort: event.target.value as ListingSort })}
      />
      {chipCount > 0 && <SaveSearchButton filters={filters} />}
      {open && (
        <ErrorBoundary>
          <Suspense>
            <FilterSheet
              filters={filters}
              onClose={() => setOpen(false)}
              onShow={(next) => {
                setOpen(false);
                onChange(next);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
