import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { useLayoutEffect } from 'react';
import { FilterGroups } from './FilterGroups';
import classes from './FilterPanel.module.css';

export type FilterPanelProps = {
  filters: ListingFilters;
  onChange(next: ListingFilters): void;
  /** Called when this stands where the outline stood. */
  onShow(): void;
};

/** The filters beside the list; each choice takes effect at once. Loaded on demand. */
export function FilterPanel({ filters, onChange, onShow }: FilterPanelProps) {
  useLayoutEffect(() => {
    onShow();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return (
    <div className={classes.panel}>
      <h2 className={classes.title}>Filtre</h2>
      <FilterGroups filters={filters} onChange={onChange} />
    </div>
  );
}
