import type { Currency } from '../formats/formatMoney';

/** The choices of a service's form, with the words shown; ids are what documents and addresses keep. */

/** What the price is for; a vehicle's is always `fixed`. */
export const priceUnits = {
  fixed: 'preț fix',
  from: 'de la',
  hour: 'pe oră',
  day: 'pe zi',
  m2: 'pe mp',
  onRequest: 'la cerere',
} as const;
export type PriceUnit = keyof typeof priceUnits;

export const availabilities = {
  weekdays: 'Luni-vineri',
  weekdaysAndSaturday: 'Luni-sâmbătă',
  everyDay: 'Zilnic',
  nonstop: 'Non-stop',
  appointment: 'Cu programare',
} as const;

export const providerForms = {
  individual: 'Persoană fizică',
  pfa: 'PFA / II',
  srl: 'SRL',
} as const;

export const currencies = { RON: 'lei', EUR: 'euro' } as const satisfies Record<Currency, string>;
