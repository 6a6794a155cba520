import { Button } from '@anunturi/shared-ui/actions/Button';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import { MapPin } from '@anunturi/shared-ui/icons/MapPin';
import { usePlaces } from '#data/lists/useLists';
import { countChoices, paramOf } from '../../domain/filters/choices';
import type { FilterProps } from '../../domain/filters/FilterProps';
import { ChoiceSelect } from './ChoiceSelect';
import classes from './FilterForm.module.css';

const RADII_KM = [10, 25, 50];

/** The place, and how far around it; of services also where they come to. */
export function PlaceFields({
  filters,
  counts,
  kind,
  onMap,
}: FilterProps & { kind: 'vehicle' | 'service' | undefined; onMap(): void }) {
  const places = usePlaces();
  const known = places.state === 'ready' ? places.value : [];
  const options = known.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <ChoiceSelect
        label={kind === 'service' ? 'Localitatea prestatorului' : 'Localitate'}
        name="localityId"
        any="Tot județul"
        // Around a place without listings there may be some.
        choices={countChoices(counts, 'localityId', options).map((choice) =>
          choice.count === 0 ? { ...choice, count: undefined } : choice,
        )}
        chosen={filters.localityId}
      />
      <Button
        variant="ghost"
        size="small"
        icon={<MapPin size={18} />}
        aria-haspopup="dialog"
        className={classes.map}
        onClick={onMap}
      >
        Alegeți pe hartă
      </Button>
      {filters.localityId !== undefined && (
        <label className={classes.field}>
          Cât de departe
          <select
            name={paramOf('radiusKm')}
            defaultValue={filters.radiusKm ?? ''}
            className={controlClass}
          >
            <option value="">
              {filters.withNeighbours ? 'Și localitățile vecine' : 'Doar aici'}
            </option>
            {RADII_KM.map((km) => (
              <option key={km} value={km}>
                {km} km
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'service' && (
        <ChoiceSelect
          label="Vine în localitatea"
          name="coversLocalityId"
          any="Oriunde"
          choices={countChoices(counts, 'coversLocalityId', options)}
          chosen={filters.coversLocalityId}
        />
      )}
    </>
  );
}
