import { ACCOUNT_ANSWER_KEY, THEME_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import {
  newRecoveryCodes,
  toRecoveryDigest,
} from '@anunturi/server/accounts/second-factor/recoveryCodes';
import { newSecret } from '@anunturi/server/accounts/second-factor/totp';
import { type TestFirebase, startTestFirebase } from '@anunturi/server/testing/startTestFirebase';
import { configureFirebase, openAuth } from './firebase';
import { callCommand } from './callCommand';
import { readRole } from './role';
import { proveIdentity } from './proveIdentity';
import { sendCommand } from './sendCommand';
import {
  confirmAddressChange,
  sendAddressChange,
  proveSecondFactor,
  register,
  sendPasswordReset,
  signIn,
  signOut,
} from './session';
import {
  type Session,
  awaitedSession,
  getSession,
  loadingSession,
  setSession,
  subscribeToSession,
} from './sessionStore';
import { refreshSession, startSession } from './startSession';

let firebase: TestFirebase;
const kept = new Map<string, string>();
const { fetch } = globalThis;

/** What happens elsewhere before a request is sent. */
let meanwhile: ((address: string) => Promise<void>) | undefined;

beforeAll(async () => {
  globalThis.fetch = async (address, init) => {
    await meanwhile?.(String(address));
    return fetch(address, init);
  };
  // What the session needs of a browser: its storage and the news of other tabs.
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  firebase = await startTestFirebase({ commands: true });
  configureFirebase(firebase.config);
});
afterAll(async () => {
  await (await openAuth()).auth.signOut();
  await firebase.stop();
});

const seen = () => {
  const states: Session['state'][] = [];
  const stop = subscribeToSession(() => states.push(getSession().state));
  return { states, stop };
};

test('someone who never signed in on this device is signed out at once, without the Auth SDK', async () => {
  expect(getSession()).toEqual(loadingSession);
  const { states, stop } = seen();
  await startSession();
  stop();
  expect(states).toEqual(['signedOut']);
  expect(getSession()).toEqual({ state: 'signedOut', user: null, role: null });
});

test('a new account has its documents, is signed in as a user, and signing out clears user and role', async () => {
  await register({ email: 'ana@exemplu.ro', password: 'o parolă lungă', displayName: 'Ana Pop' });
  const session = getSession();
  expect(session).toMatchObject({
    state: 'signedIn',
    role: 'user',
    user: { email: 'ana@exemplu.ro', displayName: 'Ana Pop' },
  });
  expect(await firebase.read(`users/${session.user?.uid}`)).toMatchObject({
    displayName: 'Ana Pop',
    role: 'user',
    blocked: false,
  });
  expect(await firebase.read(`profiles/${session.user?.uid}`)).toMatchObject({
    displayName: 'Ana Pop',
    sellerType: 'private',
  });
  await signOut();
  expect(getSession()).toEqual({ state: 'signedOut', user: null, role: null });
});

test('another account made in the same tab is published when it has its name and documents', async () => {
  const firsts: [string | null, Promise<object | null>][] = [];
  const stop = subscribeToSession(() => {
    const { user } = getSession();
    if (user) firsts.push([user.displayName, firebase.read(`users/${user.uid}`)]);
  });
  await register({ email: 'ion@exemplu.ro', password: 'o parolă lungă', displayName: 'Ion Pop' });
  stop();
  expect(firsts[0]![0]).toBe('Ion Pop');
  expect(await firsts[0]![1]).toMatchObject({ displayName: 'Ion Pop' });
  await signOut();
});

test('what a device keeps of the account goes with the session, what is about the device stays', async () => {
  const account = { email: 'mia@exemplu.ro', password: 'o parolă lungă' };
  await register({ ...account, displayName: 'Lia Pop' });
  kept.set(ACCOUNT_ANSWER_KEY, '{}').set(THEME_KEY, 'dark');
  await signOut();
  expect([...kept.keys()]).toEqual([THEME_KEY]);
  kept.clear();
});

test('who signs in to a closed account stays out and is told so, while its documents are there and after', async () => {
  await register({ email: 'dan@exemplu.ro', password: 'o parolă lungă', displayName: 'Dan Pop' });
  const path = `users/${getSession().user?.uid}`;
  await signOut();
  await firebase.owner.update(path, { closingAt: new Date() });
  const { states, stop } = seen();
  const closed = { field: 'form', message: expect.stringContaining('Contul este închis') };
  await expect(signIn('dan@exemplu.ro', 'o parolă lungă')).rejects.toMatchObject(closed);
  await firebase.seed(path.replace('users', 'deletedAccounts'), { at: new Date() });
  await firebase.owner.delete(path);
  await expect(signIn('dan@exemplu.ro', 'o parolă lungă')).rejects.toMatchObject(closed);
  stop();
  expect(states).not.toContain('signedIn');
  expect((await openAuth()).auth.currentUser).toBeNull();
});

test('an address that was changed elsewhere is published', async () => {
  await signIn('ion@exemplu.ro', 'o parolă lungă');
  const { auth } = await openAuth();
  const [uid, password] = [auth.currentUser!.uid, 'o parolă lungă'];
  const email = 'ion.pop@exemplu.ro';
  await firebase.accounts.createUser({ uid, email, password, displayName: 'Ion Pop' });
  await auth.currentUser!.reload();
  await refreshSession();
  expect(getSession().user?.email).toBe(email);
  await signOut();
});

test('another address becomes the account’s by the link that was sent to it, the earlier session is over, and both are told', async () => {
  const [before, next, password] = ['lia@exemplu.ro', 'lia.pop@exemplu.ro', 'o parolă lungă'];
  await register({ email: before, password, displayName: 'Lia Pop' });
  await proveIdentity(password);
  const earlier = await (await openAuth()).auth.currentUser!.getIdToken();
  await sendAddressChange(next);
  expect(getSession().user?.email).toBe(before);
  const outbox = await fetch(`${firebase.origin}/__local/outbox?format=json`);
  const { messages } = (await outbox.json()) as { messages: { email: string; link: string }[] };
  const { link } = messages.find(({ email }) => email === next)!;
  await confirmAddressChange(new URL(link).searchParams.get('oobCode')!);
  expect(getSession().state).toBe('signedOut');
  // Within five seconds: so long an answer about an account is believed.
  const refusal = (): Promise<unknown> =>
    sendCommand('readMyEmails', {}, { idToken: earlier }).then(refusal, (error: unknown) => error);
  expect(await refusal()).toMatchObject({ code: 'signInNeeded' });
  await signIn(next, password);
  expect(getSession().user).toMatchObject({ email: next, emailVerified: true });
  const told = (await firebase.owner.list('mail', { limit: 20 })).data
    .map(({ data }) => data as { to: string; about: { kind: string } })
    .filter(({ about }) => about.kind === 'addressChanged');
  expect(told.map(({ to }) => String(to)).toSorted()).toEqual([next, before].toSorted());
  await signOut();
});

test('a taken address and a bad one are said beside the e-mail field', async () => {
  await expect(
    register({ email: 'ana@exemplu.ro', password: 'alta parolă', displayName: 'Alta' }),
  ).rejects.toMatchObject({
    name: 'AuthProblem',
    field: 'email',
    message: expect.stringContaining('Există deja un cont'),
  });
  await expect(
    register({ email: 'nu-e-adresa', password: 'alta parolă', displayName: 'Alta' }),
  ).rejects.toMatchObject({ field: 'email', message: 'Adresa de e-mail nu este scrisă corect.' });
});

test('a wrong password and an unknown account read the same', async () => {
  const failure = (email: string) =>
    signIn(email, 'nu-este-asta').catch((error: { field: string; message: string }) => ({
      field: error.field,
      message: error.message,
    }));
  expect(await failure('ana@exemplu.ro')).toEqual({
    field: 'password',
    message: 'Adresa de e-mail sau parola nu este corectă.',
  });
  expect(await failure('nimeni@exemplu.ro')).toEqual(await failure('ana@exemplu.ro'));
});

test('an account that ends while its owner signs in reads as an unknown one', async () => {
  const [uid, email, password] = ['gone', 'gone@exemplu.ro', 'o parolă lungă'];
  await firebase.accounts.createUser({ uid, email, password, displayName: 'Dus' });
  const { origin, projectId, serviceToken } = firebase;
  meanwhile = async (address) => {
    if (!address.includes('accounts:lookup')) return;
    await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${serviceToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ localId: uid }),
      },
    );
  };
  const wrongLogin = 'Adresa de e-mail sau parola nu este corectă.';
  await expect(signIn(email, password)).rejects.toMatchObject({ message: wrongLogin });
  meanwhile = undefined;
});

