import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import { type AskedFields, emptyFields } from './askedFields';

/** What a seller types, as typed: every field of every kind, so that a change of category loses nothing. */
export type SellForm = AskedFields & {
  kind: 'vehicle' | 'service';
  categoryId: string;
  /** Of the chosen category; empty until one is chosen. */
  shape: CategoryShape | '';

  otherMake: string;
  otherModel: string;
  power: string;
  powerUnit: 'hp' | 'kw';
  coverage: 'county' | 'places';

  title: string;
  description: string;
  price: string;
  currency: 'EUR' | 'RON';
  negotiable: boolean;
  priceUnit: string;
  localityId: string;
  phone: string;
  whatsApp: boolean;
};

export type SellField = keyof SellForm;

/** A form nobody has written in. */
export const emptySellForm: SellForm = {
  kind: 'vehicle',
  categoryId: '',
  shape: '',
  ...emptyFields,
  otherMake: '',
  otherModel: '',
  power: '',
  powerUnit: 'hp',
  coverage: 'county',
  title: '',
  description: '',
  price: '',
  currency: 'EUR',
  negotiable: false,
  priceUnit: 'fixed',
  localityId: '',
  phone: '',
  whatsApp: false,
};

/** A form read from the device: fields that a newer version of the program added get their empty value. */
export function completeForm(kept: Partial<SellForm>): SellForm {
  const known = Object.entries(kept).filter(
    ([field, value]) =>
      field in emptySellForm && typeof value === typeof emptySellForm[field as SellField],
  );
  return { ...emptySellForm, ...Object.fromEntries(known) };
}
