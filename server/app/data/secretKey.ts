import { randomBytes } from 'node:crypto';
import type { Store } from './Store';

const PATH = 'secrets/mailLinks';
const madeBy = new WeakMap<Store, string>();

/**
 * The key that signs addresses in e-mails and keys digests that are compared, the same for every instance; made by the first
 * transaction that asks for it, in a document that no rule opens.
 */
export async function secretKey(store: Store): Promise<string> {
  const kept = (await store.read(PATH))?.key as string | undefined;
  const known = kept ?? madeBy.get(store);
  if (known !== undefined) return known;
  const key = randomBytes(32).toString('base64url');
  madeBy.set(store, key);
  store.create(PATH, { key });
  return key;
}
