import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { parseDecimal } from '@anunturi/shared-domain/formats/parseDecimal';
import type { ListingDetail } from '../../../domain/listingDetail';
import { type ListingFact, toListingFacts } from '@anunturi/shared-domain/listing/listingFacts';
import { chosenMake, chosenModel } from '../../../domain/sell-form/chosenModel';
import { parseMonth } from '../../../domain/sell-form/formFields';
import type { SellForm } from '../../../domain/sell-form/sellForm';

const number = (text: string) => parseDecimal(text) ?? undefined;
const text = (typed: string) => typed.trim() || undefined;
const flag = (ticked: boolean) => ticked || undefined;

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
  // A form half filled in is no listing yet; the table leaves out what it does not find.
  const unfinished =
    form.kind === 'service'
      ? { kind: 'service', service: serviceSoFar(form) }
      : { kind: 'vehicle', vehicle: vehicleSoFar(form) };
  return toListingFacts(unfinished as unknown as ListingDetail, placeName).filter(
    ({ value }) => value !== '' && value !== 'undefined',
  );
}

function vehicleSoFar(form: SellForm) {
  const power = number(form.power);
  const hasModel = form.make !== '' && (form.model !== '' || form.otherModel !== '');
  return {
    shape: form.shape,
    makeName: form.make === '' ? undefined : chosenMake(form).name,
    modelName: hasModel ? chosenModel(form).name : undefined,
    version: text(form.version),
    year: text(form.year),
    mileageKm: number(form.mileageKm),
    hours: number(form.hours),
    maxMassKg: number(form.maxMassKg),
    firstRegisteredMonth: parseMonth(form.firstRegisteredMonth) ?? undefined,
    itpUntilMonth: parseMonth(form.itpUntilMonth) ?? undefined,
    fuel: text(form.fuel),
    gearbox: text(form.gearbox),
    body: text(form.body),
    condition: form.condition,
    drive: text(form.drive),
    colour: text(form.colour),
    finish: text(form.finish),
    powerHp: power !== undefined && form.powerUnit === 'kw' ? Math.round(power * 1.36) : power,
    engineCm3: number(form.engineCm3),
    emissionNorm: text(form.emissionNorm),
    co2GPerKm: number(form.co2GPerKm),
    doors: number(form.doors),
    seats: number(form.seats),
    keys: number(form.keys),
    originCountry: text(form.originCountry),
    vin: text(form.vin.toUpperCase()),
    firstOwner: flag(form.firstOwner),
    serviceBook: flag(form.serviceBook),
    noAccident: flag(form.noAccident),
    registeredInRomania: flag(form.registeredInRomania),
    exchangeAccepted: flag(form.exchangeAccepted),
    vatDeductible: flag(form.vatDeductible),
  };
}

function serviceSoFar(form: SellForm) {
  return {
    providerForm: form.providerForm,
    programme: form.programme,
    hoursText: text(form.hoursText),
    wholeCounty: form.coverage === 'county',
    coveredLocalityIds: [form.localityId, ...form.coveredLocalityIds].filter(Boolean),
    travelRadiusKm: number(form.travelRadiusKm),
    experienceYears: number(form.experienceYears),
    givesInvoice: form.givesInvoice,
    givesWarranty: form.givesWarranty,
  };
}
