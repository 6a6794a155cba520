import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createSigner, type Signer } from '../src/auth/signer';

let kept: KeyObject | undefined;

/** The key of the whole run (tooling/jest/makeTestKey.cjs), else one of its own for a program that is no test. */
function testKey(): KeyObject {
  const { TEST_ID_TOKEN_KEY } = process.env;
  kept ??= TEST_ID_TOKEN_KEY
    ? createPrivateKey(TEST_ID_TOKEN_KEY)
    : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return kept;
}

/** A signer that tests may start a server with. */
export const testSigner = (secret: Buffer = Buffer.alloc(32, 7)): Signer =>
  createSigner(secret, testKey);
