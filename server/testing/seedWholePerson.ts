import { subscriberIdOf } from '../alerts/subscriberId';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { filePaths, toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { archiveForTest } from './archiveForTest';
import type { TestFirebase } from './startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Ids of listings that a person of this name has: a shown one, a draft, and one that was rejected. */
export const listingsOf = (uid: string) =>
  ['shown', 'draft', 'rejected'].map((status) => `${uid}${status}`.padEnd(20, '0'));

/**
 * A person who has used everything there is, named in every document and file as `name`; `other` is somebody of the same kind,
 * whose listing they keep and about whose listing they have written, and the other way round.
 */
export async function seedWholePerson(
  firebase: TestFirebase,
  { uid, name, other }: { uid: string; name: string; other: string },
): Promise<void> {
  const [shown, draft, rejected] = listingsOf(uid) as [string, string, string];
  const [otherShown] = listingsOf(other) as [string];
  const self = `users/${uid}`;
  const email = `${uid.toLowerCase()}@exemplu.ro`;
  await firebase.accounts.createUser({
    uid,
    email,
    password: 'parola-1',
    emailVerified: true,
    madeAt: ago(100),
  });
  const listing = (id: string, status: string, more: object = {}) => ({
    ...sampleCar,
    title: `Mașina: ${name}`,
    ownerId: uid,
    sellerName: name,
    status,
    photos: sampleCar.photos.slice(0, 1).map((photo) => ({
      ...photo,
      path: filePaths.listingPhoto(uid, id, photo.id),
      thumbPath: filePaths.listingThumbnail(uid, id, photo.id),
    })),
    expiresAt: ago(-20),
    ...more,
  });
  const conversation = (listingId: string, isSeller: boolean) => ({
    listingId,
    listingTitle: 'Un titlu de anunț',
    listingSlug: 'un-titlu',
    sellerId: isSeller ? uid : other,
    sellerName: isSeller ? name : 'Celălalt',
    buyerId: isSeller ? other : uid,
    buyerName: isSeller ? 'Celălalt' : name,
    participantIds: isSeller ? [uid, other] : [other, uid],
    lastText: `Vorbele lui ${name}`,
    lastSenderId: uid,
    lastMessageId: `of${uid}`,
    lastMessageAt: ago(1),
    unreadBySeller: 0,
    unreadByBuyer: 0,
    createdAt: ago(2),
  });
  const documents: Record<string, object> = {
    [self]: { ...sampleUser, email, displayName: name, phone: '0712345678' },
    [`profiles/${uid}`]: { displayName: name, sellerType: 'private', memberSince: ago(100) },
    [`${self}/favourites/${otherShown}`]: {
      listingId: otherShown,
      priceLei: 100,
      addedAt: ago(2),
    },
    [`${self}/savedSearches/search1`]: {
      name: `Căutarea: ${name}`,
      query: 'marca=dacia',
      createdAt: ago(2),
      lastSeenAt: ago(2),
    },
    [`${self}/blocks/cineva`]: { blockedAt: ago(1) },
    [`${self}/mutedSellers/altul`]: { sellerName: 'Altul', mutedAt: ago(1) },
    [`${self}/hiddenListings/${draft}`]: { status: 'active' },
    [`${self}/dailyUsage/20260101`]: {
      day: '20260101',
      listings: 1,
      conversations: 1,
      messages: 2,
      reports: 0,
    },
    ...archiveForTest(uid, name),
    [`personNotes/of${uid}`]: {
      personId: uid,
      authorId: 'sefa',
      text: `Nota despre ${name}`,
      at: ago(3),
    },
    [`presence/${uid}`]: { at: ago(0), forgetAt: ago(-1) },
    [`${self}/notices/n1`]: {
      kind: 'listing',
      text: `Noutatea: ${name}`,
      path: '/dashboard',
      createdAt: ago(1),
      read: false,
      forgetAt: ago(-89),
    },
    [`${self}/preferences/mail`]: { listingEnding: false, updatedAt: ago(1) },
    [`toldListings/users_${uid}_oriceAnunt`]: {
      recipient: self,
      listingId: 'oriceAnunt',
      offer: 'x',
      searchId: 'search1',
      at: ago(1),
      forgetAt: ago(-179),
    },
    [`subscribers/${subscriberIdOf(email)}`]: { email, confirmedAt: ago(3) },
    [`subscribers/${subscriberIdOf(email)}/savedSearches/s1`]: {
      name: `Fără cont: ${name}`,
      query: 'marca=dacia',
      alert: 'daily',
      createdAt: ago(3),
      lastSeenAt: ago(3),
    },
    [`mail/of${uid}`]: {
      to: email,
      message: { subject: `E-mailul: ${name}`, text: 'Text' },
      about: { kind: 'listingEnded', uid, subject: shown },
      createdAt: ago(1),
      forgetAt: ago(-89),
    },
    [`sessions/${uid}_1700000000`]: {
      uid,
      began: 1_700_000_000,
      device: 'a'.repeat(64),
      browserDigest: 'b'.repeat(64),
      deviceName: `Dispozitivul: ${name}`,
      lastAt: ago(1),
      forgetAt: ago(-399),
    },
    [`pushSubscriptions/of${uid}`]: {
      uid,
      began: 1_700_000_000,
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      p256dh: 'x',
      auth: 'x',
      deviceName: `Telefonul: ${name}`,
      createdAt: ago(1),
    },
    [`${self}/preferences/push`]: { alert: false, updatedAt: ago(1) },
    [`${self}/pushes/p1`]: {
      kind: 'message',
      title: `Noutatea: ${name}`,
      path: '/mesaje-primite',
      about: { kind: 'unreadMessages', subject: 'x' },
      at: ago(0),
    },
    [`${self}/shownPhones/${otherShown}`]: {
      listingId: otherShown,
      digest: 'hashOfThePhone-0000000',
      at: ago(1),
      forgetAt: ago(-29),
    },
    [`${self}/reminders/r1`]: { title: `Termenul: ${name}`, day: '2099-01-01', at: ago(-9) },
    [`${self}/usage/archive`]: { usedBytes: 4 },
    [`uploads/up${uid}`]: { uid, purpose: 'photo', sizeBytes: 4, contentType: 'image/webp' },
    [`stagedPhotos/${uid}_p`]: { uid, photoId: 'p', sizeBytes: 4 },
    [`uploadUsage/${uid}`]: { files: 2, bytes: 8 },
    [`reports/of${uid}`]: {
      target: 'profile',
      targetId: other,
      title: 'Un titlu',
      ground: 'fraud',
      explanation: `Sesizarea: ${name}`,
      reporterId: uid,
      status: 'open',
      createdAt: ago(1),
    },
    [`reports/of${uid}/private/snapshot`]: { title: 'Doar pentru administratori' },
    [`listings/${shown}`]: listing(shown, 'active'),
    [`listings/${draft}`]: listing(draft, 'draft'),
    [`listings/${rejected}`]: listing(rejected, 'rejected', { held: true }),
    [`listings/${rejected}/private/moderation`]: {
      decision: 'rejected',
      decidedAt: ago(1),
      ground: 'fraud',
      facts: `Hotărârea: ${name}`,
    },
    [`listings/${shown}/private/contact`]: { phone: '0712345678' },
    [`listings/${shown}/counters/all`]: { views: 5, favourites: 1, conversations: 1 },
    [`listings/${shown}/priceHistory/0`]: {
      amountMinor: 100,
      currency: 'EUR',
      priceLei: 500,
      at: ago(3),
    },
  };
  for (const [listingId, isSeller] of [
    [shown, true],
    [otherShown, false],
  ] as const) {
    const id = toConversationId(listingId, isSeller ? other : uid);
    documents[`conversations/${id}`] = conversation(listingId, isSeller);
    documents[`conversations/${id}/messages/of${uid}`] = {
      text: `Vorbele lui ${name}`,
      senderId: uid,
      sentAt: ago(1),
      photo: { id: MESSAGE_PHOTO, width: 800, height: 600, hasMedium: false },
    };
  }
  await firebase.owner
    .batch(Object.entries(documents).map(([set, data]) => ({ set, data })))
    .then(({ status, body }) => {
      if (status !== 200) throw new Error(JSON.stringify(body));
    });
  for (const [path, type] of [...filesOf(uid), ...messagePhotosOf({ uid, other })])
    await firebase.seedFile(path, Buffer.from(`Fișierul: ${name}`), type, 'private, max-age=0');
}

const MESSAGE_PHOTO = 'c3'.repeat(20);

/** The photos that a person has sent in both conversations with the other, with their type. */
export function messagePhotosOf({ uid, other }: { uid: string; other: string }) {
  const ids = [
    toConversationId(listingsOf(uid)[0]!, other),
    toConversationId(listingsOf(other)[0]!, uid),
  ];
  return ids.map((id): [string, string] => [
    filePaths.messagePhoto(id, uid, MESSAGE_PHOTO),
    'image/webp',
  ]);
}

/** Every file in the folders of a person as `seedWholePerson` stores them, with its type; only those of the rejected listing outlive the account. */
export function filesOf(uid: string): [string, string][] {
  const photoId = sampleCar.photos[0]!.id;
  const photos = [...listingsOf(uid), 'Nowhere0000000000001'].flatMap((id) => [
    filePaths.listingPhoto(uid, id, photoId),
    filePaths.listingThumbnail(uid, id, photoId),
  ]);
  return [
    ...photos.map((path): [string, string] => [path, 'image/webp']),
    [filePaths.archived(uid, 'act1.pdf'), 'application/pdf'],
    [filePaths.archived(uid, 'unnamed.pdf'), 'application/pdf'],
    [filePaths.testUpload(uid, 'proba.png'), 'image/png'],
    [filePaths.upload(uid, `up${uid}`), 'image/webp'],
    [filePaths.stagedPhoto(uid, 'p'), 'image/webp'],
  ];
}
