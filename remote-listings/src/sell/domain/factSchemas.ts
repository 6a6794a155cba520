import type { CatalogueField } from '@anunturi/shared-domain/listing/CatalogueField';
import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import { OTHER_MAKE, OTHER_MODEL } from '@anunturi/shared-domain/listing/carMakes';
import { idsOf } from '@anunturi/shared-domain/listing/vehicleFields';
import * as limits from '@anunturi/shared-domain/site/limits';
import { normalizeVin } from '@anunturi/shared-domain/validators/vin';
import * as z from 'zod/mini';
import { askedFields, isOfFuel, keepsName } from '#domain/sell-form/askedFields';
import { modelsOf } from '#domain/sell-form/chosenModel';
import {
  optionalChoice,
  optionalMonth,
  optionalText,
  optionalWhole,
  requiredChoice,
  requiredText,
  requiredWhole,
} from '#domain/sell-form/formFields';
import type { SellForm } from '#domain/sell-form/sellForm';
import type { SellContext } from './sellSchemas';

/** What a form says of its vehicle or service: the catalogue's fields by the names of the form. */
export function factsFormSchema(form: SellForm, shape: CategoryShape, context: SellContext) {
  const fields = askedFields(shape).filter(
    (field) => keepsName(field) && isOfFuel(field, form.fuel),
  );
  return z.object({
    ...Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.shapes[shape] === 'required' ? required(field, context) : optional(field),
      ]),
    ),
    ...(shape === 'service'
      ? { coverage: z.enum(['county', 'places']) }
      : makeSchemas(form, shape !== 'part')),
    ...((shape === 'car' || shape === 'other') && {
      power: optionalWhole({ from: 1, to: limits.POWER_MAX_HP }),
      powerUnit: z.enum(['hp', 'kw']),
    }),
  });
}

function required(field: CatalogueField, { yearNow }: SellContext): z.ZodMiniType {
  const missing = field.form?.missing ?? 'Completați câmpul.';
  switch (field.type) {
    case 'choice':
      return requiredChoice(idsOf(field.choices), missing);
    case 'whole':
      return requiredWhole(field, missing);
    case 'year':
      return requiredWhole({ from: field.from, to: yearNow + 1 }, missing);
    case 'text':
    case 'slug':
      return requiredText(1, field.max, missing);
    case 'flag':
      return z.boolean();
    // No shape requires these (CatalogueField).
    case 'choices':
    case 'month':
    case 'vin':
    case 'places':
      return optional(field);
  }
}

function optional(field: CatalogueField): z.ZodMiniType {
  switch (field.type) {
    case 'choice':
      return optionalChoice(idsOf(field.choices));
    case 'choices':
      return knownChoices(idsOf(field.choices));
    case 'whole':
    case 'year':
      return optionalWhole(field);
    case 'text':
    case 'slug':
      return optionalText(field.max);
    case 'month':
      return optionalMonth;
    case 'flag':
      return yes;
    case 'vin':
      return vin;
    case 'places':
      // One less: the listing's own locality joins them.
      return z
        .array(z.string())
        .check(z.maxLength(field.max - 1, `Cel mult ${field.max - 1} de localități.`));
  }
}

const yes = z.pipe(
  z.boolean(),
  z.transform((value): true | undefined => value || undefined),
);

const knownChoices = (known: readonly string[]) =>
  z.pipe(
    z.array(z.string()),
    z.transform((ids): string[] | undefined => {
      const kept = ids.filter((id) => known.includes(id));
      return kept.length > 0 ? kept : undefined;
    }),
  );

/** A VIN is warned about, never refused; only what cannot be stored at all is. */
const vin = z.pipe(
  z
    .string()
    .check(
      z.overwrite(normalizeVin),
      z.regex(/^([A-Z0-9]{3,20})?$/, 'Seria are între 3 și 20 de litere și cifre.'),
    ),
  z.transform((text): string | undefined => text || undefined),
);

const makeSchemas = (form: SellForm, isRequired: boolean) => ({
  make: isRequired
    ? z
        .string()
        .check(z.minLength(1, 'Alegeți marca. Dacă lipsește din listă, alegeți „Altă marcă”.'))
    : z.string(),
  otherMake:
    form.make === OTHER_MAKE.id ? requiredText(1, limits.MAKE_MAX, 'Scrieți marca.') : z.string(),
  model:
    form.shape === 'car' && modelsOf(form).length > 0
      ? z
          .string()
          .check(z.minLength(1, 'Alegeți modelul. Dacă lipsește din listă, alegeți „Alt model”.'))
      : z.string(),
  otherModel:
    form.shape === 'car' && (form.model === OTHER_MODEL.id || form.make === OTHER_MAKE.id)
      ? requiredText(1, limits.MODEL_MAX, 'Scrieți modelul.')
      : optionalText(limits.MODEL_MAX),
});
