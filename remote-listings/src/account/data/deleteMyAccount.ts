// Everything that goes, in the order that the rules ask for (docs/data-writes.md): one file, so that nothing is forgotten.
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openAuth, openFirestore } from '@anunturi/shared-auth/firebase';
import { type Found, readEach } from '@anunturi/shared-auth/firestore/readEach';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { DocumentReference } from 'firebase/firestore/lite';
import { deleteMyListing } from './deleteMyListing';
import { personalCollections, readOwnListings, readOwnConversations } from './myDocuments';
import { deleteStoredFile, listStoredFiles } from '../../data/readStoredFile';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

export type DeletionStep =
  'favourites' | 'lists' | 'archive' | 'listings' | 'conversations' | 'account';

/** So many deletions fit in one batch under the rules' limit of lookups. */
const BATCH = 8;
const GONE_NAME = 'Cont șters';
const GONE_TEXT = 'Mesaj șters';

/**
 * Deletes the signed-in person's account and everything personal, after the password. From the first step on there is no way back,
 * but a deletion that was cut off may be started again. @throws MarketError wrongCredentials, notAllowed
 * (administrator), offline, unavailable
 */
export function deleteMyAccount({
  password,
  onStep,
}: {
  password: string;
  onStep?(step: DeletionStep): void;
}): Promise<void> {
  return withMarketErrors(async () => {
    const { auth, deleteUser } = await openAuth();
    const user = auth.currentUser;
    if (!user?.email) throw new MarketError('signInNeeded');
    await proveIdentity(user.email, password);
    const { db, doc, getDoc, serverTimestamp, updateDoc, writeBatch } = await openFirestore();
    const { uid } = user;
    const self = doc(db, documentPaths.user(uid));
    const found = await getDoc(self);
    if (found.exists()) {
      if (found.get('role') === 'admin')
        throw new MarketError(
          'notAllowed',
          'Un administrator trebuie mai întâi să predea rolul altcuiva.',
        );
      if (found.get('closingAt') === undefined)
        await updateDoc(self, { closingAt: serverTimestamp(), updatedAt: serverTimestamp() });
      const clear: Record<Exclude<DeletionStep, 'account'>, (uid: string) => Promise<void>> = {
        favourites: clearFavourites,
        lists: clearLists,
        archive: clearArchive,
        listings: clearListings,
        conversations: leaveConversations,
      };
      for (const [step, work] of Object.entries(clear)) {
        onStep?.(step as DeletionStep);
        await work(uid);
      }
      onStep?.('account');
      const batch = writeBatch(db);
      batch.delete(doc(db, documentPaths.profile(uid)));
      batch.delete(self);
      batch.set(doc(db, documentPaths.deletedAccount(uid)), { at: serverTimestamp() });
      await batch.commit();
    }
    await deleteUser(user);
  });
}

async function proveIdentity(email: string, password: string): Promise<void> {
  const { EmailAuthProvider, auth, reauthenticateWithCredential } = await openAuth();
  try {
    await reauthenticateWithCredential(
      auth.currentUser!,
      EmailAuthProvider.credential(email, password),
    );
  } catch (error) {
    const code = firebaseCode(error);
    if (code === 'network-request-failed')
      throw new MarketError('offline', undefined, { cause: error });
    if (code === 'too-many-requests')
      throw new MarketError('tooFast', 'Prea multe încercări. Așteptați câteva minute.', {
        cause: error,
      });
    throw new MarketError('wrongCredentials', 'Parola nu este corectă.', { cause: error });
  }
}

async function clearFavourites(uid: string): Promise<void> {
  for (const { id: listingId } of await readEach(documentPaths.favourites(uid)))
    await callCommand('setFavourite', { listingId, kept: false });
}

async function clearLists(uid: string): Promise<void> {
  const { favorite: _favourites, ...lists } = personalCollections(uid);
  for (const path of Object.values(lists))
    await deleteAll((await readEach(path)).map((each) => each.ref));
}

/** Entries first: a file that an entry names is not its owner's to delete. */
async function clearArchive(uid: string): Promise<void> {
  const { db, deleteDoc, doc, getDoc } = await openFirestore();
  await deleteAll((await readEach(documentPaths.archive(uid))).map((entry) => entry.ref));
  const usage = doc(db, documentPaths.archiveUsage(uid));
  if ((await getDoc(usage)).exists()) await deleteDoc(usage);
  for (const path of [
    ...(await listStoredFiles(`archive/${uid}`)),
    ...(await listStoredFiles(`test-upload/${uid}`)),
  ])
    await deleteStoredFile(path);
}

async function clearListings(uid: string): Promise<void> {
  for (const listing of await readOwnListings(uid)) await deleteMyListing(listing.id);
  // Photos of no listing; those of what is kept as evidence stay with it.
  const kept = new Set((await readOwnListings(uid)).map(({ id }) => id));
  for (const path of await listStoredFiles(`listings/${uid}`))
    if (!kept.has(path.split('/')[2] ?? '')) await deleteStoredFile(path);
}

/** The other person keeps their own words; name and words of the one who leaves go. */
async function leaveConversations(uid: string): Promise<void> {
  const { updateDoc, where } = await openFirestore();
  for (const conversation of await readOwnConversations(uid)) {
    const mine = await readEach(
      documentPaths.messages(conversation.id),
      where('senderId', '==', uid),
    );
    await deleteAll(mine.map((message) => message.ref));
    await updateDoc(conversation.ref, {
      [conversation.get('sellerId') === uid ? 'sellerName' : 'buyerName']: GONE_NAME,
      ...(wroteLast(conversation, uid) && { lastText: GONE_TEXT }),
    });
  }
}

const wroteLast = (conversation: Found, uid: string) => conversation.get('lastSenderId') === uid;

async function deleteAll(references: readonly DocumentReference[]): Promise<void> {
  const { db, writeBatch } = await openFirestore();
  for (let at = 0; at < references.length; at += BATCH) {
    const batch = writeBatch(db);
    for (const reference of references.slice(at, at + BATCH)) batch.delete(reference);
    await batch.commit();
  }
}
