import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { FilterName } from '@anunturi/shared-domain/search/listingFilters';
import { type Choice, paramOf } from '../../domain/filters/choices';
import classes from './FilterForm.module.css';

/** Several of a few, all in sight; what would find nothing is grey. */
export function ChoiceBoxes({
  label,
  name,
  choices,
  chosen,
}: {
  label: string;
  name: FilterName;
  choices: readonly Choice[];
  chosen: readonly string[];
}) {
  return (
    <fieldset className={classes.boxes}>
      <legend>{label}</legend>
      {choices.map(({ value, label: text, count }) => (
        <label key={value} className={classes.box}>
          <input
            type="checkbox"
            name={paramOf(name)}
            value={value}
            defaultChecked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
          />
          <span>{text}</span>
          <span className={classes.count}>{count !== undefined && formatNumber(count)}</span>
        </label>
      ))}
    </fieldset>
  );
}
