import type { FormGroup } from '@anunturi/shared-domain/listing/CatalogueField';
import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { type AskedField, askedFields, groupOf, isOfFuel } from '#domain/sell-form/askedFields';
import type { SellForm } from '#domain/sell-form/sellForm';
import { formGroups } from '#domain/sell-form/formGroups';
import { CoverageFields } from './CoverageFields';
import { EquipmentFields } from './EquipmentFields';
import { FormCheck, FormNumber, FormRadio, FormSelect, FormText } from './FormFields';
import { MakeFields } from './MakeFields';
import { PowerFields } from './PowerFields';
import { VinField } from './VinField';

type Special = ComponentType<{ optional?: boolean }>;
/** Fields that are asked by more than one control; null where another field's controls ask for it too. */
const special = {
  make: MakeFields,
  model: null,
  powerHp: PowerFields,
  vin: VinField,
  vinNonStandard: null,
  equipment: EquipmentFields,
  wholeCounty: CoverageFields,
  coveredLocalityIds: null,
} satisfies Partial<Record<AskedField['name'], Special | null>>;
type SpecialField = Extract<AskedField, { name: keyof typeof special }>;
const isSpecial = (field: AskedField): field is SpecialField => Object.hasOwn(special, field.name);

/** The controls of a group's fields, in the catalogue's order. */
export function CatalogueFields({ group, shape }: { group: FormGroup; shape: CategoryShape }) {
  const fuel = useWatch<SellForm, 'fuel'>({ name: 'fuel' });
  const fields = askedFields(shape).filter(
    (field) => groupOf(field, shape) === group && isOfFuel(field, fuel),
  );
  return fields.map((field) => {
    const isRequired = field.shapes[shape] === 'required';
    // Nothing among the details is needed, so that none of them says so.
    const optional = !isRequired && formGroups[group].step === 'facts';
    if (!isSpecial(field))
      return <Control key={field.name} {...{ field, shape, isRequired, optional }} />;
    const Controls: Special | null = special[field.name];
    return Controls && <Controls key={field.name} optional={optional} />;
  });
}

type ControlProps = {
  field: Exclude<AskedField, SpecialField>;
  shape: CategoryShape;
  isRequired: boolean;
  optional: boolean;
};

/** One control; a type without an arm here has its own among the special ones, or this does not compile. */
function Control({ field, shape, isRequired, optional }: ControlProps) {
  const { label = field.label, placeholder: hint, suffix, radio } = field.form;
  const placeholder = typeof hint === 'object' ? hint[shape] : hint;
  const text = { label, placeholder, optional };
  switch (field.type) {
    case 'choice':
      return radio && isRequired ? (
        <FormRadio name={field.name} label={label} labels={field.choices} />
      ) : (
        <FormSelect name={field.name} label={label} labels={field.choices} optional={optional} />
      );
    case 'whole':
      return (
        <FormNumber
          {...text}
          name={field.name}
          suffix={suffix ?? field.unit}
          maxLength={String(field.to).length + 4}
        />
      );
    case 'year':
      return <FormNumber {...text} name={field.name} inputMode="numeric" maxLength={4} />;
    case 'month':
      return <FormNumber {...text} name={field.name} maxLength={10} />;
    case 'text':
      return <FormText {...text} name={field.name} maxLength={field.max} />;
    case 'flag':
      return <FormCheck name={field.name} label={label} />;
  }
}
