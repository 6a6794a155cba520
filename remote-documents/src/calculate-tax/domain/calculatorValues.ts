import type {
  PowertrainWord,
  TaxedKindWord,
  VehicleParam,
} from '@anunturi/shared-contract/navigation/vehicleQuery';
import { LISTING_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { EmissionNorm } from '@anunturi/shared-domain/listing/vehicleFields';
import type {
  Disability,
  Powertrain,
  TaxInput,
  TaxedKind,
} from '@anunturi/shared-domain/tax/taxTypes';

type KindChoice = { kind: TaxedKind; label: string };
/** The choices as the address writes them: `/calculator?tip=autoturism&cm3=1968&norma=5`. */
export const kindChoices: Record<string, KindChoice> = {
  autoturism: { kind: 'car', label: 'Autoturism' },
  moto: { kind: 'motorcycle', label: 'Motocicletă, triciclu, cvadriciclu (ATV)' },
  utilitara: { kind: 'otherUpTo12t', label: 'Utilitară sau alt vehicul până la 12 t' },
  autobuz: { kind: 'bus', label: 'Autobuz, autocar, microbuz' },
  remorca: { kind: 'trailer', label: 'Remorcă, rulotă, semiremorcă' },
  tractor: { kind: 'tractor', label: 'Tractor înmatriculat' },
  peste12t: { kind: 'over12t', label: 'Vehicul de marfă de 12 t sau mai mult' },
} satisfies Record<TaxedKindWord, KindChoice>;
type PowertrainChoice = { powertrain: Powertrain; label: string };
export const powertrainChoices: Record<string, PowertrainChoice> = {
  termic: { powertrain: 'combustion', label: 'Benzină, diesel sau gaz' },
  hibrid: { powertrain: 'hybrid', label: 'Hibrid (orice fel)' },
  electric: { powertrain: 'electric', label: 'Electric' },
} satisfies Record<PowertrainWord, PowertrainChoice>;
export const normChoices: Record<string, { norm: EmissionNorm; label: string }> = {
  '0': { norm: 'nonEuro', label: 'Non-Euro' },
  '1': { norm: 'euro1', label: 'Euro 1' },
  '2': { norm: 'euro2', label: 'Euro 2' },
  '3': { norm: 'euro3', label: 'Euro 3' },
  '4': { norm: 'euro4', label: 'Euro 4' },
  '5': { norm: 'euro5', label: 'Euro 5' },
  '6': { norm: 'euro6', label: 'Euro 6' },
};
export const disabilityChoices: Record<string, { disability: Disability; label: string }> = {
  nu: { disability: 'none', label: 'Fără' },
  accentuat: { disability: 'accentuated', label: 'Handicap accentuat' },
  grav: { disability: 'severe', label: 'Handicap grav' },
};

/** What the form shows, as typed; the keys are the names in the address. */
export type CalculatorValues = Record<VehicleParam, string> & {
  /** Year of the rates; empty: the newest known. */
  an: string;
  localitate: string;
  cota: string;
  reducere: string;
  handicap: string;
  bonus: string;
  plata: string;
};

export const startValues: CalculatorValues = {
  an: '',
  tip: 'autoturism',
  propulsie: 'termic',
  cm3: '',
  norma: '',
  co2: '',
  masa: '',
  localitate: '',
  cota: '',
  reducere: '',
  handicap: 'nu',
  bonus: '10',
  plata: '',
};
/** What an address may say of the form. */
export const calculatorParams = Object.keys(startValues) as (keyof CalculatorValues)[];

const LONGEST_VALUE = 40;
const choices: Partial<Record<keyof CalculatorValues, Record<string, unknown>>> = {
  tip: kindChoices,
  propulsie: powertrainChoices,
  norma: normChoices,
  handicap: disabilityChoices,
};

/** The form as an address describes it; what an address cannot mean is left at its start. */
export function readSearch(search: string): CalculatorValues {
  const params = new URLSearchParams(search);
  const values = { ...startValues };
  for (const name of calculatorParams) {
    const given = params.get(name)?.trim().slice(0, LONGEST_VALUE);
    const known = choices[name];
    if (given && (!known || Object.hasOwn(known, given))) values[name] = given;
    else if (given === '' && !known) values[name] = '';
  }
  return values;
}

/** The address part that brings the same form back; only what differs from the start. */
export function toSearch(values: CalculatorValues, listingId?: string): string {
  const params = new URLSearchParams();
  for (const name of calculatorParams)
    if (values[name] !== startValues[name]) params.set(name, values[name]);
  if (listingId) params.set(LISTING_PARAM, listingId);
  const text = params.toString();
  return text && `?${text}`;
}

const keyOf = <T>(table: Record<string, T>, fits: (entry: T) => boolean) =>
  Object.keys(table).find((key) => fits(table[key]!))!;

/** The form filled in from a listing's facts and its place. */
export function fromTaxInput(input: TaxInput, localityId = ''): CalculatorValues {
  return {
    ...startValues,
    tip: keyOf(kindChoices, (each) => each.kind === input.kind),
    propulsie: keyOf(powertrainChoices, (each) => each.powertrain === input.powertrain),
    cm3: input.engineCm3 ? String(input.engineCm3) : '',
    norma: input.norm ? keyOf(normChoices, (each) => each.norm === input.norm) : '',
    co2: input.co2 === undefined ? '' : String(input.co2),
    masa: input.trailerKg ? String(input.trailerKg) : '',
    localitate: localityId,
  };
}
