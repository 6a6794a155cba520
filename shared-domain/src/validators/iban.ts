/** An IBAN in capitals without spaces. */
function normalizeIban(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

/** Whether a text is a Romanian IBAN: RO, 22 more characters and the remainder 1 by 97. */
export function isValidIban(text: string): boolean {
  const iban = normalizeIban(text);
  if (!/^RO\d{2}[A-Z]{4}[A-Z0-9]{16}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
}
