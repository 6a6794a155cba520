import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { MapPin } from '@anunturi/shared-ui/icons/MapPin';
import { useState } from 'react';
import { usePlaces } from '#data/lists/useLists';
import { keepPlace } from '../../data/lastPlace';
import { withFilter } from '#domain/filterChanges';
import type { GroupProps } from '../../domain/filters/GroupProps';
import { PickGroup } from './PickGroup';

const PlaceMapDialog = lazyComponent(() =>
  import(/* webpackChunkName: "place-map" */ '../map/PlaceMapDialog').then(
    (file) => file.PlaceMapDialog,
  ),
);

/** A locality of the county; for where the listing is, also with the ones around it. */
export function PlaceGroup({
  filters,
  onChange,
  label,
  name,
}: GroupProps & { label: string; name: 'localityId' | 'coversLocalityId' }) {
  const places = usePlaces();
  const [mapOpen, setMapOpen] = useState(false);
  const options = (places.state === 'ready' ? places.value : []).map((place) => ({
    value: place.id,
    label: place.name,
  }));
  return (
    <PickGroup
      filters={filters}
      onChange={(next) => {
        keepPlace(next[name] ?? '');
        onChange(next);
      }}
      label={label}
      searchLabel="Căutați localitatea"
      name={name}
      options={options}
      more="Scrieți începutul numelui pentru celelalte."
    >
      {name === 'localityId' && (
        <Button
          variant="ghost"
          size="small"
          icon={<MapPin size={18} />}
          aria-haspopup="dialog"
          onClick={() => setMapOpen(true)}
        >
          Alegeți pe hartă
        </Button>
      )}
      {mapOpen && (
        <PlaceMapDialog
          filters={filters}
          onClose={() => setMapOpen(false)}
          onChoose={(localityId) => {
            setMapOpen(false);
            keepPlace(localityId);
            onChange({ ...filters, localityId, withNeighbours: true, sort: 'nearest' });
          }}
        />
      )}
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
