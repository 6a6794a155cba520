import { FieldValue } from '@google-cloud/firestore';
import { GONE_NAME } from '@anunturi/shared-domain/people/goneName';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { forgetSubscriber } from '../alerts/forgetSubscriber';
import { subscriberIdOf } from '../alerts/subscriberId';
import { hideOrRemove } from '../listings/hideOrRemove';
import { tellClosed } from '../mail/tellClosing';
import { ownPage } from './ownPage';
import type { Store } from '../app/data/Store';
import { FROM_START, type RemovalStep } from './RemovalStep';

const LISTINGS = 20;
const MESSAGES = 200;
const ENTRIES = 100;
const GONE_TEXT = 'Mesaj șters';

export const removeListings: RemovalStep = async ({ uid, store, now }, after) => {
  const { page, next } = await ownPage('listings', { uid, store, after, size: LISTINGS });
  for (const { id, data } of page) await hideOrRemove(id, data, { forGood: true, store, now });
  return next;
};

/** The other person keeps their own words; name, words and photos of the one who leaves go. One conversation a page. */
export const leaveConversation: RemovalStep = async ({ uid, store, files }, after) => {
  const { page } = await ownPage('conversations', { uid, store, after, size: 1 });
  if (!page[0]) return undefined;
  const { id, path, data } = page[0];
  const photos = await files.list(filePaths.messagePhotos(id, uid));
  await Promise.all(photos.map((photo) => files.delete(photo.path)));
  const own = await store.paths(documentPaths.messages(id), (all) =>
    all.where('senderId', '==', uid).limit(MESSAGES),
  );
  for (const message of own) store.delete(message);
  store.update(path, {
    [data.sellerId === uid ? 'sellerName' : 'buyerName']: GONE_NAME,
    ...(data.lastSenderId === uid && { lastText: GONE_TEXT }),
    ...(data.offer?.byId === uid && { offer: FieldValue.delete() }),
  });
  return own.length === MESSAGES ? after : id;
};

export const removeFavourites: RemovalStep = async ({ uid, store }) => {
  const page = await store.find(documentPaths.favourites(uid), (all) => all.limit(ENTRIES));
  await store.readAhead(page.map(({ id }) => documentPaths.listingCounters(id)));
  for (const { id, path, data } of page) {
    store.delete(path);
    if (data.isUncounted === true) continue;
    const counters = documentPaths.listingCounters(id);
    if (await store.read(counters))
      store.update(counters, { favourites: FieldValue.increment(-1) });
  }
  return page.length === ENTRIES ? FROM_START : undefined;
};

export const removeLists: RemovalStep = async ({ uid, store }) => {
  store.delete(documentPaths.presence(uid));
  store.delete(documentPaths.pushPreferences(uid));
  const {
    savedSearches,
    blocks,
    mutedSellers,
    dailyUsages,
    hiddenListings,
    notices,
    pushes,
    reminders,
    shownPhones,
  } = documentPaths;
  let isFull = false;
  for (const collection of [
    savedSearches,
    blocks,
    mutedSellers,
    dailyUsages,
    hiddenListings,
    notices,
    pushes,
    reminders,
    shownPhones,
  ]) {
    const page = await store.paths(collection(uid), (all) => all.limit(ENTRIES));
    for (const path of page) store.delete(path);
    isFull ||= page.length === ENTRIES;
  }
  return isFull ? FROM_START : undefined;
};

/** Deletes a page of the documents of a collection that name the person in a field; answers whether there may be more. */
async function removeNaming(
  person: string,
  [collection, field]: readonly [collection: string, field: string],
  store: Store,
): Promise<boolean> {
  const page = await store.paths(collection, (all) =>
    all.where(field, '==', person).limit(ENTRIES),
  );
  for (const path of page) store.delete(path);
  return page.length === ENTRIES;
}

/** What was told to the person by e-mail; that the account is closed still has to reach them, and goes after a week. */
export const removeEmails: RemovalStep = async ({ uid, store }) => {
  const { mail, toldListings, user } = documentPaths;
  const isMore = [
    await removeNaming(uid, [mail, 'about.uid'], store),
    await removeNaming(user(uid), [toldListings, 'recipient'], store),
  ].includes(true);
  store.delete(documentPaths.mailPreferences(uid));
  const email = (await store.read(user(uid)))?.email;
  if (typeof email === 'string') await forgetSubscriber(subscriberIdOf(email), store);
  return isMore ? FROM_START : undefined;
};

/** Where the person is signed in, which devices take notifications, and what moderators noted about them. */
export const removeSessions: RemovalStep = async ({ uid, store }) => {
  const { sessions, pushSubscriptions, personNotes } = documentPaths;
  const isMore = [
    await removeNaming(uid, [sessions, 'uid'], store),
    await removeNaming(uid, [pushSubscriptions, 'uid'], store),
    await removeNaming(uid, [personNotes, 'personId'], store),
  ].includes(true);
  return isMore ? FROM_START : undefined;
};

export const removeProfile: RemovalStep = async ({ uid, store, now }) => {
  const user = await store.read(documentPaths.user(uid));
  if (user) await tellClosed(String(user.email), { store, now });
  store.delete(documentPaths.profile(uid));
  store.delete(documentPaths.user(uid));
  store.delete(documentPaths.secondFactor(uid));
  store.set(documentPaths.deletedAccount(uid), { at: now });
  return undefined;
};

export const removeSignIn: RemovalStep = async ({ uid, accounts }) => {
  await accounts.delete(uid);
  return undefined;
};
