import { OTHER_MAKE, OTHER_MODEL } from '@anunturi/shared-domain/listing/carMakes';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { formatPhone } from '@anunturi/shared-domain/validators/phone';
import { makesOf, modelsOf } from './chosenModel';
import { formatMonth } from './formFields';
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
  };
  if (listing.kind === 'service' && listing.service) {
    const { service } = listing;
    return {
      ...common,
      shape: 'service',
      providerForm: service.providerForm,
      programme: service.programme,
      hoursText: service.hoursText ?? '',
      coverage: service.wholeCounty ? 'county' : 'places',
      coveredLocalityIds: (service.coveredLocalityIds ?? []).filter((id) => id !== localityId),
      travelRadiusKm: number(service.travelRadiusKm),
      experienceYears: number(service.experienceYears),
      givesInvoice: service.givesInvoice,
      givesWarranty: service.givesWarranty,
    };
  }
  if (listing.kind !== 'vehicle' || !listing.vehicle) return common;
  const { vehicle } = listing;
  const named = {
    ...common,
    shape: vehicle.shape,
    condition: vehicle.condition,
    ...fillModel(vehicle, categoryId),
  };
  if (vehicle.shape === 'part') return named;
  return {
    ...named,
    version: vehicle.version ?? '',
    year: String(vehicle.year),
    firstRegisteredMonth: formatMonth(vehicle.firstRegisteredMonth),
    mileageKm: number(vehicle.mileageKm),
    hours: vehicle.shape === 'other' ? number(vehicle.hours) : '',
    maxMassKg: vehicle.shape === 'other' ? number(vehicle.maxMassKg) : '',
    fuel: vehicle.fuel ?? '',
    gearbox: vehicle.gearbox ?? '',
    body: vehicle.body ?? '',
    power: number(vehicle.powerHp),
    powerUnit: 'hp',
    engineCm3: number(vehicle.engineCm3),
    drive: vehicle.drive ?? '',
    doors: number(vehicle.doors),
    seats: number(vehicle.seats),
    colour: vehicle.colour ?? '',
    finish: vehicle.finish ?? '',
    emissionNorm: vehicle.emissionNorm ?? '',
    co2GPerKm: number(vehicle.co2GPerKm),
    vin: vehicle.vin ?? '',
    vinNonStandard: vehicle.vinNonStandard ?? false,
    firstOwner: vehicle.firstOwner ?? false,
    serviceBook: vehicle.serviceBook ?? false,
    noAccident: vehicle.noAccident ?? false,
    registeredInRomania: vehicle.registeredInRomania ?? false,
    originCountry: vehicle.originCountry ?? '',
    itpUntilMonth: formatMonth(vehicle.itpUntilMonth),
    keys: number(vehicle.keys),
    exchangeAccepted: vehicle.exchangeAccepted ?? false,
    vatDeductible: vehicle.vatDeductible ?? false,
    equipment: vehicle.equipment ?? [],
  };
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
