import { toCommaBelow } from '@anunturi/shared-domain/romanianText';
import type { ListingFilters } from '@anunturi/shared-domain/listingFilters';
import { Chip } from '@anunturi/shared-ui/Chip';
import { Link } from '@anunturi/shared-ui/nav';
import type { FilterChip } from '../domain/filterChips';
import { listLink } from '../domain/listAddress';
import classes from './FilterChips.module.css';

export type FilterChipsProps = { chips: readonly FilterChip[]; typed: string | undefined; onChange(next: ListingFilters): void };

/** The filters in force, each with a way out, and what was read otherwise than typed. */
export function FilterChips({ chips, typed, onChange }: FilterChipsProps) {
  if (chips.length === 0) return null;
  const rest = chips.length > 1 ? {} : undefined;
  return (
    <div className={classes.bar}>
      {typed && (
        <p className={classes.typed}>
          Ați scris „{toCommaBelow(typed)}”; am căutat după filtrele de mai jos. <Link to={listLink({ words: typed })}>Caută exact ce am scris</Link>
        </p>
      )}
      <ul className={classes.chips} aria-label="Filtre alese">
        {chips.map(({ label, without }) => (
          <li key={label}>
            <Chip label={label} onRemove={() => onChange(without)}>
              {label}
            </Chip>
          </li>
        ))}
        {rest && (
          <li>
            <Link to={listLink(rest)} className={classes.clear}>
              Șterge toate filtrele
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
