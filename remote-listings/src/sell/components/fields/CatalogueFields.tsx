import type { CatalogueField, FormGroup } from '@anunturi/shared-domain/listing/CatalogueField';
import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import type { ComponentType } from 'react';
import { askedFields, groupOf } from '#domain/sell-form/askedFields';
import { formGroups } from '#domain/sell-form/formGroups';
import { CoverageFields } from './CoverageFields';
import { EquipmentFields } from './EquipmentFields';
import {
  type FlagName,
  FormCheck,
  FormNumber,
  FormRadio,
  FormSelect,
  FormText,
  type TextName,
} from './FormFields';
import { MakeFields } from './MakeFields';
import { PowerFields } from './PowerFields';
import { VinField } from './VinField';

type Special = ComponentType<{ optional?: boolean }>;
/** Fields that are asked by more than one control; null where another field's controls ask for it too. */
const special: Readonly<Record<string, Special | null>> = {
  make: MakeFields,
  model: null,
  powerHp: PowerFields,
  vin: VinField,
  vinNonStandard: null,
  equipment: EquipmentFields,
  wholeCounty: CoverageFields,
  coveredLocalityIds: null,
};

/** The controls of a group's fields, in the catalogue's order. */
export function CatalogueFields({ group, shape }: { group: FormGroup; shape: CategoryShape }) {
  const fields = askedFields(shape).filter(([, field]) => groupOf(field, shape) === group);
  return fields.map(([name, field]) => {
    const isRequired = field.shapes[shape] === 'required';
    // Nothing among the details is needed, so that none of them says so.
    const optional = !isRequired && formGroups[group].step === 'facts';
    const Special = special[name];
    if (Special === null) return null;
    if (Special) return <Special key={name} optional={optional} />;
    return <Control key={name} {...{ name, field, shape, isRequired, optional }} />;
  });
}

type ControlProps = {
  name: string;
  field: CatalogueField;
  shape: CategoryShape;
  isRequired: boolean;
  optional: boolean;
};

function Control({ name, field, shape, isRequired, optional }: ControlProps) {
  const { label = field.label, placeholder: hint, suffix, radio } = field.form ?? {};
  const placeholder = typeof hint === 'object' ? hint[shape] : hint;
  const text = { name: name as TextName, label, placeholder, optional };
  switch (field.type) {
    case 'choice':
      return radio && isRequired ? (
        <FormRadio name={text.name} label={label} labels={field.choices} />
      ) : (
        <FormSelect name={text.name} label={label} labels={field.choices} optional={optional} />
      );
    case 'whole':
      return (
        <FormNumber
          {...text}
          suffix={suffix ?? field.unit}
          maxLength={String(field.to).length + 4}
        />
      );
    case 'year':
      return <FormNumber {...text} inputMode="numeric" maxLength={4} />;
    case 'month':
      return <FormNumber {...text} maxLength={10} />;
    case 'text':
      return <FormText {...text} maxLength={field.max} />;
    case 'flag':
      return <FormCheck name={name as FlagName} label={label} />;
    default:
      throw new Error(`The form has no control for ${name}`);
  }
}
