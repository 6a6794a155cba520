import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { useState } from 'react';
import {
  type ListedFilter,
  type Option,
  chosenOf,
  isSeveral,
  withOption,
} from '#domain/listedFilters';
import type { GroupProps } from '../../domain/filters/GroupProps';
import { OptionList } from './OptionList';
import classes from './FilterGroups.module.css';

/** A list of options in a group that opens; it reads nothing while closed. */
export function OptionGroup({
  filters,
  onChange,
  label,
  name,
  options,
}: GroupProps & { label: string; name: ListedFilter; options: readonly Option[] }) {
  const [open, setOpen] = useState(false);
  const chosen = chosenOf(filters, name);
  const names = options
    .filter((option) => chosen.includes(option.value))
    .map((option) => option.label);
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
      {open && (
        <OptionList
          label={label}
          name={name}
          options={options}
          filters={filters}
          several={isSeveral(name)}
          onChoose={(value, isChosen) => onChange(withOption(filters, name, value, isChosen))}
        />
      )}
    </Disclosure>
  );
}
