/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from '@anunturi/shared-auth/firebase';
import { fakeSignedIn, fakeSignedOut, setFakeSession } from '@anunturi/shared-auth/fakeSession';
import { currentPreferences } from './localPreferences';
import { followMutedSellers, syncMutedSellers } from './syncMutedSellers';
import { muteSeller, unmuteSeller } from './muteSeller';

const password = 'o parolă lungă';
const dan = { id: 'sellerDan', name: 'Dan Pop' };
const eva = { id: 'sellerEva', name: 'Auto Eva SRL' };
let firebase: TestFirebase;
let minutes = 0;

/** A device is what its local storage holds. */
const newDevice = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const use = (device: ReturnType<typeof newDevice>) =>
  Object.assign(globalThis, { localStorage: device });
const hidden = () => currentPreferences().muted.map(({ id }) => id);
const account = async (uid: string) =>
  (await firebase.owner.list(`users/${uid}/mutedSellers`)).data.map(({ id }) => id);
/** As in a page opened a little later. */
const visit = (uid: string) => followMutedSellers(uid, (minutes += 2) * 60_000);

async function enter(uid: string) {
  const { auth, signInWithEmailAndPassword } = await openAuth();
  await signInWithEmailAndPassword(auth, `${uid}@exemplu.ro`, password);
  setFakeSession(fakeSignedIn('user', { uid }));
}

beforeAll(async () => {
  Object.assign(globalThis, { StorageEvent: Event, window: { dispatchEvent: () => true } });
  firebase = await startTestFirebase({ commands: true, log: () => {} });
  configureFirebase(firebase.config);
});
beforeEach(async () => {
  firebase.wipe();
  for (const uid of ['ana', 'ion']) {
    await firebase.accounts.createUser({ uid, email: `${uid}@exemplu.ro`, password });
    await firebase.seed(`users/${uid}`, { role: 'user', blocked: false });
  }
  use(newDevice());
  setFakeSession(fakeSignedOut);
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

test('a seller hidden without an account is hidden on this device, and in the account from the sign-in on', async () => {
  muteSeller(dan);
  expect(hidden()).toEqual([dan.id]);
  await enter('ana');
  expect(await account('ana')).toEqual([]);
  await visit('ana');
  expect(await account('ana')).toEqual([dan.id]);
  expect(hidden()).toEqual([dan.id]);
});

test('a seller hidden on one device is hidden on the other, and shown again on both', async () => {
  const [phone, laptop] = [newDevice(), newDevice()];
  use(phone);
  await enter('ana');
  muteSeller(dan);
  await syncMutedSellers('ana');
  use(laptop);
  muteSeller(eva);
  await visit('ana');
  expect(hidden().sort()).toEqual([dan.id, eva.id]);
  unmuteSeller(dan.id);
  expect(hidden()).toEqual([eva.id]);
  await syncMutedSellers('ana');
  expect(await account('ana')).toEqual([eva.id]);
  use(phone);
  await visit('ana');
  expect(hidden()).toEqual([eva.id]);
  expect(currentPreferences().muted).toEqual([{ ...eva, keptBy: 'ana' }]);
});

test('an undo leaves the account as it was', async () => {
  await enter('ana');
  muteSeller(dan);
  unmuteSeller(dan.id);
  await syncMutedSellers('ana');
  expect(await account('ana')).toEqual([]);
  muteSeller(dan);
  await syncMutedSellers('ana');
  unmuteSeller(dan.id);
  muteSeller(dan);
  await syncMutedSellers('ana');
  expect({ here: hidden(), there: await account('ana') }).toEqual({
    here: [dan.id],
    there: [dan.id],
  });
});

test('what could not be sent is sent at the next visit', async () => {
  await enter('ana');
  muteSeller(dan);
  await syncMutedSellers('ana');
  setFakeSession(fakeSignedOut);
  unmuteSeller(dan.id);
  expect(await account('ana')).toEqual([dan.id]);
  await visit('ana');
  expect({ here: hidden(), there: await account('ana') }).toEqual({ here: [], there: [] });
});

test("another person on this device neither gets nor takes the first one's hidden sellers", async () => {
  await enter('ana');
  muteSeller(dan);
  await syncMutedSellers('ana');
  await enter('ion');
  await visit('ion');
  expect({ here: hidden(), ion: await account('ion'), ana: await account('ana') }).toEqual({
    here: [],
    ion: [],
    ana: [dan.id],
  });
});

test('the account is not asked again within a minute', async () => {
  await enter('ana');
  const now = (minutes += 2) * 60_000;
  await followMutedSellers('ana', now);
  await firebase.seed(`users/ana/mutedSellers/${dan.id}`, {
    sellerName: dan.name,
    mutedAt: new Date(),
  });
  await followMutedSellers('ana', now + 59_000);
  expect(hidden()).toEqual([]);
  await followMutedSellers('ana', now + 60_000);
  expect(hidden()).toEqual([dan.id]);
});
