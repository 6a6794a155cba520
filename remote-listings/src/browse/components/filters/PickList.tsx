import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useState } from 'react';
import type { GroupProps } from '../../domain/filters/GroupProps';
import { type ListedFilter, type Option, chosenOf, withOption } from '#domain/listedFilters';
import { OptionList } from './OptionList';
import classes from './FilterGroups.module.css';

/** Options rendered, and counted, at a time; typing brings the others. */
const SHOWN_MAX = 12;

export type PickListProps = GroupProps & {
  label: string;
  searchLabel: string;
  name: ListedFilter;
  options: readonly Option[];
  more: string;
};

/** A choice from a long list: the first ones are offered, typing narrows it. */
export function PickList({
  filters,
  onChange,
  label,
  searchLabel,
  name,
  options,
  more,
}: PickListProps) {
  const [typed, setTyped] = useState('');
  const wanted = foldDiacritics(typed.trim());
  const [chosen] = chosenOf(filters, name);
  const found = wanted
    ? byBeginning(options, wanted)
    : options.toSorted((a, b) => Number(b.value === chosen) - Number(a.value === chosen));
  const shown = found.slice(0, SHOWN_MAX);
  return (
    <>
      {options.length > SHOWN_MAX && (
        <TextField
          label={searchLabel}
          labelHidden
          placeholder={searchLabel}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          className={classes.search}
        />
      )}
      {shown.length === 0 ? (
        <p className={classes.more}>Nimic nu se potrivește cu „{typed}”.</p>
      ) : (
        <OptionList
          label={label}
          name={name}
          options={shown}
          filters={filters}
          several={false}
          onChoose={(value, isChosen) => onChange(withOption(filters, name, value, isChosen))}
        />
      )}
      {found.length > SHOWN_MAX && <p className={classes.more}>{more}</p>}
    </>
  );
}

function byBeginning(options: readonly Option[], wanted: string): Option[] {
  const begins = (option: Option) =>
    foldDiacritics(option.label)
      .split(/[\s-]+/)
      .some((word) => word.startsWith(wanted));
  return options
    .filter((option) => foldDiacritics(option.label).includes(wanted))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
}
