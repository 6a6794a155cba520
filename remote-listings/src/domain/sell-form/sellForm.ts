import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';

/** What a seller types, as typed: every field of every kind, so that a change of category loses nothing. */
export type SellForm = {
  kind: 'vehicle' | 'service';
  categoryId: string;
  /** Of the chosen category; empty until one is chosen. */
  shape: CategoryShape | '';

  make: string;
  otherMake: string;
  model: string;
  otherModel: string;
  version: string;
  year: string;
  firstRegisteredMonth: string;
  mileageKm: string;
  hours: string;
  maxMassKg: string;
  fuel: string;
  gearbox: string;
  body: string;
  condition: string;
  power: string;
  powerUnit: 'hp' | 'kw';
  engineCm3: string;
  drive: string;
  doors: string;
  seats: string;
  colour: string;
  finish: string;
  emissionNorm: string;
  co2GPerKm: string;
  vin: string;
  vinNonStandard: boolean;
  firstOwner: boolean;
  serviceBook: boolean;
  noAccident: boolean;
  registeredInRomania: boolean;
  originCountry: string;
  itpUntilMonth: string;
  keys: string;
  exchangeAccepted: boolean;
  vatDeductible: boolean;
  equipment: string[];

  providerForm: string;
  programme: string;
  hoursText: string;
  coverage: 'county' | 'places';
  coveredLocalityIds: string[];
  travelRadiusKm: string;
  experienceYears: string;
  givesInvoice: boolean;
  givesWarranty: boolean;

  title: string;
  description: string;
  price: string;
  currency: 'EUR' | 'RON';
  negotiable: boolean;
  priceUnit: string;
  localityId: string;
  phone: string;
};

export type SellField = keyof SellForm;

/** A form nobody has written in. */
export const emptySellForm: SellForm = {
  kind: 'vehicle',
  categoryId: '',
  shape: '',
  make: '',
  otherMake: '',
  model: '',
  otherModel: '',
  version: '',
  year: '',
  firstRegisteredMonth: '',
  mileageKm: '',
  hours: '',
  maxMassKg: '',
  fuel: '',
  gearbox: '',
  body: '',
  condition: '',
  power: '',
  powerUnit: 'hp',
  engineCm3: '',
  drive: '',
  doors: '',
  seats: '',
  colour: '',
  finish: '',
  emissionNorm: '',
  co2GPerKm: '',
  vin: '',
  vinNonStandard: false,
  firstOwner: false,
  serviceBook: false,
  noAccident: false,
  registeredInRomania: false,
  originCountry: '',
  itpUntilMonth: '',
  keys: '',
  exchangeAccepted: false,
  vatDeductible: false,
  equipment: [],
  providerForm: '',
  programme: '',
  hoursText: '',
  coverage: 'county',
  coveredLocalityIds: [],
  travelRadiusKm: '',
  experienceYears: '',
  givesInvoice: false,
  givesWarranty: false,
  title: '',
  description: '',
  price: '',
  currency: 'EUR',
  negotiable: false,
  priceUnit: 'fixed',
  localityId: '',
  phone: '',
};

/** A form read from the device: fields that a newer version of the program added get their empty value. */
export function completeForm(kept: Partial<SellForm>): SellForm {
  const known = Object.entries(kept).filter(
    ([field, value]) =>
      field in emptySellForm && typeof value === typeof emptySellForm[field as SellField],
  );
  return { ...emptySellForm, ...Object.fromEntries(known) };
}
