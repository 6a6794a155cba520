import { type Bytes, encryptBlocks } from './aesBlocks';

const DIGESTS = ['SHA-256', 'SHA-384', 'SHA-512'] as const;
const ROUNDS_MIN = 64;
const REPETITIONS = 64;

const digest = async (name: string, ...parts: Bytes[]): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(name, await new Blob(parts).arrayBuffer()));

/**
 * What a file of revision 5 or 6 keeps of an empty password with a salt; for the owner's, the 48 bytes of the user's belong to
 * it. ISO 32000-2, algorithm 2.B; in revision 5 it is a digest alone.
 */
export async function passwordHash(revision: number, salt: Bytes, user: Bytes): Promise<Bytes> {
  let key = await digest('SHA-256', salt, user);
  if (revision < 6) return key;
  let last = 0;
  for (let round = 0; round < ROUNDS_MIN || last > round - 32; round += 1) {
    const once = [...key, ...user];
    const repeated = new Uint8Array(once.length * REPETITIONS);
    for (let at = 0; at < REPETITIONS; at += 1) repeated.set(once, at * once.length);
    const locked = await encryptBlocks(key.slice(0, 16), key.slice(16, 32), repeated);
    const sum = locked.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = await digest(DIGESTS[sum % DIGESTS.length]!, locked);
    last = locked.at(-1)!;
  }
  return key.slice(0, 32);
}
