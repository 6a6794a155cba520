import { OTHER_MAKE, OTHER_MODEL } from '@anunturi/shared-domain/listing/carMakes';
import type { FieldType } from '@anunturi/shared-domain/listing/CatalogueField';
import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { formatPhone } from '@anunturi/shared-domain/validators/phone';
import { type AskedFields, askedFields, emptyFields, keepsName } from './askedFields';
import { makesOf, modelsOf } from './chosenModel';
import { formatMonth } from './typedMonth';
import { type SellForm, emptySellForm } from './sellForm';

const number = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, 2));
const amount = (minor: number) =>
  minor === 0 ? '' : formatNumber(minor / 100, 2, minor % 100 === 0 ? 0 : 2);

/** A stored listing as its form, every number written as Romanians write it. */
export function fillSellForm(
  listing: Pick<Listing, 'kind' | 'categoryId' | 'title' | 'description' | 'price' | 'localityId'> &
    Partial<Listing>,
  phone?: string,
): SellForm {
  const { kind, categoryId, title, description, price, localityId } = listing;
  const common: SellForm = {
    ...emptySellForm,
    kind,
    categoryId,
    title,
    description,
    localityId,
    price: amount(price.amountMinor),
    currency: price.currency,
    negotiable: price.negotiable,
    priceUnit: price.unit,
    phone: phone === undefined ? '' : formatPhone(phone),
    whatsApp: listing.hasWhatsApp === true,
  };
  if (listing.kind === 'service' && listing.service) {
    const { service } = listing;
    const filled = { ...common, shape: 'service' as const, ...fillFields('service', service) };
    return {
      ...filled,
      coverage: service.wholeCounty ? 'county' : 'places',
      coveredLocalityIds: filled.coveredLocalityIds.filter((id) => id !== localityId),
    };
  }
  if (listing.kind !== 'vehicle' || !listing.vehicle) return common;
  const { vehicle } = listing;
  return {
    ...common,
    shape: vehicle.shape,
    ...fillFields(vehicle.shape, vehicle),
    ...fillModel(vehicle, categoryId),
    power: vehicle.shape === 'part' ? '' : number(vehicle.powerHp),
    powerUnit: 'hp',
  };
}

/** The fields that the form keeps as they are, as a seller would type them. */
function fillFields(shape: CategoryShape, subject: object): AskedFields {
  const held: Record<string, unknown> = { ...subject };
  const typed = askedFields(shape)
    .filter((field) => keepsName(field) && held[field.name] !== undefined)
    .map(({ name, type }) => [name, toTyped(type, held[name])]);
  return { ...emptyFields, ...(Object.fromEntries(typed) as Partial<AskedFields>) };
}

function toTyped(type: FieldType, value: unknown): string | boolean | string[] {
  switch (type) {
    case 'whole':
      return number(Number(value));
    case 'month':
      return formatMonth(String(value));
    case 'year':
    case 'choice':
    case 'text':
    case 'slug':
    case 'vin':
      return String(value);
    case 'flag':
      return value === true;
    case 'choices':
    case 'places':
      return Array.isArray(value) ? value.map(String) : [];
  }
}

type Vehicle = NonNullable<Extract<Listing, { kind: 'vehicle' }>['vehicle']>;

/** Make and model as choices of the lists; what the lists lack is written out. */
function fillModel(vehicle: Vehicle, categoryId: string) {
  const { shape, make = '', makeName = '', model = '', modelName = '' } = vehicle;
  const isListedMake = makesOf({ shape, categoryId }).some(
    (each) => each.id === make && each.id !== OTHER_MAKE.id,
  );
  const isListedModel = modelsOf({ shape, make }).some((each) => each.id === model);
  const listedModel = isListedModel ? model : OTHER_MODEL.id;
  const writtenModel = modelName === OTHER_MODEL.name ? '' : modelName;
  return {
    make: make === '' || isListedMake ? make : OTHER_MAKE.id,
    otherMake: make === '' || isListedMake ? '' : makeName,
    model: model === '' || !isListedMake || shape === 'other' ? '' : listedModel,
    otherModel: isListedMake && isListedModel && model !== OTHER_MODEL.id ? '' : writtenModel,
  };
}
