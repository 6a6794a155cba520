const WEIGHTS = '753217532';

/** The digits of a CUI/CIF, without `RO`, spaces and dots. */
export function normalizeCui(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^RO/, '');
}

/** Whether a text is a company's fiscal code (CUI/CIF): optional RO, 2-10 digits, the last one a control digit. */
export function isValidCui(text: string): boolean {
  const cui = normalizeCui(text);
  if (!/^[1-9]\d{1,9}$/.test(cui)) return false;
  const body = cui.slice(0, -1).padStart(9, '0');
  const sum = [...WEIGHTS].reduce(
    (total, weight, index) => total + Number(weight) * Number(body[index]),
    0,
  );
  return ((sum * 10) % 11) % 10 === Number(cui.at(-1));
}

/** Whether a text is a trade-register number, of the old form `J32/123/2019` or the new one of 13 digits. */
export function isValidTradeRegister(text: string): boolean {
  return /^[JFC](\d{1,2}\/\d{1,7}\/\d{4}|\d{13})$/.test(text.toUpperCase().replace(/\s/g, ''));
}
