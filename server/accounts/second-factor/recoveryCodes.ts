import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@anunturi/shared-domain/site/limits';

/** Thirty-two, without those that are read as others: i, l, o and 1. */
const SIGNS = '023456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 16; // 5 bits a sign: nobody guesses one, so no pace is kept for them

/** New codes as they are shown once: `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]!)
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/** What is kept of a code of a person, whatever its hyphens and capitals. */
export const toRecoveryDigest = (uid: string, code: string): string =>
  createHash('sha256')
    .update(`${uid} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex');
