import { isTemporaryPlate, isValidPlate } from '@anunturi/shared-domain/validators/plate';
import { engineFuels } from '@anunturi/shared-domain/search/understand/engineNames';

const forms: readonly RegExp[] = [
  // A chassis number, also a character short or long.
  /(?<![\p{L}\d])(?=[a-z0-9]*[a-z])[a-z0-9]{11,13}\d{5}(?![\p{L}\d])/giu,
  // A phone with the digits in any groups.
  /(?<![\p{L}\d])(?:(?:\+|00)?40[\s./-]?|0)[237]\d(?:[\s./-]{0,2}\d){7}(?!\d)/gu,
];
/** In capitals, or written as one. */
const plates =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}[ .-]?\d{2,6}[ .-]?[A-Z]{0,3}|[a-z]{1,2}\d{2,6}[a-z]{0,3})(?![\p{L}\d])/gu;

/**
 * A text of a listing without chassis numbers, phones and plates: each names one person's thing, and nobody finds a listing of
 * somebody else by it.
 */
export function withoutOwnNumbers(text: string): string {
  if (!/\d{2}/.test(text)) return text;
  const rest = forms.reduce((left, form) => left.replace(form, ' '), text);
  return rest.replace(plates, (found) => (isPlate(found) ? ' ' : found));
}

/** "B 200 CDI" is a car, "SB 12 ABC" the plate of one. */
function isPlate(text: string): boolean {
  if (isValidPlate(text)) return !engineFuels.has(text.slice(-3).toLowerCase());
  return isTemporaryPlate(text) && /\d{5,}$/.test(text);
}
