import type { ListingFilters } from '@anunturi/shared-domain/listingFilters';
import { Disclosure } from '@anunturi/shared-ui/Disclosure';
import { useState } from 'react';
import { withFilter } from '../../domain/filterChanges';
import type { GroupProps } from './GroupProps';
import { OptionList } from './OptionList';
import classes from './FilterGroups.module.css';

/** Filters whose value is one of a list, or several of it. */
export type ListedFilter = 'categoryId' | 'fuels' | 'gearbox' | 'bodies' | 'emissionNorms' | 'condition' | 'sellerType' | 'priceUnit' | 'programme' | 'make' | 'model' | 'localityId' | 'coversLocalityId';
export type Option = { value: string; label: string };

const several = new Set<ListedFilter>(['fuels', 'bodies', 'emissionNorms']);

/** The chosen values of a filter, as a list whatever its kind. */
export function chosenOf(filters: ListingFilters, name: ListedFilter): readonly string[] {
  const value = filters[name];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

/** The filters with one option chosen or let go. */
export function toggled(filters: ListingFilters, name: ListedFilter, value: string): ListingFilters {
  const chosen = chosenOf(filters, name);
  if (!several.has(name)) return withFilter(filters, name, chosen.includes(value) ? undefined : (value as never));
  return withFilter(filters, name, (chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]) as never);
}

/** A list of options in a group that opens; it reads nothing while closed. */
export function OptionGroup({ filters, onChange, label, name, options }: GroupProps & { label: string; name: ListedFilter; options: readonly Option[] }) {
  const [open, setOpen] = useState(false);
  const chosen = chosenOf(filters, name);
  const names = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
  return (
    <Disclosure
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={
        <>
          {label}
          {names.length > 0 && <span className={classes.chosen}>: {names.join(', ')}</span>}
        </>
      }
    >
      {open && <OptionList label={label} name={name} options={options} filters={filters} several={several.has(name)} onToggle={(value) => onChange(toggled(filters, name, value))} />}
    </Disclosure>
  );
}
