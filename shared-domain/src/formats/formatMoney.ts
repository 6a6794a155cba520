import { formatNumber } from './formatNumber';

export type Currency = 'EUR' | 'RON';

/** An amount with its currency: `1.234,56 lei`, `9.500 €`; a whole amount shows no decimals. */
export function formatMoney(amount: number, currency: Currency): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return `${formatNumber(amount, decimals, decimals)} ${currency === 'RON' ? 'lei' : '€'}`;
}

/** An amount in lei: `1.234,56 lei`. */
export function formatLei(lei: number): string {
  return formatMoney(lei, 'RON');
}
