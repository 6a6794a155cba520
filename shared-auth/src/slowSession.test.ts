import { type TestFirebase, startTestFirebase } from '@anunturi/backend/testing/startTestFirebase';
import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { FIREBASE_PREFIX } from '@anunturi/shared-contract/storage/localStorageKeys';
import { configureFirebase, openAuth } from './firebase';
import { getSession, loadingSession, setSession, subscribeToSession } from './sessionStore';
import { inTime, startSession } from './startSession';
import { whenSessionKnown } from './whenSessionKnown';

let firebase: TestFirebase;
let letFirestoreAnswer = () => {};

beforeAll(async () => {
  firebase = await startTestFirebase();
  configureFirebase(firebase.config);
  const kept = `${FIREBASE_PREFIX}authUser:${firebase.config.apiKey}:[DEFAULT]`;
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => (key === kept ? '{}' : null) },
  });
  const { fetch } = globalThis;
  const answering = new Promise<void>((resolve) => (letFirestoreAnswer = resolve));
  globalThis.fetch = async (...asked) => {
    if (String(asked[0]).includes('/documents')) await answering;
    return fetch(...asked);
  };
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

test('while Firestore hangs the page starts without a session, which follows when it answers', async () => {
  const { auth, createUserWithEmailAndPassword } = await openAuth();
  await createUserWithEmailAndPassword(auth, 'ana@exemplu.ro', 'o parolă lungă');
  loadingLimits.sessionMs = 1;
  await startSession();
  expect(getSession().state).toBe('loading');
  const known = new Promise<void>((resolve) => subscribeToSession(resolve));
  letFirestoreAnswer();
  await known;
  expect(getSession()).toMatchObject({ state: 'signedIn', user: { email: 'ana@exemplu.ro' } });
});

test('a first result that fails late is logged, and the page goes on signed out', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  setSession(loadingSession);
  let fail: (error: Error) => void = () => {};
  await inTime(new Promise((_resolve, reject) => (fail = reject)));
  expect(getSession().state).toBe('loading');
  fail(new Error('no SDK'));
  expect((await whenSessionKnown()).state).toBe('signedOut');
  expect(error).toHaveBeenCalledWith(
    'Starea autentificării nu a putut fi aflată.',
    expect.any(Error),
  );
  error.mockRestore();
});

test('a failure in time is told to who waits', async () => {
  setSession(loadingSession);
  await expect(inTime(Promise.reject(new Error('no SDK')))).rejects.toThrow('no SDK');
  expect(getSession().state).toBe('loading');
});
