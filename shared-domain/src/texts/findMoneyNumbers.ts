import { isValidIban } from '../validators/iban';
import { readAsLatin } from './readAsLatin';

const CARD = /(?<![\da-z])[2-6]\d{3}(?:[ .-]?\d{4}){3}(?![\da-z])/g;
const IBAN = /(?<![a-z0-9])ro\s?\d{2}(?:[\s.-]?[a-z0-9]){20}(?![a-z0-9])/g;

/** Luhn's check, which every card number passes and one in ten of other numbers. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const twice = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
}

/** Numbers by which money is taken or sent, that a text holds: of a card, of an account. */
export function findMoneyNumbers(text: string): ('card' | 'iban')[] {
  const read = readAsLatin(text);
  const hasCard = [...read.matchAll(CARD)].some(([found]) =>
    isCardNumber(found.replace(/\D/g, '')),
  );
  const hasIban = [...read.matchAll(IBAN)].some(([found]) =>
    isValidIban(found.replace(/[^a-z0-9]/g, '')),
  );
  return [...(hasCard ? (['card'] as const) : []), ...(hasIban ? (['iban'] as const) : [])];
}
