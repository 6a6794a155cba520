const MESSAGE_MAX = 200;

/** Counties' codes on plates: `SB 12 ABC`, `B 123 ABC`. */
const PLATE = /\b(?:B[ -]?\d{2,3}|[A-Z]{2}[ -]?\d{2})[ -]?[A-Z]{3}\b/gi;

// In this order: what is longer is taken before a part of it looks like something else.
const personal: readonly (readonly [RegExp, string])[] = [
  [/(?:[?#]|%3f)[^\s"')]*/gi, '?…'],
  [/[^\s@"'<>(]+(?:@|%40)[^\s@"'<>)]+/gi, '[e-mail]'],
  [/\beyJ[\w.-]+/g, '[token]'],
  [/\b[A-Z]{2}\d{2}[ ]?[A-Z]{4}(?:[ ]?[A-Z0-9]){16}\b/gi, '[IBAN]'],
  [/\b[A-HJ-NPR-Z0-9]{17}\b/g, '[VIN]'],
  [/\b[1-9]\d{12}\b/g, '[CNP]'],
  [/(?:\+|\b00)40[ .-]?\d(?:[ .-]?\d){8}|\b0[237]\d(?:[ .-]?\d){7}\b/g, '[phone]'],
  [PLATE, '[plate]'],
  [/\b[\w-]{20,}\b/g, (text: string) => (/\d/.test(text) ? '[id]' : text)] as never,
  [/\d(?:[ .-]?\d){6,}/g, '[number]'],
];

/** A fault's message without what could be about a person: addresses, phones, CNPs, plates, what stands behind `?`. */
export function scrubMessage(message: string): string {
  const scrubbed = personal.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    message.slice(0, 1000).replace(/\s+/g, ' '),
  );
  return scrubbed.slice(0, MESSAGE_MAX);
}
