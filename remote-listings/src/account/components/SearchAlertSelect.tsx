import { idsOf } from '@anunturi/shared-domain/listing/vehicleFields';
import {
  type AlertFrequency,
  alertFrequencies,
} from '@anunturi/shared-domain/search/alertFrequencies';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import type { KeptSearch } from '../data/savedSearches';

const options = Object.entries(alertFrequencies).map(([value, label]) => ({ value, label }));

/** How often e-mails tell what a saved search newly finds; one saved before there were such e-mails tells nothing. */
export function SearchAlertSelect({
  search,
  onAlert,
  className,
}: {
  search: KeptSearch;
  className?: string | undefined;
  onAlert(alert: AlertFrequency): void;
}) {
  return (
    <SelectField
      label="Vă scriem"
      className={className}
      value={search.alert ?? 'never'}
      options={options}
      onChange={(event) => {
        const chosen = idsOf(alertFrequencies).find((each) => each === event.target.value);
        if (chosen) onAlert(chosen);
      }}
    />
  );
}
