const COUNTIES =
  'AB|AR|AG|BC|BH|BN|BT|BV|BR|BZ|CS|CL|CJ|CT|CV|DB|DJ|GL|GR|GJ|HR|HD|IL|IS|IF|MM|MH|MS|NT|OT|PH|SM|SJ|SB|SV|TR|TM|TL|VS|VL|VN';
const LETTERS = '([A-HJ-NPR-Z][A-PR-Z]{2})';
const PERMANENT = [
  new RegExp(`^(B)(\\d{2,3})${LETTERS}$`),
  new RegExp(`^(${COUNTIES})(\\d{2})${LETTERS}$`),
];
/** A permanent plate in a text, however it is parted. */
const IN_TEXT = new RegExp(
  `(?<![A-Z0-9])(?:B|${COUNTIES})[\\s.-]?\\d{2,3}[\\s.-]?[A-Z]{3}(?![A-Z0-9])`,
  'g',
);
const TEMPORARY = new RegExp(`^(B|${COUNTIES})(\\d{3,6})$`);

/** A plate in capitals without spaces, points and dashes. */
export function normalizePlate(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}

/** Whether a text is a permanent Romanian plate (`CJ12ABC`, `B123ABC`); neither temporary nor foreign. */
export function isValidPlate(text: string): boolean {
  return PERMANENT.some((form) => form.test(normalizePlate(text)));
}

/** The permanent Romanian plates that a text names, normalized, once each. */
export function findPlates(text: string): string[] {
  const named = text.toUpperCase().match(IN_TEXT) ?? [];
  return [...new Set(named.filter(isValidPlate).map(normalizePlate))];
}

/** Whether a text is a temporary Romanian plate: county and 3-6 digits. */
export function isTemporaryPlate(text: string): boolean {
  return TEMPORARY.test(normalizePlate(text));
}

/** A Romanian plate as it is shown, `CJ 12 ABC`; a foreign or unknown one comes back in capitals. */
export function formatPlate(text: string): string {
  const plate = normalizePlate(text);
  const match = [...PERMANENT, TEMPORARY].map((form) => form.exec(plate)).find(Boolean);
  return match ? match.slice(1).join(' ') : text.trim().toUpperCase();
}
