import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import { type Range, RangeFields } from '@anunturi/shared-ui/fields/RangeFields';
import { useState } from 'react';
import { withFilter } from '#domain/filterChanges';
import type { GroupProps } from '../../domain/filters/GroupProps';
import classes from './FilterGroups.module.css';

/** A filter that is an end of a range. */
type Bound = {
  [Name in keyof ListingFilters]-?: NonNullable<ListingFilters[Name]> extends number ? Name : never;
}[keyof ListingFilters];
export type RangeGroupProps = GroupProps & {
  label: string;
  unit?: string;
  from: Bound;
  to: Bound;
  maxLength?: number;
  closed?: boolean;
};

/** A range of whole numbers; it counts once both ends make sense and the field is left. */
export function RangeGroup({ closed, ...range }: RangeGroupProps) {
  const { filters, from, to } = range;
  if (!closed) {
    return (
      <div className={classes.open}>
        <BoundFields {...range} />
      </div>
    );
  }
  const isSet = filters[from] !== undefined || filters[to] !== undefined;
  return (
    <Disclosure open={isSet || undefined} summary={range.label}>
      <BoundFields {...range} />
    </Disclosure>
  );
}

const toText = (value: number | undefined) => value?.toString() ?? '';
const toNumber = (text: string) => (text === '' ? undefined : Number(text));

function BoundFields({ filters, onChange, label, unit, from, to, maxLength }: RangeGroupProps) {
  const asked: Range = { from: toText(filters[from]), to: toText(filters[to]) };
  const [known, setKnown] = useState(asked);
  const [typed, setTyped] = useState(asked);
  const [error, setError] = useState<string>();
  // An end that changed elsewhere (a chip, the back button) is shown; the other keeps what is being typed.
  if (known.from !== asked.from || known.to !== asked.to) {
    setKnown(asked);
    setTyped({
      from: known.from === asked.from ? typed.from : asked.from,
      to: known.to === asked.to ? typed.to : asked.to,
    });
  }
  function commit(range: Range) {
    const [low, high] = [toNumber(range.from), toNumber(range.to)];
    if (low !== undefined && high !== undefined && low > high)
      return setError('Prima valoare este mai mare decât a doua.');
    setError(undefined);
    if (low === filters[from] && high === filters[to]) return;
    onChange(withFilter(withFilter(filters, from, low), to, high));
  }
  return (
    <RangeFields
      label={label}
      unit={unit}
      value={typed}
      onChange={setTyped}
      onCommit={commit}
      error={error}
      maxLength={maxLength}
    />
  );
}