test('a link for a new password is asked for in the same way whether the account exists or not', async () => {
  await expect(sendPasswordReset('ana@exemplu.ro')).resolves.toBeUndefined();
  await expect(sendPasswordReset('nimeni@exemplu.ro')).resolves.toBeUndefined();
});

/** Past the commands: a second factor with recovery codes, which are answered. */
async function giveSecondFactor(uid: string, user: object): Promise<string[]> {
  const codes = newRecoveryCodes();
  const recoveryDigests = codes.map((code) => toRecoveryDigest(uid, code));
  await firebase.seed(`secondFactors/${uid}`, {
    secret: newSecret(),
    lastStep: 0,
    recoveryDigests,
  });
  await firebase.seed(`users/${uid}`, { ...user, secondFactorSessions: [] });
  return codes;
}

test('an administrator is known by the role in their document', async () => {
  await signIn('ana@exemplu.ro', 'o parolă lungă');
  const uid = getSession().user?.uid as string;
  await signOut();
  const user = (await firebase.read(`users/${uid}`)) as object;
  await firebase.seed(`users/${uid}`, { ...user, role: 'admin' });
  await signIn('ana@exemplu.ro', 'o parolă lungă');
  expect(getSession()).toMatchObject({ role: 'user', lacksSecondFactor: true });
  await signOut();
  const codes = await giveSecondFactor(uid, { ...user, role: 'admin' });
  await signIn('ana@exemplu.ro', 'o parolă lungă');
  expect(getSession()).toEqual(awaitedSession);
  await expect(proveSecondFactor('123')).rejects.toMatchObject({ field: 'code' });
  await proveSecondFactor(codes[0]!);
  expect(getSession().role).toBe('admin');
  await firebase.seed(`users/${uid}`, { ...user, role: undefined });
  await signOut();
  await signIn('ana@exemplu.ro', 'o parolă lungă');
  expect(getSession().role).toBe('user');
  await signOut();
});

