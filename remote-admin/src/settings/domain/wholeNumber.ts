/** A whole number as typed ("1.000" too) within bounds; null when it is none. */
export function wholeNumber(typed: string, from: number, to: number): number | null {
  const digits = typed.trim().replaceAll(/[.\s]/g, '');
  const number = Number(digits);
  return /^\d+$/.test(digits) && number >= from && number <= to ? number : null;
}
