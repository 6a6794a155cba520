import { VERSION_MAX } from '@anunturi/shared-domain/site/limits';
import {
  bodies,
  conditions,
  fuels,
  gearboxes,
} from '@anunturi/shared-domain/listing/vehicleFields';
import { useWatch } from 'react-hook-form';
import type { SellForm } from '../../../domain/sell-form/sellForm';
import { FieldGroup } from '../fields/FieldGroup';
import { FormNumber, FormRadio, FormSelect, FormText } from '../fields/FormFields';
import { MakeFields } from '../fields/MakeFields';
import { VinField } from '../fields/VinField';
import { ServiceFields } from './ServiceFields';

/** The facts without which a listing says nothing, by what is sold. */
export function FactsStep() {
  const shape = useWatch<SellForm, 'shape'>({ name: 'shape' });
  if (shape === 'service') return <ServiceFields />;
  if (shape === 'part') return <PartFields />;
  return <VehicleFields isCar={shape === 'car'} />;
}

function VehicleFields({ isCar }: { isCar: boolean }) {
  return (
    <>
      <FieldGroup title="Ce vehicul este" columns>
        <MakeFields />
        <FormText
          name="version"
          label="Versiunea"
          placeholder={isCar ? '1.5 dCi Laureate' : undefined}
          maxLength={VERSION_MAX}
          optional
        />
        <FormNumber name="year" label="Anul fabricației" inputMode="numeric" maxLength={4} />
        <FormNumber
          name="mileageKm"
          label="Kilometri"
          suffix="km"
          maxLength={12}
          optional={!isCar}
        />
        {!isCar && (
          <FormNumber
            name="hours"
            label="Ore de funcționare"
            suffix="ore"
            maxLength={12}
            optional
          />
        )}
        <FormSelect name="fuel" label="Combustibil" labels={fuels} optional={!isCar} />
        {isCar && <FormSelect name="body" label="Caroserie" labels={bodies} />}
        {isCar && <FormRadio name="gearbox" label="Cutia de viteze" labels={gearboxes} />}
        <FormRadio name="condition" label="Starea" labels={conditions} />
      </FieldGroup>
      <FieldGroup title="Identificare">
        <VinField />
      </FieldGroup>
    </>
  );
}

function PartFields() {
  return (
    <>
      <FormRadio name="condition" label="Starea" labels={conditions} />
      <FieldGroup title="Pentru ce mașină" columns>
        <MakeFields optional />
      </FieldGroup>
    </>
  );
}
