/** Signs of a QR code's alphanumeric mode: text of these alone takes 5.5 bits a sign. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Bytes as text for a QR code (RFC 9285): three signs for two bytes, two for a last one. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    let rest = isPair ? bytes[at]! * 256 + bytes[at + 1]! : bytes[at]!;
    for (let sign = 0; sign < (isPair ? 3 : 2); sign += 1) {
      text += SIGNS[rest % 45];
      rest = Math.floor(rest / 45);
    }
  }
  return text;
}

/** The bytes of such text, or null when it is none. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const group = Array.from(text.slice(at, at + 3), (sign) => SIGNS.indexOf(sign));
    const value = group.reduceRight((sum, sign) => sum * 45 + sign, 0);
    if (group.includes(-1) || group.length === 1) return null;
    if (value >= (group.length === 3 ? 65_536 : 256)) return null;
    bytes.push(...(group.length === 3 ? [value >> 8, value & 255] : [value]));
  }
  return new Uint8Array(bytes);
}
