import { keptMs } from '@anunturi/shared-domain/people/keptDays';
import { toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import type { SignedInCaller } from '../../app/callers/Caller';
import type { Store } from '../../app/data/Store';
import { VIEWING_DEVICES_MAX } from './countView';

const KEPT_MS = keptMs('digest');

/**
 * Whether a favourite of the caller counts for its listing: that of a confirmed account, and of one account a device and day.
 * Otherwise somebody makes a listing look wanted with accounts of their own.
 */
export async function countsOnce(
  caller: SignedInCaller,
  listingId: string,
  { store, now }: { store: Store; now: Date },
): Promise<boolean> {
  if (!caller.emailVerified) return false;
  const path = `viewsSeen/${toDayKey(now)}_favourite_${listingId}_${caller.addressKey}`;
  const accounts = ((await store.read(path))?.accounts ?? {}) as Record<string, string>;
  const known = accounts[caller.deviceKey];
  if (known !== undefined) return known === caller.uid;
  if (Object.keys(accounts).length >= VIEWING_DEVICES_MAX) return false;
  const forgetAt = new Date(now.getTime() + KEPT_MS);
  store.set(path, { accounts: { ...accounts, [caller.deviceKey]: caller.uid }, forgetAt });
  return true;
}
