import type { FieldType } from '@anunturi/shared-domain/listing/CatalogueField';
import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { parseDecimal } from '@anunturi/shared-domain/formats/parseDecimal';
import {
  type KnownService,
  type KnownVehicle,
  type ListingFact,
  toListingFacts,
} from '@anunturi/shared-domain/listing/listingFacts';
import { askedFields, isOfFuel, keepsName } from '#domain/sell-form/askedFields';
import { chosenMake, chosenModel } from '#domain/sell-form/chosenModel';
import { parseMonth } from '#domain/sell-form/typedMonth';
import type { SellForm } from '#domain/sell-form/sellForm';

const number = (text: string) => parseDecimal(text) ?? undefined;
const text = (typed: string) => typed.trim() || undefined;

/** The line of facts on the card, as far as the form is filled in. */
export function toCardLine(
  form: SellForm,
): Pick<
  ListingCard,
  'kind' | 'year' | 'mileageKm' | 'fuel' | 'gearbox' | 'providerForm' | 'programme'
> {
  if (form.kind === 'service')
    return { kind: 'service', providerForm: form.providerForm, programme: form.programme };
  if (form.shape === 'part') return { kind: 'vehicle' };
  return {
    kind: 'vehicle',
    year: number(form.year),
    mileageKm: number(form.mileageKm),
    fuel: form.fuel,
    gearbox: form.gearbox,
  };
}

/** The facts as the listing's page will show them, as far as the form is filled in. */
export function toPreviewFacts(form: SellForm, placeName: (id: string) => string): ListingFact[] {
  const soFar =
    form.kind === 'service'
      ? { kind: form.kind, service: serviceSoFar(form) }
      : { kind: form.kind, vehicle: vehicleSoFar(form) };
  return toListingFacts(soFar, placeName).filter(({ value }) => value !== '');
}

function vehicleSoFar(form: SellForm): KnownVehicle {
  const shape = form.shape === '' || form.shape === 'service' ? 'car' : form.shape;
  const power = number(form.power);
  const hasModel = form.make !== '' && (form.model !== '' || form.otherModel !== '');
  return {
    ...fieldsSoFar(form, shape),
    shape,
    makeName: form.make === '' ? undefined : chosenMake(form).name,
    modelName: hasModel ? chosenModel(form).name : undefined,
    powerHp: power !== undefined && form.powerUnit === 'kw' ? Math.round(power * 1.36) : power,
  };
}

function serviceSoFar(form: SellForm): KnownService {
  return {
    ...fieldsSoFar(form, 'service'),
    wholeCounty: form.coverage === 'county',
    coveredLocalityIds: [form.localityId, ...form.coveredLocalityIds].filter(Boolean),
  };
}

/** The fields that the form keeps as they are, as far as they can be read; facts leave out a choice that is none. */
function fieldsSoFar(form: SellForm, shape: CategoryShape) {
  const typed: Readonly<Record<string, unknown>> = form;
  const fields = askedFields(shape).filter(
    (field) => keepsName(field) && isOfFuel(field, form.fuel),
  );
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, readSoFar(type, typed[name])]),
  ) as Omit<KnownVehicle, 'shape'> & KnownService;
}

function readSoFar(type: FieldType, typed: unknown): unknown {
  switch (type) {
    case 'whole':
      return number(String(typed));
    case 'month':
      return parseMonth(String(typed)) ?? undefined;
    case 'vin':
      return text(String(typed).toUpperCase());
    case 'year':
    case 'choice':
    case 'text':
    case 'slug':
      return text(String(typed));
    case 'flag':
      return typed === true;
    case 'choices':
    case 'places':
      return typed;
  }
}
