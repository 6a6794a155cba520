import { formatNumber } from './formatNumber';

/** A count with its noun: 1 `anunț`, 2 `anunțuri`, 20 `de anunțuri`, 101 `anunțuri`; the number is written in Romanian. */
export function plural(count: number, one: string, many: string): string {
  const number = formatNumber(count, 3);
  if (count === 1) return `${number} ${one}`;
  const rest = count % 100;
  const isFew = count === 0 || !Number.isInteger(count) || (rest > 0 && rest < 20);
  return `${number} ${isFew ? '' : 'de '}${many}`;
}
