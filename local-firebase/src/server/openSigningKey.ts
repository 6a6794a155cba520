import { createPrivateKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepSecret, secretFiles } from './keepSecret';

const BYTES = 32;
const RSA_BITS = 2048;

const damaged = (folder: string, name: string) =>
  new Error(
    `${join(folder, name)} is damaged. Delete it: everybody has to sign in again, nothing else is lost.`,
  );

/** The secret that signs what only this installation reads (refresh tokens). */
export function openSigningKey(folder: string): Buffer {
  const name = secretFiles.signingKey;
  const text = keepSecret(folder, name, () => randomBytes(BYTES).toString('hex'));
  const key = Buffer.from(text, 'hex');
  if (key.length !== BYTES) throw damaged(folder, name);
  return key;
}

/**
 * The key that signs ID tokens; its public half is published, so that trusted code verifies them as it does Google's. One that is
 * there is read at once; where there is none it is made for the first token: that takes a tenth of a second, and a folder that
 * is only filled, restored or looked at signs nobody in.
 */
export function openIdTokenKey(folder: string): () => KeyObject {
  if (!existsSync(join(folder, secretFiles.idTokenKey))) return () => readIdTokenKey(folder);
  const key = readIdTokenKey(folder);
  return () => key;
}

function readIdTokenKey(folder: string): KeyObject {
  const name = secretFiles.idTokenKey;
  const pem = keepSecret(folder, name, () =>
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
export function openServiceToken(folder: string): string {
  const name = secretFiles.serviceToken;
  const token = keepSecret(folder, name, () => randomBytes(BYTES).toString('hex'));
  if (token.length < BYTES * 2)
    throw new Error(`${join(folder, name)} is damaged. Delete it: a new one is made.`);
  return token;
}
