import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { FilterName } from '@anunturi/shared-domain/search/listingFilters';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import type { ReactNode } from 'react';
import { paramOf } from '../../domain/filters/choices';
import classes from './FilterForm.module.css';

/** From and to, as people write numbers; `children` say in what. */
export function RangeInputs({
  label,
  from,
  to,
  chosen,
  isYear,
  children,
}: {
  label: string;
  from: FilterName;
  to: FilterName;
  chosen: readonly [from: number | undefined, to: number | undefined];
  isYear?: boolean;
  children?: ReactNode;
}) {
  const ends = [
    { name: from, word: 'de la', value: chosen[0] },
    { name: to, word: 'până la', value: chosen[1] },
  ];
  const write = isYear ? String : formatNumber;
  return (
    <fieldset className={classes.range}>
      <legend>{label}</legend>
      {ends.map(({ name, word, value }) => (
        <input
          key={name}
          name={paramOf(name)}
          inputMode="numeric"
          maxLength={isYear ? 4 : 13}
          pattern="\s*(\d{1,3}([.\s]\d{3})+|\d+)(,\d{1,2})?\s*"
          title="Un număr, de exemplu 12.500"
          placeholder={word}
          aria-label={`${label} ${word}`}
          defaultValue={value === undefined ? '' : write(value)}
          className={controlClass}
        />
      ))}
      {children}
    </fieldset>
  );
}
