// A seller who is signed in, and listings as the database would hold them.
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn } from '@anunturi/shared-auth/fakeSession';
import { setSession } from '@anunturi/shared-auth/sessionStore';
import { sampleCar, sampleRejection } from '@anunturi/shared-domain/samples/listingSamples';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { listingId } from '@anunturi/shared-domain/samples/publishedSamples';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const uid = 'sellerAna';
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
export let firebase: TestFirebase;
let made = 0;

beforeAll(async () => {
  firebase = await startTestFirebase({ log: () => {}, commands: true, search: true });
  configureFirebase(firebase.config);
  await firebase.accounts.createUser({ uid, email: 'ana@exemplu.ro', password: 'o parolă lungă' });
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, 'ana@exemplu.ro', 'o parolă lungă');
  setSession(fakeSignedIn('user', { uid }));
});

beforeEach(async () => {
  await new Promise((resolve) => setTimeout(resolve)); // what asks in one breath shares an answer
  firebase.wipe();
  const at = inDays(-100);
  await firebase.seed(`users/${uid}`, {
    ...sampleUser,
    email: 'ana@exemplu.ro',
    createdAt: at,
    updatedAt: at,
  });
});

afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

export async function seedRejected() {
  const listing = await seedListing({ status: 'rejected', held: true });
  await firebase.seed(`listings/${listing.id}/private/moderation`, sampleRejection);
  return listing;
}

/** A listing of the signed-in seller, as the database would hold it. */
export async function seedListing(
  change: Partial<ListingFields> = {},
): Promise<{ id: string; version: number }> {
  made += 1;
  const id = listingId(made);
  const fields = {
    ...sampleCar,
    ownerId: uid,
    photos: [],
    hasPhotos: false,
    hasPhone: false,
    sellerType: 'private',
    sellerName: 'Ana Pop',
    publishedAt: inDays(-10),
    expiresAt: inDays(20),
    updatedAt: inDays(-made / 100),
    ...change,
  };
  await firebase.seed(
    `listings/${id}`,
    JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
      typeof value === 'string' && /(At|until)$/.test(key) ? new Date(value) : value,
    ) as object,
  );
  await firebase.seed(`listings/${id}/counters/all`, { views: 7, favourites: 2, conversations: 1 });
  await firebase.seed(`listings/${id}/private/check`, { at: inDays(-10) });
  await firebase.seed(`listings/${id}/priceHistory/0`, {
    amountMinor: sampleCar.price.amountMinor,
    currency: sampleCar.price.currency,
    priceLei: sampleCar.priceLei,
    at: inDays(-10),
  });
  return { id, version: fields.version };
}

export const stored = (id: string) => firebase.read(`listings/${id}`);
