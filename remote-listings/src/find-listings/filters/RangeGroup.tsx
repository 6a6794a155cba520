import type { ListingFilters } from '@anunturi/shared-domain/listingFilters';
import { Disclosure } from '@anunturi/shared-ui/Disclosure';
import { type Range, RangeFields } from '@anunturi/shared-ui/RangeFields';
import { useState } from 'react';
import { withFilter } from '../../domain/filterChanges';
import type { GroupProps } from './FilterGroups';
import classes from './FilterGroups.module.css';

type Bound = { [Name in keyof ListingFilters]-?: NonNullable<ListingFilters[Name]> extends number ? Name : never }[keyof ListingFilters];
export type RangeGroupProps = GroupProps & { label: string; unit?: string; from: Bound; to: Bound; maxLength?: number; closed?: boolean };

/** A range of whole numbers; it counts once both ends make sense and the field is left. */
export function RangeGroup({ closed, ...range }: RangeGroupProps) {
  const { filters, from, to } = range;
  const fields = <BoundFields key={`${filters[from]}-${filters[to]}`} {...range} />;
  if (!closed) return <div className={classes.open}>{fields}</div>;
  const isSet = filters[from] !== undefined || filters[to] !== undefined;
  return (
    <Disclosure open={isSet || undefined} summary={range.label}>
      {fields}
    </Disclosure>
  );
}

function BoundFields({ filters, onChange, label, unit, from, to, maxLength }: RangeGroupProps) {
  const [typed, setTyped] = useState<Range>({ from: filters[from]?.toString() ?? '', to: filters[to]?.toString() ?? '' });
  const [error, setError] = useState<string>();
  function commit(range: Range) {
    const [low, high] = [toNumber(range.from), toNumber(range.to)];
    if (low !== undefined && high !== undefined && low > high) return setError('Prima valoare este mai mare decât a doua.');
    setError(undefined);
    if (low === filters[from] && high === filters[to]) return;
    onChange(withFilter(withFilter(filters, from, low), to, high));
  }
  return <RangeFields label={label} unit={unit} value={typed} onChange={setTyped} onCommit={commit} error={error} maxLength={maxLength} />;
}

const toNumber = (text: string) => (text === '' ? undefined : Number(text));
