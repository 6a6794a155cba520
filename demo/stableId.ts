import { createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Twenty letters and digits that belong to a name for good, as documents' ids are shaped. */
export function stableId(name: string): string {
  const bytes = createHash('sha256').update(`anunturi:${name}`).digest();
  return Array.from(bytes.subarray(0, 20), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
