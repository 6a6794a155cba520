import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { COMPANY_NAME_MAX, LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import {
  mutedSellerSchema,
  type MutedSeller as KeptSeller,
} from '@anunturi/shared-domain/people/mutedSeller';
import { isMarketError, type MarketError } from '@anunturi/shared-domain/site/marketError';
import { savePreferences } from './changePreferences';
import { currentPreferences } from './localPreferences';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';

/** How long what the account said is believed. */
const FRESH_MS = 60_000;

let work: Promise<void> = Promise.resolve();
const readAt = new Map<string, number>();

/**
 * Brings the account in line with what was hidden and shown again on this device, one change after the other.
 * @throws MarketError quotaFull when the account holds as many as it may: the seller stays hidden on this device
 */
export function syncMutedSellers(uid: string): Promise<void> {
  return inTurn(async () => {
    const refused = await push(uid);
    if (refused) throw refused;
  });
}

/**
 * Merges the sellers that the account hides with those of this device, in both directions; asked again within a minute it does nothing.
 * What was once in the account and no longer is was shown again on another device.
 */
export function followMutedSellers(uid: string, now = Date.now()): Promise<void> {
  if (now - (readAt.get(uid) ?? -FRESH_MS) < FRESH_MS) return Promise.resolve();
  readAt.set(uid, now);
  return inTurn(async () => {
    try {
      await push(uid);
      await pull(uid);
    } catch (error) {
      readAt.delete(uid);
      throw error;
    }
  });
}

function inTurn(next: () => Promise<void>): Promise<void> {
  const done = work.then(next);
  work = done.catch(() => {}); // the caller gets the failure
  return done;
}

async function push(uid: string): Promise<MarketError | undefined> {
  const { db, deleteDoc, doc } = await openFirestore();
  for (const { id } of (currentPreferences().unmuted ?? []).filter((each) => each.keptBy === uid)) {
    await deleteDoc(doc(db, documentPaths.mutedSeller(uid, id)));
    savePreferences({
      unmuted: (currentPreferences().unmuted ?? []).filter(
        (each) => each.id !== id || each.keptBy !== uid,
      ),
    });
  }
  for (const { id, name } of currentPreferences().muted.filter(
    (each) => each.keptBy === undefined,
  )) {
    const sellerName = name.slice(0, COMPANY_NAME_MAX);
    try {
      await callCommand('muteSeller', { sellerId: id, sellerName });
    } catch (error) {
      if (isMarketError(error) && error.code === 'quotaFull') return error;
      throw error;
    }
    savePreferences({
      muted: currentPreferences().muted.map((each) =>
        each.id === id ? { ...each, keptBy: uid } : each,
      ),
    });
  }
  return undefined;
}

async function pull(uid: string): Promise<void> {
  const { db, collection, getDocs, limit, orderBy, query } = await openFirestore();
  const found = await getDocs(
    query(
      collection(db, documentPaths.mutedSellers(uid)),
      orderBy('mutedAt', 'desc'),
      limit(LIST_LIMIT_MAX),
    ),
  );
  const { muted, unmuted = [] } = currentPreferences();
  const shownAgain = new Set(unmuted.map(({ id }) => id)); // while the account was being read
  const fresh = muted.filter((each) => each.keptBy === undefined);
  const kept = parseDocuments<KeptSeller>(mutedSellerSchema, found.docs)
    .filter(({ id }) => !shownAgain.has(id) && !fresh.some((each) => each.id === id))
    .map(({ id, sellerName }) => ({ id, name: sellerName, keptBy: uid }));
  const next = [...fresh, ...kept];
  if (JSON.stringify(next) !== JSON.stringify(muted)) savePreferences({ muted: next });
}
