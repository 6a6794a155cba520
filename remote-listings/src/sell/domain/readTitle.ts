import { understand } from '@anunturi/shared-domain/search/understand/understand';
import type { MeantFilters } from '@anunturi/shared-domain/search/understand/Understood';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import {
  bodies,
  conditions,
  fuels,
  gearboxes,
} from '@anunturi/shared-domain/listing/vehicleFields';
import { modelsOf, makesOf } from '#domain/sell-form/chosenModel';
import type { SellForm } from '#domain/sell-form/sellForm';
import { findUsualEngine, usualBody } from './usualValues';

/** Where a car is, its title need not say. */
const nowhere = { places: [], county: { name: '', code: '' } };

export type TitleReading = {
  /** Values for fields that are still empty. */
  fields: Partial<SellForm>;
  /** The same in words, to say what was filled in. */
  words: string[];
};

/** What a title says as a search would be read. */
function readFilters(title: string, year: number): MeantFilters {
  const chosen = { kind: 'vehicle' } as const;
  const { narrowings } = understand(title, { ...nowhere, chosen, year });
  return Object.assign({}, ...narrowings.map(({ filters }) => filters));
}

/** What a car's title says about the fields that are still empty; `year` is this one. Load on demand: it brings the tables of words. */
export function readTitle(title: string, form: SellForm, year: number): TitleReading {
  const filters = readFilters(title, year);
  const make = form.make || filters.make || '';
  const isSameMake = make === filters.make;
  const model = form.model || (isSameMake && filters.model) || '';
  const known = findUsualEngine(title);
  const found: Partial<SellForm> = {
    make: makesOf(form).some((each) => each.id === make) ? make : '',
    model: modelsOf({ shape: 'car', make }).some((each) => each.id === model) ? model : '',
    year: filters.yearFrom === filters.yearTo ? String(filters.yearFrom ?? '') : '',
    mileageKm:
      filters.mileageToKm && /\d\s*km/i.test(title) ? formatNumber(filters.mileageToKm) : '',
    fuel: filters.fuels?.length === 1 ? filters.fuels[0]! : (known?.fuel ?? ''),
    gearbox: filters.gearbox ?? '',
    body: filters.bodies?.length === 1 ? filters.bodies[0]! : (usualBody(make, model) ?? ''),
    power:
      filters.powerFromHp && filters.powerFromHp === filters.powerToHp
        ? String(filters.powerFromHp)
        : '',
    engineCm3: known ? formatNumber(known.engineCm3) : '',
    seats: filters.seats?.length === 1 ? filters.seats[0]! : '',
    condition: 'used',
  };
  const fields = Object.fromEntries(
    Object.entries(found).filter(([name, value]) => value !== '' && form[name as 'year'] === ''),
  ) as Partial<SellForm>;
  return {
    fields,
    words: toWords(fields, { make, shape: form.shape, categoryId: form.categoryId }),
  };
}

function toWords(
  {
    make,
    model,
    year,
    mileageKm,
    fuel,
    gearbox,
    body,
    power,
    engineCm3,
    seats,
    condition,
  }: Partial<SellForm>,
  chosen: Pick<SellForm, 'make' | 'shape' | 'categoryId'>,
): string[] {
  const nameOf = (all: readonly { id: string; name: string }[], id: string | undefined) =>
    all.find((each) => each.id === id)?.name;
  const labelOf = (labels: Record<string, string>, id: string | undefined) =>
    id === undefined ? undefined : labels[id]?.toLowerCase();
  return [
    nameOf(makesOf(chosen), make),
    nameOf(modelsOf(chosen), model),
    year,
    mileageKm && `${mileageKm} km`,
    labelOf(fuels, fuel),
    labelOf(gearboxes, gearbox),
    body && `caroserie ${labelOf(bodies, body)}`,
    power && `${power} CP`,
    engineCm3 && `${engineCm3} cm³`,
    seats && `${seats} locuri`,
    labelOf(conditions, condition),
  ].filter((word): word is string => word !== undefined && word !== '');
}
