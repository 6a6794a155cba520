import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { createHash, randomBytes } from 'node:crypto';
import type { Firestore } from '@google-cloud/firestore';
import { toNetwork } from '@anunturi/shared-contract/site/callerAddress';

const SALT_KEPT_MS = keptMs('digest');

/**
 * Digests of network address and device, with a salt that every instance shares for one day and that is then forgotten.
 * A device is an address with a browser: nothing is stored on it and nothing asks for consent.
 */
export function createCallerKeys(db: Firestore) {
  let today: { day: string; salt: Promise<string> } | undefined;
  return async (address: string, userAgent: string, now: Date) => {
    const day = now.toISOString().slice(0, 10).replaceAll('-', '');
    if (today?.day !== day) today = { day, salt: openSalt(db, day, now) };
    const salt = await today.salt.catch((error: unknown) => {
      today = undefined;
      throw error;
    });
    const digest = (text: string) =>
      createHash('sha256').update(`${salt} ${text}`).digest('hex').slice(0, 20);
    const network = toNetwork(address);
    return { addressKey: digest(network), deviceKey: digest(`${network} ${userAgent}`) };
  };
}

export type CallerKeys = ReturnType<typeof createCallerKeys>;

async function openSalt(db: Firestore, day: string, now: Date): Promise<string> {
  const reference = db.doc(`limitSalts/${day}`);
  return db.runTransaction(async (transaction) => {
    const kept = (await transaction.get(reference)).data()?.salt as string | undefined;
    if (kept !== undefined) return kept;
    const salt = randomBytes(32).toString('hex');
    const forgetAt = new Date(now.getTime() + SALT_KEPT_MS);
    transaction.create(reference, { salt, forgetAt });
    return salt;
  });
}
