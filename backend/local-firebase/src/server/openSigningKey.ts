import { createPrivateKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { keepSecret, secretFiles } from './keepSecret';

const BYTES = 32;
const RSA_BITS = 2048;

const damaged = (folder: string, name: string) =>
  new Error(
    `${join(folder, name)} is damaged. Delete it: everybody has to sign in again, nothing else is lost.`,
  );

/** The secret that signs what only this installation reads (refresh tokens). */
export async function openSigningKey(folder: string): Promise<Buffer> {
  const name = secretFiles.signingKey;
  const text = await keepSecret(folder, name, () => randomBytes(BYTES).toString('hex'));
  const key = Buffer.from(text, 'hex');
  if (key.length !== BYTES) throw damaged(folder, name);
  return key;
}

/** The key that signs ID tokens; its public half is published, so that trusted code verifies them as it does Google's. */
export async function openIdTokenKey(folder: string): Promise<KeyObject> {
  const name = secretFiles.idTokenKey;
  const pem = await keepSecret(folder, name, () =>
    generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
      .privateKey.export({ format: 'pem', type: 'pkcs8' })
      .toString(),
  );
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw Object.assign(damaged(folder, name), { cause });
  }
}

/** What trusted code shows to pass the rules. It stays the same over restarts: delete the file and start again for another. */
export async function openServiceToken(folder: string): Promise<string> {
  const name = secretFiles.serviceToken;
  const token = await keepSecret(folder, name, () => randomBytes(BYTES).toString('hex'));
  if (token.length < BYTES * 2)
    throw new Error(`${join(folder, name)} is damaged. Delete it: a new one is made.`);
  return token;
}
