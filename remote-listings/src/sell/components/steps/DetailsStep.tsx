import { COUNTRY_MAX } from '@anunturi/shared-domain/site/limits';
import { equipmentGroups } from '@anunturi/shared-domain/listing/vehicleEquipment';
import {
  bodies,
  colours,
  drives,
  emissionNorms,
  finishes,
  gearboxes,
} from '@anunturi/shared-domain/listing/vehicleFields';
import { Chip } from '@anunturi/shared-ui/actions/Chip';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { useController, useWatch } from 'react-hook-form';
import type { SellForm } from '../../../domain/sell-form/sellForm';
import { FieldGroup } from '../fields/FieldGroup';
import { FormCheck, FormNumber, FormRadio, FormSelect, FormText } from '../fields/FormFields';
import classes from './DetailsStep.module.css';

/** What helps to decide and is not needed to publish. */
export function DetailsStep() {
  const shape = useWatch<SellForm, 'shape'>({ name: 'shape' });
  const isCar = shape === 'car';
  return (
    <>
      <p className={classes.lead}>
        Niciunul nu este obligatoriu. Cu cât scrieți mai multe, cu atât primiți mai puține
        întrebări.
      </p>
      <FieldGroup title="Motor" columns>
        <FormNumber name="engineCm3" label="Capacitate" suffix="cm³" maxLength={8} />
        <PowerFields />
        <FormSelect name="emissionNorm" label="Norma de poluare" labels={emissionNorms} />
        <FormNumber name="co2GPerKm" label="Emisii CO₂" suffix="g/km" maxLength={6} />
        {!isCar && <FormSelect name="gearbox" label="Cutia de viteze" labels={gearboxes} />}
        {!isCar && <FormSelect name="body" label="Caroserie" labels={bodies} />}
        {!isCar && (
          <FormNumber name="maxMassKg" label="Masa maximă autorizată" suffix="kg" maxLength={8} />
        )}
        <FormSelect name="drive" label="Tracțiune" labels={drives} />
      </FieldGroup>
      <FieldGroup title="Aspect" columns>
        <FormSelect name="colour" label="Culoare" labels={colours} />
        <FormSelect name="finish" label="Vopsea" labels={finishes} />
        <FormNumber name="doors" label="Uși" maxLength={2} />
        <FormNumber name="seats" label="Locuri" maxLength={3} />
      </FieldGroup>
      <FieldGroup title="Istoric și acte" columns>
        <FormText
          name="firstRegisteredMonth"
          label="Prima înmatriculare"
          placeholder="luna.anul: 05.2019"
          inputMode="decimal"
          maxLength={10}
        />
        <FormText
          name="itpUntilMonth"
          label="ITP valabil până în"
          placeholder="luna.anul: 05.2027"
          inputMode="decimal"
          maxLength={10}
        />
        <FormText name="originCountry" label="Țara de origine" maxLength={COUNTRY_MAX} />
        <FormNumber name="keys" label="Numărul de chei" maxLength={2} />
      </FieldGroup>
      <div className={classes.checks}>
        <FormCheck name="firstOwner" label="Primul proprietar" />
        <FormCheck name="serviceBook" label="Carte de service" />
        <FormCheck name="noAccident" label="Fără accident" />
        <FormCheck name="registeredInRomania" label="Înmatriculat în România" />
        <FormCheck name="exchangeAccepted" label="Accept schimb" />
        <FormCheck name="vatDeductible" label="TVA deductibil" />
      </div>
      <EquipmentChoice />
    </>
  );
}

function PowerFields() {
  return (
    <div className={classes.power}>
      <FormNumber name="power" label="Putere" maxLength={6} />
      <FormRadio
        name="powerUnit"
        label="Unitatea puterii"
        labelHidden
        labels={{ hp: 'CP', kw: 'kW' }}
      />
    </div>
  );
}

function EquipmentChoice() {
  const { field } = useController<SellForm, 'equipment'>({ name: 'equipment' });
  const toggle = (id: string) =>
    field.onChange(
      field.value.includes(id) ? field.value.filter((each) => each !== id) : [...field.value, id],
    );
  return (
    <>
      {Object.entries(equipmentGroups).map(([group, { label, items }]) => (
        <FieldGroup key={group} title={`Dotări: ${label.toLowerCase()}`}>
          <Cluster gap={2}>
            {Object.entries(items).map(([id, name]) => (
              <Chip key={id} pressed={field.value.includes(id)} onToggle={() => toggle(id)}>
                {name}
              </Chip>
            ))}
          </Cluster>
        </FieldGroup>
      ))}
    </>
  );
}
