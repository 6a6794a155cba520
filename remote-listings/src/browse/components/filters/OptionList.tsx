import {
  type ListingFilters,
  withoutFilters,
  writeFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { useCounts } from '#data/lists/useListings';
import { shortCount } from '#domain/listingCount';
import { type ListedFilter, type Option, chosenOf, withOption } from '#domain/listedFilters';
import classes from './FilterGroups.module.css';

export type OptionListProps = {
  label: string;
  name: ListedFilter;
  options: readonly Option[];
  filters: ListingFilters;
  several: boolean;
  onChoose(value: string, isChosen: boolean): void;
};

/** Options with how many listings each would show under the other filters; those with none cannot be chosen. */
export function OptionList({ label, name, options, filters, several, onChoose }: OptionListProps) {
  const others = withoutFilters(
    filters,
    name === 'make' ? ['make', 'model', 'sort'] : [name, 'sort'],
  );
  const searches = options.map(({ value }) => withOption(others, name, value, true));
  const counts = useCounts(
    `${name}:${options.map((option) => option.value).join('.')}:${writeFilters(others).toString()}`,
    searches,
  );
  const chosen = chosenOf(filters, name);
  return (
    <ul className={classes.options} aria-label={label}>
      {options.map((option, at) => {
        const count = counts.state === 'ready' ? counts.value[at] : undefined;
        const checked = chosen.includes(option.value);
        return (
          <li key={option.value}>
            <label className={classes.option}>
              <input
                type="checkbox"
                data-single={!several || undefined}
                checked={checked}
                disabled={count?.count === 0 && !checked}
                onChange={(event) => onChoose(option.value, event.target.checked)}
              />
              <span>{option.label}</span>
              <span className={classes.count}>{count && shortCount(count)}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
