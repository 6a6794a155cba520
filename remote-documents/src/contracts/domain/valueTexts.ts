import { amountInWords } from '@anunturi/shared-domain/formats/amountInWords';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { parseMoney } from '@anunturi/shared-domain/formats/parseMoney';
import { formatPhone } from '@anunturi/shared-domain/validators/phone';
import { formatPlate } from '@anunturi/shared-domain/validators/plate';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { normalizeVin } from '@anunturi/shared-domain/validators/vin';
import { type Run, filled, say } from './page-model/runs';
import type { Values } from './documentTypes';

/** Largest amount a document takes, in hundredths. */
const AMOUNT_MAX = 99_999_999_999;

/** Hundredths of the currency, or null when the text is no amount. */
export function readAmount(text: string | undefined): number | null {
  const hundredths = text ? parseMoney(text) : null;
  return hundredths !== null && hundredths <= AMOUNT_MAX ? hundredths : null;
}

const currencyOf = (values: Values, prefix: string) =>
  values[`${prefix}_currency`] === 'EUR' ? ('EUR' as const) : ('RON' as const);

/** `12.500 lei`, or nothing while no amount is typed. */
export function amountText(values: Values, prefix = 'price'): string {
  const amount = readAmount(values[`${prefix}_amount`]);
  if (amount === null) return '';
  const decimals = amount % 100 === 0 ? 0 : 2;
  return `${formatNumber(amount / 100, decimals, decimals)} ${currencyOf(values, prefix) === 'EUR' ? 'euro' : 'lei'}`;
}

/** The amount in words, or nothing. */
export function amountWords(values: Values, prefix = 'price'): string {
  const amount = readAmount(values[`${prefix}_amount`]);
  return amount === null ? '' : amountInWords(amount, currencyOf(values, prefix));
}

export const day = (text: string | undefined) => (text ? formatIsoDay(text) : '');
export const phone = (text: string | undefined) => (text ? formatPhone(text) : '');
export function plate(values: Values): string {
  if (values.v_registration === 'neinmatriculat') return 'neînmatriculat';
  return values.v_plate ? formatPlate(values.v_plate) : '';
}
export const vin = (values: Values) => (values.v_vin ? normalizeVin(values.v_vin) : '');
export const text = (value: string | undefined) => (value ? tidyText(value) : '');

/** A text to stand before a full stop of ours: without its own. */
export const inSentence = (value: string | undefined) => text(value).replace(/[.;,\s]+$/, '');

/** A typed whole number, its thousands apart or not, or null: `1.9` litres are no cm³. */
export function readWhole(value: string | undefined): number | null {
  const typed = (value ?? '').trim();
  return /^(\d+|\d{1,3}([\s.]\d{3})+)$/.test(typed) ? Number(typed.replace(/\D/g, '')) : null;
}

/** A typed whole number with its thousands apart; what is no number stays as it is. */
export function whole(value: string | undefined): string {
  const number = readWhole(value);
  return number === null ? text(value) : formatNumber(number);
}

/** Kilograms as the tonnes that tax offices ask for: `0,75`; what is no number stays as it is. */
export function tonnes(value: string | undefined): string {
  const kilograms = readWhole(value);
  return kilograms === null ? text(value) : formatNumber(kilograms / 1000, 3);
}

/** The vehicle in one sentence. */
export function vehicleRuns(values: Values): Run[] {
  return say`marca ${text(values.v_make)}, tipul ${text(values.v_type)}, număr de identificare (VIN) ${filled(vin(values), 44)}, număr de înmatriculare ${plate(values)}, cartea de identitate a vehiculului (CIV) ${text(values.v_civ).toUpperCase()}, an de fabricație ${filled(text(values.v_year), 10)}`;
}
