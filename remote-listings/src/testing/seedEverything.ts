import type { TestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { uploadForTest } from '@anunturi/server/testing/uploadForTest';
import { openAuth } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import {
  sampleCar,
  sampleListingId,
  samplePhotos,
  sampleService,
} from '@anunturi/shared-domain/samples/listingSamples';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { uploadTestFile } from '../test-upload/data/testUploads';

export const uid = 'sellerAna';
const email = 'ana@exemplu.ro';
export const password = 'o parolă lungă';
const other = 'buyerDan';
export const otherListing = 'Zz12Cd34Ef56Gh78Ij90';
export const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
export const conversationIds = [`${sampleListingId}_${other}`, `${otherListing}_${uid}`] as const;

export async function enter() {
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, email, password);
  setFakeSession(fakeSignedIn()); // commands take the token of the person who signed in
}

/** A person who has used everything there is. */
export async function seedEverything(firebase: TestFirebase) {
  /** As trusted code stores it. */
  const store = (path: string, text: string, contentType: string) =>
    uploadForTest(firebase, 'owner', path, new TextEncoder().encode(text), { contentType });
  firebase.wipe();
  await firebase.accounts.createUser({ uid, email, password });
  const person = {
    role: 'user',
    displayName: 'Ana Pop',
    nameFolded: 'ana pop',
    sellerType: 'private',
    blocked: false,
    trusted: false,
    acceptedListings: 1,
    createdAt: ago(100),
    updatedAt: ago(100),
  };
  await firebase.seed(`users/${uid}`, { ...person, email, phone: '0712345678' });
  await firebase.seed(`profiles/${uid}`, {
    displayName: 'Ana Pop',
    sellerType: 'private',
    memberSince: ago(100),
  });
  await enter();
  const [photo] = samplePhotos(1);
  const photoId = photo!.id;
  const photos = [
    {
      ...photo!,
      path: filePaths.listingPhoto(uid, sampleListingId, photoId),
      thumbPath: filePaths.listingThumbnail(uid, sampleListingId, photoId),
    },
  ];
  const dates = { createdAt: ago(3), updatedAt: ago(3), publishedAt: ago(3), expiresAt: ago(-27) };
  await firebase.seed(`listings/${sampleListingId}`, {
    ...sampleCar,
    ...dates,
    ownerId: uid,
    sellerName: 'Ana Pop',
    sellerType: 'private',
    hasPhone: true,
    hasPhotos: true,
    photos,
  });
  await firebase.seed(`listings/${sampleListingId}/private/contact`, { phone: '0712345678' });
  await firebase.seed(`listings/${sampleListingId}/private/check`, { at: ago(3) });
  await firebase.seed(`listings/${sampleListingId}/counters/all`, {
    views: 5,
    favourites: 0,
    conversations: 1,
  });
  await firebase.seed(`listings/${sampleListingId}/priceHistory/0`, {
    amountMinor: sampleCar.price.amountMinor,
    currency: 'EUR',
    priceLei: sampleCar.priceLei,
    at: ago(3),
  });
  await firebase.seed(`listings/${otherListing}`, { ...sampleService, ...dates, ownerId: other });
  await firebase.seed(`listings/${otherListing}/counters/all`, {
    views: 9,
    favourites: 1,
    conversations: 1,
  });
  await firebase.seed(`users/${uid}/favourites/${otherListing}`, {
    listingId: otherListing,
    priceLei: 100,
    addedAt: ago(2),
  });
  await firebase.seed(`users/${uid}/favourites/Gg12Cd34Ef56Gh78Ij90`, {
    listingId: 'Gg12Cd34Ef56Gh78Ij90',
    priceLei: 100,
    addedAt: ago(1),
  });
  await firebase.seed(`users/${uid}/savedSearches/search1`, {
    name: 'Dacia',
    query: 'marca=dacia',
    createdAt: ago(2),
    lastSeenAt: ago(2),
  });
  await firebase.seed(`users/${uid}/blocks/cineva`, { blockedAt: ago(1) });
  await firebase.seed(`users/${uid}/mutedSellers/altul`, { sellerName: 'Altul', mutedAt: ago(1) });
  await firebase.seed(`users/${uid}/dailyUsage/20260101`, {
    day: '20260101',
    listings: 1,
    conversations: 1,
    messages: 2,
    reports: 0,
  });
  await firebase.seed(`users/${uid}/archive/act1`, {
    name: 'Contract',
    kind: 'saleContract',
    tags: [],
    path: `archive/${uid}/act1.pdf`,
    sizeBytes: 4,
    contentType: 'application/pdf',
    createdAt: ago(1),
  });
  await firebase.seed(`users/${uid}/usage/archive`, { usedBytes: 4, lastEntryId: 'act1' });
  const conversation = {
    listingTitle: 'Un titlu de anunț',
    listingSlug: 'un-titlu',
    lastMessageId: 'm2',
    lastMessageAt: ago(1),
    unreadBySeller: 0,
    unreadByBuyer: 1,
    createdAt: ago(2),
  };
  await firebase.seed(`conversations/${conversationIds[0]}`, {
    ...conversation,
    listingId: sampleListingId,
    sellerId: uid,
    sellerName: 'Ana Pop',
    buyerId: other,
    buyerName: 'Dan',
    participantIds: [uid, other],
    lastText: 'Sunt Ana, 0712345678',
    lastSenderId: uid,
  });
  await firebase.seed(`conversations/${conversationIds[1]}`, {
    ...conversation,
    listingId: otherListing,
    sellerId: other,
    sellerName: 'Dan',
    buyerId: uid,
    buyerName: 'Ana Pop',
    participantIds: [other, uid],
    lastText: 'Vorbele lui Dan',
    lastSenderId: other,
  });
  for (const id of conversationIds) {
    await firebase.seed(`conversations/${id}/messages/m1`, {
      text: 'Sunt Ana, 0712345678',
      senderId: uid,
      sentAt: ago(2),
    });
    await firebase.seed(`conversations/${id}/messages/m2`, {
      text: 'Vorbele lui Dan',
      senderId: other,
      sentAt: ago(1),
    });
  }
  for (const { path, thumbPath } of photos)
    for (const each of [path, thumbPath]) await store(each, 'poza', 'image/webp');
  await store(`archive/${uid}/act1.pdf`, '%PDF', 'application/pdf');
  await uploadTestFile(
    new File(['%PDF-1.4'], 'Act de probă.pdf', { type: 'application/pdf' }),
    () => {},
    new AbortController().signal,
  );
}
