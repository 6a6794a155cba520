import { createHmac } from 'node:crypto';
import type { Store } from '../app/data/Store';
import { secretKey } from '../app/data/secretKey';

/** The number that a browser drew at random, keyed: alike in each account, and worth nothing without a key that no rule opens. */
export async function browserDigest(device: string, store: Store): Promise<string> {
  const keyed = createHmac('sha256', `browser ${await secretKey(store)}`);
  return keyed.update(device).digest('hex');
}
