import type { FilterName } from '@anunturi/shared-domain/search/listingFilters';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import { nameFromId } from '#domain/filterNames';
import { type Choice, paramOf, withCount } from '../../domain/filters/choices';
import classes from './FilterForm.module.css';

/** One of a list; what would find nothing is grey. */
export function ChoiceSelect({
  label,
  name,
  any,
  choices,
  chosen,
}: {
  label: string;
  name: FilterName;
  /** The words for no choice. */
  any: string;
  choices: readonly Choice[];
  chosen: string | undefined;
}) {
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <select name={paramOf(name)} defaultValue={chosen ?? ''} className={controlClass}>
        <option value="">{any}</option>
        {withChosen(choices, chosen).map((choice) => (
          <option
            key={choice.value}
            value={choice.value}
            disabled={choice.count === 0 && choice.value !== chosen}
          >
            {withCount(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is in force stays one of the options, whatever lists have not come yet: else the form would take it away. */
const withChosen = (choices: readonly Choice[], chosen: string | undefined): readonly Choice[] =>
  chosen === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: nameFromId(chosen), count: undefined }];
