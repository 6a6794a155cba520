import { provedBy } from '@anunturi/server/testing/signInForTest';
import type { User } from 'firebase/auth';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { FIREBASE_PREFIX } from '@anunturi/shared-contract/page/localStorageKeys';
import { configureFirebase, openAuth } from './firebase';
import {
  type Session,
  getSession,
  loadingSession,
  setSession,
  subscribeToSession,
} from './sessionStore';
import { inTime, refreshSession, startSession } from './startSession';
import { whenSessionKnown } from './whenSessionKnown';

let firebase: TestFirebase;
let letFirestoreAnswer = () => {};
let answering = Promise.resolve();
const letFirestoreHang = () =>
  void (answering = new Promise<void>((resolve) => (letFirestoreAnswer = resolve)));

beforeAll(async () => {
  firebase = await startTestFirebase();
  configureFirebase(firebase.config);
  const kept = `${FIREBASE_PREFIX}authUser:${firebase.config.apiKey}:[DEFAULT]`;
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => (key === kept ? '{}' : null) },
  });
  const { fetch } = globalThis;
  letFirestoreHang();
  globalThis.fetch = async (...asked) => {
    if (String(asked[0]).includes('/documents')) await answering;
    return fetch(...asked);
  };
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

const whenRoleIsChecked = () =>
  new Promise<void>((resolve) => {
    const stop = subscribeToSession(() => {
      const session = getSession();
      if (session.state !== 'signedIn' || session.isRoleUnchecked) return;
      stop();
      resolve();
    });
  });

const whenRoleIs = (role: Session['role']) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (getSession().role !== role) return;
      stop();
      resolve();
    };
    const stop = subscribeToSession(look);
    look();
  });

test('while Firestore hangs the session starts with the role of the token, which is checked when it answers', async () => {
  const { auth, createUserWithEmailAndPassword } = await openAuth();
  await createUserWithEmailAndPassword(auth, 'ana@exemplu.ro', 'o parolă lungă');
  await startSession();
  const ana = { state: 'signedIn', user: { email: 'ana@exemplu.ro' }, role: 'user' };
  expect(getSession()).toMatchObject({ ...ana, isRoleUnchecked: true });
  const checked = whenRoleIsChecked();
  letFirestoreAnswer();
  await checked;
  expect(getSession()).toMatchObject(ana);
});

test('while Firestore hangs for good, who is signed in is known after a time all the same', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { dataTimeoutMs } = loadingLimits;
  letFirestoreHang();
  loadingLimits.dataTimeoutMs = 1;
  setSession(loadingSession);
  await refreshSession();
  expect(await whenSessionKnown()).toMatchObject({ state: 'signedIn', role: 'user' });
  expect(error.mock.calls[0]?.[0]).toContain('Rolul contului nu a putut fi citit');
  loadingLimits.dataTimeoutMs = dataTimeoutMs;
  letFirestoreAnswer();
  error.mockRestore();
});

/** An administrator whose session has proved the second factor. */
const makeAdministrator = async (user: User) =>
  firebase.seed(`users/${user.uid}`, { role: 'admin', ...provedBy(await user.getIdToken()) });

test('the role of a person who counted as a user because Firestore was slow is taken when it answers', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { dataTimeoutMs } = loadingLimits;
  const { auth } = await openAuth();
  await makeAdministrator(auth.currentUser!);
  letFirestoreHang();
  loadingLimits.dataTimeoutMs = 1;
  await refreshSession();
  expect(getSession().role).toBe('user');
  const changed = new Promise<void>((resolve) => subscribeToSession(resolve));
  letFirestoreAnswer();
  await changed;
  expect(getSession()).toMatchObject({ role: 'admin', user: { email: 'ana@exemplu.ro' } });
  loadingLimits.dataTimeoutMs = dataTimeoutMs;
  error.mockRestore();
});

test('a read of the role that fails takes the administration back from an administrator and from a kept token that claims it', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { dataTimeoutMs } = loadingLimits;
  const { currentUser } = (await openAuth()).auth;
  await makeAdministrator(currentUser!);
  await refreshSession();
  expect(getSession().role).toBe('admin');
  letFirestoreHang();
  loadingLimits.dataTimeoutMs = 1;
  await refreshSession();
  expect(getSession()).toMatchObject({ state: 'signedIn', role: 'user' });
  firebase.accounts.addClaims(currentUser!.uid, { role: 'admin' });
  await currentUser!.getIdToken(true);
  const roles: Session['role'][] = [];
  setSession(loadingSession);
  const stop = subscribeToSession(() => roles.push(getSession().role));
  await refreshSession();
  expect(roles).toEqual(['admin', 'user']);
  await currentUser!.getIdToken(true); // another token that claims the same
  expect(roles).toEqual(['admin', 'user']);
  expect(getSession().state === 'signedIn' && getSession()).not.toHaveProperty('isRoleUnchecked');
  expect(error).toHaveBeenCalledTimes(2);
  letFirestoreAnswer();
  await whenRoleIs('admin'); // the answer that came late gives it again
  stop();
  loadingLimits.dataTimeoutMs = dataTimeoutMs;
  error.mockRestore();
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
    'Whether somebody is signed in could not be found out',
    expect.any(Error),
  );
  error.mockRestore();
});

test('a failure in time is told to a person who waits', async () => {
  setSession(loadingSession);
  await expect(inTime(Promise.reject(new Error('no SDK')))).rejects.toThrow('no SDK');
  expect(getSession().state).toBe('loading');
});
