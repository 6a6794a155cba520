import type { Instalment } from '@anunturi/shared-domain/tax/taxPayment';
import { disabilityReductionPercent } from '@anunturi/shared-domain/tax/vehicleTax';
import { calculateTax } from '../domain/calculateTax';
import { type CalculatorValues, readSearch } from '../domain/calculatorValues';
import { describeVehicle } from '../domain/describeVehicle';
import type { LocalTaxes } from '../domain/localTaxes';
import type { StillToPay, TaxAmount } from '../domain/stillToPay';

/** A vehicle of the list: its calculation as the calculator's address writes it, so that new rates reach it. */
export type KeptVehicle = { id: string; name: string; search: string };
export const VEHICLES_MAX = 20;
export const VEHICLE_NAME_MAX = 40;

/** The list with a vehicle that was taken out of it where it stood `before`: whatever else has come or gone since stays. */
export function putBack(
  list: readonly KeptVehicle[],
  vehicle: KeptVehicle,
  before: readonly KeptVehicle[],
): readonly KeptVehicle[] {
  if (list.some(({ id }) => id === vehicle.id)) return list;
  const after = before.slice(before.findIndex(({ id }) => id === vehicle.id) + 1);
  const next = after.find((each) => list.some(({ id }) => id === each.id));
  const at = next ? list.findIndex(({ id }) => id === next.id) : list.length;
  return list.toSpliced(at, 0, vehicle);
}

export type VehicleFigure = {
  vehicle: KeptVehicle;
  /** Null while a fact is missing. */
  description: string | null;
  /** Null where the town hall sets it. */
  tax: TaxAmount | null;
  due: StillToPay | null;
  /** Whether the reduction for its owner's disability was taken off. */
  hasDisability: boolean;
};

/** A calculation as the list has it: of the present year and day, whatever year or day of payment was asked about. */
export const listedValues = (search: string): CalculatorValues => ({
  ...readSearch(search),
  an: '',
  plata: '',
});

/** What a vehicle of the list pays and has still to pay. */
export function figureOf(
  vehicle: KeptVehicle,
  known: { today: string | undefined; localTaxes: LocalTaxes },
): VehicleFigure {
  const { rates, read, result, due } = calculateTax(listedValues(vehicle.search), known);
  return {
    vehicle,
    description: read.input && describeVehicle(read.input),
    tax: result?.kind === 'amount' ? result : null,
    due,
    hasDisability:
      result?.kind === 'amount' &&
      read.input !== null &&
      disabilityReductionPercent(read.input, rates) > 0,
  };
}

/** The tax that a vehicle's terms belong to: next year's once this year's have passed. */
export const taxAhead = ({ due, tax }: VehicleFigure): TaxAmount | null => due?.tax ?? tax;

export type HouseholdTotal = {
  yearLei: number;
  dueLei: number;
  /** What is due by each day, the first first. */
  instalments: Instalment[];
  /** All of it paid at once by the day of the bonus; null where that saves nothing any more. */
  early: { until: string; totalLei: number; savingLei: number } | null;
  withoutFigure: number;
};

/** The sums over a household. */
export function totalOf(figures: readonly VehicleFigure[]): HouseholdTotal {
  const dues = figures.flatMap(({ due }) => due ?? []);
  const days = new Map<string, number>();
  for (const { day, lei } of dues.flatMap(({ instalments }) => instalments))
    days.set(day, (days.get(day) ?? 0) + lei);
  const sum = (parts: readonly number[]) => parts.reduce((total, each) => total + each, 0);
  const dueLei = sum(dues.map(({ lei }) => lei));
  const isWhole = dues.every(
    ({ instalments, tax }) => instalments.length === tax.instalments.length,
  );
  const saving = dues.filter(({ tax }) => tax.early.savingLei > 0);
  const savingLei = sum(saving.map(({ tax }) => tax.early.savingLei));
  return {
    yearLei: sum(figures.map(({ tax }) => tax?.taxLei ?? 0)),
    dueLei,
    instalments: [...days].sort().map(([day, lei]) => ({ day, lei })),
    early:
      savingLei > 0 && isWhole
        ? { until: saving[0]!.tax.early.until, totalLei: dueLei - savingLei, savingLei }
        : null,
    withoutFigure: figures.filter(({ description, tax }) => description && !tax).length,
  };
}
