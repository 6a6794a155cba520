import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { useLayoutEffect, useRef } from 'react';
import { FilterGroups } from './FilterGroups';
import classes from './FilterPanel.module.css';

export type FilterPanelProps = {
  filters: ListingFilters;
  onChange(next: ListingFilters): void;
  /** The heading of the outline that was pressed while this was on its way. */
  pressed: string | undefined;
  /** Called when this stands where the outline stood. */
  onShow(): void;
};

/** The filters beside the list; each choice takes effect at once. Loaded on demand. */
export function FilterPanel({ filters, onChange, pressed, onShow }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    onShow();
    if (pressed) openGroup(panel.current!, pressed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was pressed before this was there
  }, []);
  return (
    <div ref={panel} className={classes.panel}>
      <h2 className={classes.title}>Filtre</h2>
      <FilterGroups filters={filters} onChange={onChange} />
    </div>
  );
}

/** Goes on with the press of a heading: its group opens, or its first field takes the focus. */
function openGroup(panel: HTMLElement, heading: string): void {
  const group = [...panel.querySelectorAll('summary, legend')].find((each) =>
    each.textContent?.startsWith(heading),
  )?.parentElement;
  group?.querySelector<HTMLElement>('summary, input')?.focus();
  if (group instanceof HTMLDetailsElement) group.open = true;
}
