const WEIGHTS = '753217532';

/** The digits of a CUI/CIF, without `RO`, spaces and dots. */
export function normalizeCui(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^RO/, '');
}

/** Whether a text is a company's fiscal code (CUI/CIF): optional RO, 2-10 digits, the last one a control digit. */
export const isValidCui = (text: string): boolean => cuiProblem(text) === undefined;

/** Why a text is no fiscal code (CUI/CIF), in words for beside its field; nothing when it is one. */
export function cuiProblem(text: string): string | undefined {
  const cui = normalizeCui(text);
  if (cui === '') return 'Scrieți codul fiscal (CUI).';
  if (!/^[1-9]\d{1,9}$/.test(cui))
    return 'Codul fiscal are între 2 și 10 cifre, cu sau fără RO în față.';
  const body = cui.slice(0, -1).padStart(9, '0');
  const sum = [...WEIGHTS].reduce(
    (total, weight, index) => total + Number(weight) * Number(body[index]),
    0,
  );
  if (((sum * 10) % 11) % 10 !== Number(cui.at(-1)))
    return 'Codul nu este corect: cifra de control nu se potrivește.';
  return undefined;
}

/** Whether a text is a trade-register number, of the old form `J32/123/2019` or the new one of 13 digits. */
export function isValidTradeRegister(text: string): boolean {
  return /^[JFC](\d{1,2}\/\d{1,7}\/\d{4}|\d{13})$/.test(text.toUpperCase().replace(/\s/g, ''));
}
