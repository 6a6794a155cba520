import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createSigner, type Signer } from '../local-firebase/src/auth/signer';

let kept: KeyObject | undefined;

/** One key pair for all servers of a test file: making it takes longer than most tests. */
const testKey = () => (kept ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);

/** A signer that tests may start a server with. */
export const testSigner = (secret: Buffer = Buffer.alloc(32, 7)): Signer =>
  createSigner(secret, testKey);
