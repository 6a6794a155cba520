import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import type { Auth, Persistence } from 'firebase/auth';
import { restoreAtOnce } from './restoreAtOnce';

const device = new Map<string, object>();
/** What a browser's localStorage is for the SDK. */
class KeptPersistence {
  static type = 'LOCAL';
  type = 'LOCAL';
  _isAvailable = async () => true;
  _get = async (key: string) => device.get(key) ?? null;
  _set = async (key: string, value: object) => void device.set(key, value);
  _remove = async (key: string) => void device.delete(key);
  _addListener() {}
  _removeListener() {}
}

const email = 'ana@exemplu.ro';
const password = 'o parolă lungă';
let firebase: TestFirebase;
let answer: () => Promise<unknown>;
let auth: Auth;

beforeAll(async () => {
  firebase = await startTestFirebase();
  await firebase.accounts.createUser({ uid: 'ana', email, password });
  const { fetch } = globalThis;
  globalThis.fetch = async (...asked) => {
    if (String(asked[0]).includes('accounts:lookup')) await answer();
    return fetch(...asked);
  };
});
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  answer = async () => {};
  device.clear();
  firebase.accounts.setDisabled('ana', false);
  await open();
  const { signInWithEmailAndPassword } = await import('firebase/auth');
  await signInWithEmailAndPassword(auth, email, password);
});
afterAll(async () => {
  await auth.signOut();
  await firebase.stop();
});

/** The page is loaded anew on the same device. */
async function open(): Promise<void> {
  const { deleteApp, getApps, initializeApp } = await import('firebase/app');
  const { connectAuthEmulator, initializeAuth } = await import('firebase/auth');
  await Promise.all(getApps().map(deleteApp));
  const { emulatorOrigin, ...options } = firebase.config;
  const persistence = KeptPersistence as unknown as Persistence;
  auth = initializeAuth(initializeApp(options), { persistence });
  restoreAtOnce(auth);
  connectAuthEmulator(auth, emulatorOrigin!, { disableWarnings: true });
}

/** The kept account as it is after the answer about it, which may have come before anybody listens. */
const userWhen = async (isAnswered: (user: Auth['currentUser']) => boolean) => {
  const { onIdTokenChanged } = await import('firebase/auth');
  return new Promise<Auth['currentUser']>((resolve) => {
    const stop = onIdTokenChanged(auth, (user) => {
      if (!isAnswered(user)) return;
      stop();
      resolve(user);
    });
  });
};

test('a kept account counts, token and all, while nobody has answered about it; what changed is known afterwards', async () => {
  let letAnswer = () => {};
  answer = () => new Promise<void>((resolve) => (letAnswer = resolve));
  await open();
  await auth.authStateReady();
  expect(auth.currentUser).toMatchObject({ uid: 'ana', emailVerified: false });
  expect(await auth.currentUser!.getIdToken()).toMatch(/\./);
  firebase.accounts.confirmEmail(email);
  const confirmed = userWhen((user) => user?.emailVerified === true);
  await new Promise(setImmediate);
  letAnswer();
  expect(await confirmed).toMatchObject({ uid: 'ana' });
});

test('an account disabled since is signed out when that is known', async () => {
  firebase.accounts.setDisabled('ana', true);
  await open();
  await auth.authStateReady();
  expect(auth.currentUser).toMatchObject({ uid: 'ana' });
  expect(await userWhen((user) => user === null)).toBeNull();
  expect([...device.keys()].filter((key) => key.includes('authUser'))).toEqual([]);
});

test('without a network the kept account stays', async () => {
  let hear = () => {};
  const warned = new Promise<void>((resolve) => (hear = resolve));
  jest.mocked(console.warn).mockImplementation(() => hear());
  answer = () => Promise.reject(new TypeError('offline'));
  const start = globalThis.setTimeout; // the SDK's own time limit outlives a failed request, and would keep the test alive
  const unheld = ((...asked: Parameters<typeof start>) => start(...asked).unref()) as typeof start;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(unheld);
  await open();
  await warned;
  expect(auth.currentUser).toMatchObject({ uid: 'ana' });
});

test('of two tabs the one that puts the account back as the other signs out is signed out too, unless somebody signed in since', async () => {
  const page = new EventTarget();
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
  await open();
  await auth.authStateReady();
  Object.assign(globalThis, { addEventListener: undefined });
  const key = [...device.keys()].find((each) => each.includes('authUser'))!;
  const ended = JSON.stringify(device.get(key));
  const hear = (kept: object) =>
    page.dispatchEvent(
      Object.assign(new Event('storage'), {
        key,
        oldValue: ended,
        newValue: null,
        storageArea: { getItem: () => JSON.stringify(kept) },
      }),
    );
  const leave = jest.spyOn(auth, 'signOut');
  hear({ ...device.get(key), stsTokenManager: { refreshToken: 'of a session begun since' } });
  expect(leave).not.toHaveBeenCalled();
  hear(device.get(key)!);
  expect(await userWhen((user) => user === null)).toBeNull();
});
