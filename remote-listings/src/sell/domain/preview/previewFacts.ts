import type { CatalogueField } from '@anunturi/shared-domain/listing/CatalogueField';
import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { parseDecimal } from '@anunturi/shared-domain/formats/parseDecimal';
import type { ListingDetail } from '#domain/listingDetail';
import { type ListingFact, toListingFacts } from '@anunturi/shared-domain/listing/listingFacts';
import { askedFields } from '#domain/sell-form/askedFields';
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
  const shape = form.shape === '' ? 'car' : form.shape;
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

function serviceSoFar(form: SellForm) {
  return {
    ...fieldsSoFar(form, 'service'),
    wholeCounty: form.coverage === 'county',
    coveredLocalityIds: [form.localityId, ...form.coveredLocalityIds].filter(Boolean),
  };
}

/** The fields that the form keeps as they are, as far as they can be read. */
function fieldsSoFar(form: SellForm, shape: CategoryShape): Record<string, unknown> {
  const typed: Record<string, unknown> = { ...form };
  return Object.fromEntries(
    askedFields(shape).map(([name, field]) => [
      name,
      field.shapes[shape] === 'required' && field.type === 'flag'
        ? typed[name]
        : readSoFar(field.type, typed[name]),
    ]),
  );
}

function readSoFar(type: CatalogueField['type'], typed: unknown): unknown {
  if (typeof typed !== 'string') return typed || undefined;
  if (type === 'whole') return number(typed);
  if (type === 'month') return parseMonth(typed) ?? undefined;
  return text(type === 'vin' ? typed.toUpperCase() : typed);
}
