const VALUES: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A VIN in capitals without spaces and dashes. */
export function normalizeVin(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

/** Whether a text has the form of a VIN: 17 letters and digits without I, O, Q. Vehicles made before 1981 may have another number. */
export function isValidVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(normalizeVin(text));
}

/** Whether the ninth character is the control digit. Only North America demands it: a reason to warn, never to refuse. */
export function vinControlDigitFits(text: string): boolean {
  const vin = normalizeVin(text);
  if (!isValidVin(vin)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, index) => total + weight * (VALUES[vin[index]!] ?? Number(vin[index])),
    0,
  );
  return (sum % 11 === 10 ? 'X' : String(sum % 11)) === vin[8];
}
