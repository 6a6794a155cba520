import {
  DEVICE_ID_KEY,
  VIEWED_TODAY_KEY,
} from '@anunturi/shared-contract/storage/localStorageKeys';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { randomId } from '../../domain/randomId';
import { firebaseCode } from '@anunturi/shared-auth/firestore/toMarketError';

/** Counts that this device looked at a listing today: once, with its proof in the same batch. A refusal is no one's concern and changes nothing. */
export async function countView(listingId: string): Promise<void> {
  const day = toDayKey(new Date());
  if (wasCounted(day, listingId)) return;
  const { db, doc, increment, serverTimestamp, writeBatch } = await openFirestore();
  const device = deviceId();
  const batch = writeBatch(db);
  batch.set(doc(db, documentPaths.viewProof(listingId, day, device)), { at: serverTimestamp() });
  batch.update(doc(db, documentPaths.listingCounters(listingId)), {
    views: increment(1),
    lastView: `${day}_${device}`,
  });
  try {
    await batch.commit();
  } catch (error) {
    // Already counted from another tab, or midnight between two clocks.
    if (firebaseCode(error) !== 'permission-denied') return;
  }
  rememberCounted(day, listingId);
}

function deviceId(): string {
  const kept = localStorage.getItem(DEVICE_ID_KEY);
  if (kept && /^[A-Za-z0-9]{20}$/.test(kept)) return kept;
  const made = randomId();
  localStorage.setItem(DEVICE_ID_KEY, made);
  return made;
}

function counted(day: string): string[] {
  const [keptDay, ...ids] = (localStorage.getItem(VIEWED_TODAY_KEY) ?? '').split(' ');
  return keptDay === day ? ids : [];
}
const wasCounted = (day: string, id: string) => counted(day).includes(id);
const rememberCounted = (day: string, id: string) =>
  localStorage.setItem(VIEWED_TODAY_KEY, [day, ...counted(day), id].join(' '));
