import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { toCommaBelow } from '@anunturi/shared-domain/formats/romanianText';
import { Chip } from '@anunturi/shared-ui/actions/Chip';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { focusOnHeading, isFocusLost } from '@anunturi/shared-ui/keyboard/focusOn';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useEffect, useRef } from 'react';
import { toFilterChips } from '#domain/filterChips';
import type { FilterNames } from '#domain/filterNames';
import { listLink } from '#domain/listAddress';
import { SaveSearchButton } from './SaveSearchButton';
import classes from './ActiveFilters.module.css';

export type ActiveFiltersProps = {
  filters: ListingFilters;
  names: FilterNames;
  typed: string | undefined;
  onChange(next: ListingFilters): void;
};

/** The filters in force, each with a way out, and what was read otherwise than typed. Loaded when there are some. */
export function ActiveFilters({ filters, names, typed, onChange }: ActiveFiltersProps) {
  const hasFocus = useRef(false);
  useEffect(
    () => () => {
      // The last filter is gone, and with it the button that was pressed.
      if (hasFocus.current && isFocusLost()) focusOnHeading();
    },
    [],
  );
  const chips = toFilterChips(filters, names);
  if (chips.length === 0) return null;
  return (
    <div
      className={classes.bar}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      {typed && (
        <p className={classes.typed}>
          Ați scris „{toCommaBelow(typed)}”; am căutat după filtrele de mai jos.{' '}
          <Link to={listLink({ words: typed })}>Căutați exact ce am scris</Link>
        </p>
      )}
      <RowFocus>
        <ul className={classes.chips} aria-label="Filtre alese">
          {chips.map(({ label, without }) => (
            <li key={label} data-row={label}>
              <Chip label={label} onRemove={() => onChange(without)}>
                {label}
              </Chip>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <Link to={listLink({})} className={classes.clear}>
                Ștergeți toate filtrele
              </Link>
            </li>
          )}
          <li>
            <SaveSearchButton filters={filters} name={chips.map((chip) => chip.label).join(', ')} />
          </li>
        </ul>
      </RowFocus>
    </div>
  );
}
