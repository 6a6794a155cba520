import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import type { Signature } from '@anunturi/shared-contract/registry/signatureSchema';
import { signedText } from '@anunturi/edge/registry/signatureFault';

/** Signs a statement of the registry with the key of a team. */
export type Signer = (statement: object) => Signature;
export type Signing = {
  /** With the team's key; unsigned unless told. */
  sign?: Signer | undefined;
  /** Who must have signed grants and shells; nobody has to unless told. */
  platformKeys?: readonly string[] | undefined;
};

/**
 * Makes a pair of keys (Ed25519) and writes the private one into a new file that its owner alone may read.
 * @returns the public one, as a grant names it
 * @throws ExpectedFailure when the file is there already
 */
export function writeReleaseKey(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new ExpectedFailure(`${file} is there already.`, 'Name another file with --out.');
  }
  return `ed25519:${publicKey.export({ format: 'jwk' }).x!}`;
}

/** @throws ExpectedFailure when the file holds no private key of Ed25519 */
export function readSigner(file: string): Signer {
  const privateKey = readPrivateKey(file);
  const key = `ed25519:${createPublicKey(privateKey).export({ format: 'jwk' }).x!}`;
  return (statement) => ({
    key,
    value: sign(null, Buffer.from(signedText(statement)), privateKey).toString('base64'),
  });
}

function readPrivateKey(file: string) {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // said below: what is in the file is nobody's business
  }
  throw new ExpectedFailure(
    `${file} is no private key of a release.`,
    'Make one with: npm run release:keys -- blog',
  );
}
