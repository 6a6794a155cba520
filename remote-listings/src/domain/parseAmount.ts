import { PRICE_MAX_MINOR, PRICE_MIN_MINOR } from '@anunturi/shared-domain/site/limits';
import { parseMoney } from '@anunturi/shared-domain/formats/parseMoney';

/** A typed amount in minor units, or why it is not a price. */
export function parseAmount(text: string): { amountMinor: number } | { problem: string } {
  if (text.trim() === '') return { problem: 'Scrieți prețul.' };
  const amountMinor = parseMoney(text);
  if (amountMinor === null)
    return { problem: 'Scrieți prețul cu cifre, de exemplu 12.500 sau 1.234,56.' };
  if (amountMinor < PRICE_MIN_MINOR || amountMinor > PRICE_MAX_MINOR)
    return { problem: 'Prețul este între 1 și 10.000.000.' };
  return { amountMinor };
}
