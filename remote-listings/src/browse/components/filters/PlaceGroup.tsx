import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { usePlaces } from '../../../data/lists/useLists';
import { withFilter } from '../../domain/filterChanges';
import type { GroupProps } from '../../domain/filters/GroupProps';
import { PickGroup } from './PickGroup';

/** A locality of the county; for where the listing is, also with the ones around it. */
export function PlaceGroup({
  filters,
  onChange,
  label,
  name,
}: GroupProps & { label: string; name: 'localityId' | 'coversLocalityId' }) {
  const places = usePlaces();
  const options = (places.state === 'ready' ? places.value : []).map((place) => ({
    value: place.id,
    label: place.name,
  }));
  return (
    <PickGroup
      filters={filters}
      onChange={onChange}
      label={label}
      searchLabel="Căutați localitatea"
      name={name}
      options={options}
      more="Scrieți începutul numelui pentru celelalte."
    >
      {name === 'localityId' && filters.localityId !== undefined && (
        <CheckboxField
          label="Și localitățile vecine"
          checked={filters.withNeighbours ?? false}
          onChange={(event) =>
            onChange(withFilter(filters, 'withNeighbours', event.target.checked ? true : undefined))
          }
        />
      )}
    </PickGroup>
  );
}
