import { createHash } from 'node:crypto';

/** A device by the address that its push service gave it: it takes notifications of one person at a time. */
export const subscriptionId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 40);
