import { isIsoDay } from '../formats/formatDate';

const WEIGHTS = '279146358279';
/** The century by the first digit; every other digit is read as 19xx. */
const CENTURIES: Readonly<Record<string, string>> = { 3: '18', 4: '18', 5: '20', 6: '20' };

/** The digits of a CNP without the spaces and dashes people put between them. Personal data: never log it. */
function normalizeCnp(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/**
 * Birth day `1990-06-15` written in a CNP, or null when its first seven digits cannot be one; residents' centuries
 * (7, 8, 9) are read as 19xx.
 */
export function cnpBirthDay(cnp: string): string | null {
  const match = /^([1-9])(\d{2})(\d{2})(\d{2})/.exec(cnp);
  if (!match) return null;
  const [, first = '', year, month, day] = match;
  const century = CENTURIES[first] ?? '19';
  const born = [`${century}${year}-${month}-${day}`, `20${year}-${month}-${day}`];
  // 29 February of a resident may exist in one of the two centuries only.
  return born.slice(0, Number(first) >= 7 ? 2 : 1).find(isIsoDay) ?? null;
}

/** Whether a text is a CNP: 13 digits, a real date and the right control digit; the county digits are not judged. */
export function isValidCnp(text: string): boolean {
  const cnp = normalizeCnp(text);
  if (!/^[1-9]\d{12}$/.test(cnp) || cnpBirthDay(cnp) === null) return false;
  const sum = [...WEIGHTS].reduce(
    (total, weight, index) => total + Number(weight) * Number(cnp[index]),
    0,
  );
  return (sum % 11 === 10 ? 1 : sum % 11) === Number(cnp[12]);
}
