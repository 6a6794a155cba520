import { serviceCatalogue } from '@anunturi/shared-domain/listing/serviceCatalogue';
import { Chip } from '@anunturi/shared-ui/actions/Chip';
import { Combobox } from '@anunturi/shared-ui/fields/Combobox';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { useController, useWatch } from 'react-hook-form';
import { usePlaces } from '#data/lists/useLists';
import { placeOptions } from '#domain/placeOptions';
import type { SellForm } from '#domain/sell-form/sellForm';
import { fieldId, FormRadio } from './FormFields';

/** The whole county, or the localities chosen. */
export function CoverageFields() {
  const coverage = useWatch<SellForm, 'coverage'>({ name: 'coverage' });
  return (
    <>
      <FormRadio
        name="coverage"
        label={serviceCatalogue.wholeCounty.form.label}
        labels={{ county: 'Tot județul', places: 'Anumite localități' }}
      />
      {coverage === 'places' && <CoveredPlaces />}
    </>
  );
}

function CoveredPlaces() {
  const places = usePlaces();
  const { field, fieldState } = useController<SellForm, 'coveredLocalityIds'>({
    name: 'coveredLocalityIds',
  });
  const known = places.state === 'ready' ? places.value : [];
  const free = placeOptions(known).filter(({ value }) => !field.value.includes(value));
  return (
    <>
      <Combobox
        id={fieldId('coveredLocalityIds')}
        label="Adăugați localități"
        hint="Localitatea dumneavoastră, aleasă la pasul „Preț și contact”, se adaugă singură."
        options={free}
        value=""
        placeholder="Scrieți sau alegeți"
        onChange={(id) => id !== '' && field.onChange([...field.value, id])}
        error={
          fieldState.error?.message ??
          (places.state === 'failed'
            ? 'Localitățile nu s-au încărcat. Verificați legătura la internet.'
            : undefined)
        }
      />
      <Cluster gap={2}>
        {field.value.map((id) => (
          <Chip key={id} onRemove={() => field.onChange(field.value.filter((each) => each !== id))}>
            {known.find((place) => place.id === id)?.name ?? id}
          </Chip>
        ))}
      </Cluster>
    </>
  );
}
