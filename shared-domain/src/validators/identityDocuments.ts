const compact = (text: string) => text.toUpperCase().replace(/[\s.-]/g, '');

/** Whether a text is a postal code of six digits. */
export function isValidPostalCode(text: string): boolean {
  return /^\d{6}$/.test(text.trim());
}

/** Whether a text is the series of an identity card: two letters. */
export function isValidIdSeries(text: string): boolean {
  return /^[A-Z]{2}$/.test(compact(text));
}

/** Whether a text is the number of an identity card: six digits, up to nine on the newer ones. */
export function isValidIdNumber(text: string): boolean {
  return /^\d{6,9}$/.test(compact(text));
}

/** Whether a text is the number of a vehicle identity card (CIV): a letter and six digits. */
export function isValidCiv(text: string): boolean {
  return /^[A-Z]\d{6}$/.test(compact(text));
}
