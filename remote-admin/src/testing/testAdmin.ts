// A signed-in administrator in a fresh embedded Firebase, for the tests of this folder; never part of a build.
import { provedBy } from '@anunturi/server/testing/signInForTest';
import { runTestJobs } from '@anunturi/server/testing/runTestJobs';
import { stubBrowserStorage } from '@anunturi/shared-runtime/testing/stubBrowserStorage';
import {
  type TestFirebase,
  type TestFirebaseOptions,
  startTestFirebase,
} from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { getSession, register, startSession } from '@anunturi/shared-auth/session';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { defaultModerationSettings } from '@anunturi/shared-domain/site/defaultSettings';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { publishedCar } from '@anunturi/shared-domain/samples/publishedSamples';
import type { Role } from '@anunturi/shared-domain/people/roles';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A car of `ana`, published yesterday unless told otherwise. */
export const testListing = (n: number, changes: Parameters<typeof publishedCar>[1] = {}): Listing =>
  publishedCar(n, { age: 1, ownerId: 'ana', photos: [], hasPhone: false, ...changes }) as Listing;

/** Starts Firebase with categories, settings, the people `ana` and `dan`, and somebody signed in who is an administrator. */
export async function startAsAdmin(options: TestFirebaseOptions = {}) {
  stubBrowserStorage();
  const firebase: TestFirebase = await startTestFirebase({
    log: () => {},
    commands: true,
    ...options,
  });
  configureFirebase(firebase.config);
  for (const { id, ...category } of defaultCategories)
    await firebase.seed(`categories/${id}`, { ...category, updatedAt: new Date() });
  await firebase.seed('settings/moderation', {
    ...defaultModerationSettings,
    autoTrustAfter: 2,
    updatedAt: new Date(),
  });
  // Longer ago than any day that is counted, whichever day the tests run.
  const person = { ...sampleUser, createdAt: new Date(Date.now() - 400 * DAY_MS) };
  await firebase.seed('users/ana', person);
  await firebase.seed('users/dan', {
    ...person,
    email: 'dan@example.ro',
    displayName: 'Dan Radu',
    nameFolded: 'dan radu',
  });
  await startSession();
  await register({ email: 'sef@exemplu.ro', password: 'o parolă lungă', displayName: 'Șefa' });
  const { uid } = getSession().user!;
  const token = (await (await openAuth()).auth.currentUser?.getIdToken()) ?? '';
  const setRole = async (role: Role) =>
    firebase.seed(`users/${uid}`, {
      ...(await firebase.read(`users/${uid}`)),
      role,
      ...provedBy(token),
    });
  await setRole('admin');
  return {
    ...firebase,
    uid,
    setRole,
    async seedListing({ id, ...listing }: Listing) {
      await firebase.seed(`listings/${id}`, listing);
      await firebase.seed(`listings/${id}/counters/all`, {
        views: 0,
        favourites: 0,
        conversations: 0,
      });
    },
    doJobs: () => runTestJobs(firebase),
    /** The owner appeals against a rejection. */
    async seedAppeal({ id, ...listing }: Listing, contestText: string) {
      const now = new Date();
      await firebase.seed(`listings/${id}`, { ...listing, appealedAt: now });
      const path = `listings/${id}/private/moderation`;
      const moderation = await firebase.read(path);
      await firebase.seed(path, { ...moderation, contestText, contestedAt: now });
    },
    async stopAll() {
      await (await openAuth()).auth.signOut();
      await firebase.stop();
    },
  };
}
