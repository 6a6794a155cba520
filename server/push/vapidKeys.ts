import webPush from 'web-push';
import type { Store } from '../app/data/Store';

const PATH = 'secrets/vapid';
export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The keys by which push services know this site (RFC 8292), the same for every instance; made by the first transaction that asks
 * for them, in a document that no rule opens. Browsers subscribe to the public one: with another, all subscriptions are void.
 */
export async function vapidKeys(store: Store): Promise<VapidKeys> {
  const kept = await store.read(PATH);
  if (kept) return { publicKey: String(kept.publicKey), privateKey: String(kept.privateKey) };
  const keys = webPush.generateVAPIDKeys();
  store.create(PATH, keys);
  return keys;
}
