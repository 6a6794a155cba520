import { BLOCKED_ADDRESSES, blockedAddressPath, uidsOf } from './blockedAddress';
import type { Store } from '../data/Store';

/** A mailbox barred for others too stays so; whom an administrator took back passes all the same. */
export async function freeAddresses(uid: string, email: unknown, store: Store): Promise<void> {
  const own = await store.find(BLOCKED_ADDRESSES, (all) =>
    all.where('uids', 'array-contains', uid),
  );
  const older = await store.find(BLOCKED_ADDRESSES, (all) => all.where('uid', '==', uid));
  const entries = new Map([...own, ...older].map(({ path, data }) => [path, data]));
  const path = typeof email === 'string' ? blockedAddressPath(email) : undefined;
  const present = path === undefined ? null : await store.read(path);
  if (path !== undefined && present) entries.set(path, present);
  for (const [address, entry] of entries) {
    const uids = uidsOf(entry).filter((each) => each !== uid);
    const takenBack = [...new Set([...(entry.takenBack ?? []), uid])];
    if (uids.length === 0) store.delete(address);
    else store.set(address, { uids, takenBack, at: entry.at });
  }
}
