/** What keeping a vehicle for a year costs, as far as it is known; texts are as typed by the buyer. */
export type KeepingInput = {
  /** Yearly tax in lei; null where the town hall sets it. */
  taxLei: number | null;
  vignette: string;
  inspection: string;
  insuranceFrom: string;
  insuranceTo: string;
  kmPerYear: string;
  /** Litres, kilograms or kWh on 100 km. */
  consumption: string;
  /** Lei for one of them. */
  fuelPrice: string;
};

export type KeepingRow = { what: keyof typeof keepingRows; fromLei: number; toLei: number };

export const keepingRows = {
  tax: 'Impozit (estimare)',
  vignette: 'Rovinietă',
  inspection: 'ITP',
  insurance: 'RCA',
  fuel: 'Carburant',
} as const;

/** A typed amount in lei, `1.250,50` or `1250.5`; null while it is none. */
export function readLei(text: string): number | null {
  const typed = text.trim().replace(/\s/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(typed))
    return Number(typed.replaceAll('.', '').replace(',', '.'));
  return /^\d{1,6}([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
}

/** The rows that are known, each from the least to the most, in whole lei. */
export function keepingCost(input: KeepingInput): KeepingRow[] {
  const row = (what: KeepingRow['what'], from: number | null, to = from): KeepingRow[] =>
    from === null || to === null
      ? []
      : [{ what, fromLei: Math.round(Math.min(from, to)), toLei: Math.round(Math.max(from, to)) }];
  const [least, most] = [readLei(input.insuranceFrom), readLei(input.insuranceTo)];
  const [km, used, price] = [input.kmPerYear, input.consumption, input.fuelPrice].map(readLei);
  const fuel = km == null || used == null || price == null ? null : (km / 100) * used * price;
  return [
    ...row('tax', input.taxLei),
    ...row('vignette', readLei(input.vignette)),
    ...row('inspection', readLei(input.inspection)),
    ...row('insurance', least ?? most, most ?? least),
    ...row('fuel', fuel),
  ];
}
