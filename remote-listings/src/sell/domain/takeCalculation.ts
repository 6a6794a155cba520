import {
  type TaxedKindWord,
  type VehicleParam,
  vehicleParams,
} from '@anunturi/shared-contract/navigation/vehicleQuery';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { parseDecimal } from '@anunturi/shared-domain/formats/parseDecimal';
import {
  type EmissionNorm,
  emissionNorms,
  idsOf,
} from '@anunturi/shared-domain/listing/vehicleFields';
import type { SellForm } from '#domain/sell-form/sellForm';

/** Category of each kind of vehicle that the calculator knows; the kind left out of the address is a car. */
const categories: Partial<Record<string, string>> = {
  autoturism: 'autoturisme',
  moto: 'moto-atv-scutere',
  utilitara: 'autoutilitare',
  remorca: 'remorci-si-rulote',
  tractor: 'agricole-si-utilaje',
  peste12t: 'camioane',
} satisfies Partial<Record<TaxedKindWord, string>>;
const norms: readonly EmissionNorm[] = idsOf(emissionNorms);

/**
 * A form with the vehicle's facts that an address brings from the tax calculator (see `links.addListing`); null when
 * it brings nothing the form lacks.
 */
export function takeCalculation(form: SellForm, search: string): SellForm | null {
  const params = new URLSearchParams(search);
  if (form.kind === 'service' && form.categoryId !== '') return null;
  if (!vehicleParams.some((name) => params.has(name))) return null;
  const given = (name: VehicleParam) => params.get(name);
  const brought: Partial<SellForm> = {
    kind: 'vehicle',
    ...categoryOf(form, given('tip') ?? 'autoturism'),
    ...factsOf(form, given),
  };
  const isNew = Object.entries(brought).some(
    ([field, value]) => form[field as keyof SellForm] !== value,
  );
  return isNew ? { ...form, ...brought } : null;
}

/** A category that the seller has chosen stays. */
function categoryOf({ categoryId }: SellForm, kind: string): Partial<SellForm> {
  const found = defaultCategories.find(
    ({ id }) => Object.hasOwn(categories, kind) && id === categories[kind],
  );
  return categoryId === '' && found ? { categoryId: found.id, shape: found.shape } : {};
}

function factsOf(
  { fuel }: SellForm,
  given: (name: VehicleParam) => string | null,
): Partial<SellForm> {
  const whole = (name: VehicleParam) => {
    const value = parseDecimal(given(name) ?? '');
    return value !== null && value > 0 ? formatNumber(Math.round(value)) : undefined;
  };
  const drive = given('propulsie');
  if (drive === 'electric') return { fuel: 'electric' };
  const facts = {
    engineCm3: whole('cm3'),
    co2GPerKm: whole('co2'),
    maxMassKg: given('tip') === 'remorca' ? whole('masa') : undefined,
    emissionNorm: norms[Number(given('norma') || Number.NaN)],
    // Which kind of hybrid the calculator does not ask.
    fuel: drive === 'hibrid' && !/hybrid/i.test(fuel) ? 'hybrid' : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
