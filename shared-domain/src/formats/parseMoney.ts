import { parseDecimal } from './parseDecimal';

/**
 * Hundredths of a currency as people type an amount, or null. More than two decimals are no amount: who types `12,500`
 * means thousands, not twelve and a half.
 */
export function parseMoney(text: string): number | null {
  const value = parseDecimal(text);
  if (value === null || value < 0) return null;
  const decimals = text.replace(/\D/g, '').length - String(Math.trunc(value)).length;
  return decimals > 2 ? null : Math.round(value * 100);
}
