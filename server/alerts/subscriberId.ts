import { createHash } from 'node:crypto';

/** The id of an address that saves searches without account: the same for the same mailbox, however it is written. */
export const subscriberIdOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32);
