import { SERVICE_HOURS_MAX } from '@anunturi/shared-domain/site/limits';
import { programmes, providerForms } from '@anunturi/shared-domain/listing/serviceFields';
import { Chip } from '@anunturi/shared-ui/actions/Chip';
import { Combobox } from '@anunturi/shared-ui/fields/Combobox';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { useController, useWatch } from 'react-hook-form';
import { usePlaces } from '../../../data/lists/useLists';
import type { SellForm } from '../../../domain/sell-form/sellForm';
import { FieldGroup } from '../fields/FieldGroup';
import {
  FormCheck,
  FormNumber,
  FormRadio,
  FormSelect,
  FormText,
  fieldId,
} from '../fields/FormFields';

/** Who does the work, when, where and with what papers. */
export function ServiceFields() {
  const coverage = useWatch<SellForm, 'coverage'>({ name: 'coverage' });
  return (
    <>
      <FieldGroup title="Cine prestează" columns>
        <FormRadio name="providerForm" label="Lucrați ca" labels={providerForms} />
        <FormNumber name="experienceYears" label="Experiență" suffix="ani" maxLength={3} optional />
      </FieldGroup>
      <FieldGroup title="Când" columns>
        <FormSelect name="programme" label="Program" labels={programmes} />
        <FormText
          name="hoursText"
          label="Orar"
          placeholder="8-18"
          maxLength={SERVICE_HOURS_MAX}
          optional
        />
      </FieldGroup>
      <FieldGroup title="Unde lucrați">
        <FormRadio
          name="coverage"
          label="Acoperire"
          labels={{ county: 'Tot județul', places: 'Anumite localități' }}
        />
        {coverage === 'places' && <CoveredPlaces />}
        <FormNumber
          name="travelRadiusKm"
          label="Mă deplasez până la"
          suffix="km"
          maxLength={4}
          optional
        />
      </FieldGroup>
      <FieldGroup title="Siguranță pentru client" columns>
        <FormCheck name="givesInvoice" label="Dau factură" />
        <FormCheck name="givesWarranty" label="Dau garanție" />
      </FieldGroup>
    </>
  );
}

function CoveredPlaces() {
  const places = usePlaces();
  const { field, fieldState } = useController<SellForm, 'coveredLocalityIds'>({
    name: 'coveredLocalityIds',
  });
  const known = places.state === 'ready' ? places.value : [];
  const free = known
    .filter((place) => !field.value.includes(place.id))
    .map(({ id, name }) => ({ value: id, label: name }));
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