test('the role that the token claims counts at once, and loses against a document that says otherwise', async () => {
  await signIn('ana@exemplu.ro', 'o parolă lungă');
  const uid = getSession().user?.uid as string;
  await signOut();
  firebase.accounts.addClaims(uid, { role: 'admin' });
  const roles: [Session['role'], boolean][] = [];
  const stop = subscribeToSession(() => {
    const session = getSession();
    if (session.state === 'signedIn') roles.push([session.role, session.isRoleUnchecked === true]);
  });
  await signIn('ana@exemplu.ro', 'o parolă lungă');
  stop();
  expect(roles).toEqual([
    ['admin', true],
    ['user', false],
  ]);
  firebase.accounts.addClaims(uid, { role: undefined });
  await signOut();
});

test('who has no document, or one without a role, is a user; the role is one read of that document', async () => {
  const asked: string[] = [];
  globalThis.fetch = async (address, init) => {
    asked.push(`${String(address)} ${String(init?.body)}`);
    return fetch(address, init);
  };
  await signIn('ana@exemplu.ro', 'o parolă lungă');
  const { uid } = (await openAuth()).auth.currentUser!;
  await firebase.owner.delete(`users/${uid}`);
  asked.length = 0;
  expect(await readRole(uid)).toEqual({ role: 'user' });
  await firebase.seed(`users/${uid}`, { displayName: 'Ana Pop' });
  expect(await readRole(uid)).toEqual({ role: 'user' });
  await firebase.seed(`users/${uid}`, { displayName: 'Ana Pop', role: 'admin' });
  expect(await readRole(uid)).toEqual({ role: 'user', lacksSecondFactor: true });
  const reads = asked.filter((each) => each.includes('/documents'));
  expect(reads).toHaveLength(3);
  for (const read of reads) expect(read).toMatch(new RegExp(`documents:batchGet.*/users/${uid}"`));
  await signOut();
});

test('a failing read of the role is logged in Romanian and counts as the role of a user', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(await readRole('')).toEqual({ role: 'user' });
  expect(error.mock.calls).toEqual([
    ['Rolul contului nu a putut fi citit; se folosește rolul „user”.', expect.any(Error)],
  ]);
  error.mockRestore();
});

test('a failing sign-out is logged in Romanian and changes nothing', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { auth } = await openAuth();
  const failing = jest.spyOn(auth, 'signOut').mockRejectedValue(new Error('no network'));
  const before: Session = {
    state: 'signedIn',
    role: 'user',
    user: { uid: 'a', email: '', emailVerified: true, displayName: null },
  };
  setSession(before);
  expect(await signOut()).toBe(false);
  expect(getSession()).toBe(before);
  expect(error.mock.calls).toEqual([['Delogarea nu a reușit.', expect.any(Error)]]);
  failing.mockRestore();
  error.mockRestore();
});

test('a session that was ended on another device is signed out by the first act it tries', async () => {
  await signIn('ana@exemplu.ro', 'o parolă lungă');
  const { uid } = getSession().user!;
  const { auth } = await openAuth();
  const { claims } = await auth.currentUser!.getIdTokenResult();
  const said = jest.fn();
  const unsubscribe = jest.fn();
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  const navigator = { serviceWorker: { getRegistration: async () => registration } };
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  Object.assign(globalThis, { dispatchEvent: said, StorageEvent: Event });
  await firebase.owner.update(`users/${uid}`, { endedSessions: [Number(claims.auth_time)] });
  await expect(callCommand('readMyEmails', {})).rejects.toMatchObject({ code: 'sessionEnded' });
  expect(getSession().state).toBe('signedOut');
  expect(said).toHaveBeenCalledWith(
    expect.objectContaining({
      detail: { text: expect.stringContaining('a fost încheiată') },
    }),
  );
  expect(unsubscribe).toHaveBeenCalledTimes(1); // the next person on this device is told nothing of theirs
});
