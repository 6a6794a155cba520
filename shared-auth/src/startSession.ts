import { loadingLimits } from '@anunturi/shared-contract/page/loadingLimits';
import { deviceText } from '@anunturi/shared-runtime/storage/deviceText';
import { FIREBASE_PREFIX, SESSION_KEYS } from '@anunturi/shared-contract/page/localStorageKeys';
import type { User } from 'firebase/auth';
import { claimedRole } from './claimedRole';
import { openAuth } from './firebase';
import { firebaseConfig } from './firebaseConfig';
import { type Standing, readRole } from './role';
import { awaitedSession, getSession, setSession, signedOutSession } from './sessionStore';

/** Where the Auth SDK keeps its user on this device. */
const keptUser = () =>
  deviceText(`${FIREBASE_PREFIX}authUser:${firebaseConfig().apiKey}:[DEFAULT]`);

let started = false;
let stopWatching: (() => void) | undefined;

/**
 * Finds out who is signed in. Without a kept user the first result is known at once and the Auth SDK is not
 * downloaded; a sign-in in another tab of the browser is noticed. A first result that takes long is not waited for: the
 * session is `loading` until it comes.
 */
export async function startSession(): Promise<void> {
  if (started) return;
  const user = keptUser();
  if (user.get() !== null) return inTime(followAuth());
  setSession(signedOutSession);
  stopWatching = user.subscribe(() => {
    if (user.get() !== null) void followAuth();
  });
}

/** A failure still counts; after one that comes too late for the caller the page goes on signed out. */
export function inTime(known: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve();
    }, loadingLimits.sessionMs);
    known
      .catch((error: unknown) => {
        if (!isLate) throw error;
        console.error('Whether somebody is signed in could not be found out', error);
        setSession(signedOutSession);
      })
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

/** From here on the SDK says who is signed in. Resolves with the first result. */
export async function followAuth(): Promise<void> {
  if (started) return;
  started = true;
  stopWatching?.();
  const { auth, onAuthStateChanged, onIdTokenChanged } = await openAuth().catch(
    (error: unknown) => {
      started = false;
      throw error;
    },
  );
  await new Promise<void>((resolve) => {
    onAuthStateChanged(auth, (user) => {
      if (!user || !isHeld) void take(user);
      resolve();
    });
  });
  // What was kept of the account is asked about after it counts: its name or address may have changed elsewhere.
  onIdTokenChanged(auth, (user) => {
    const known = getSession();
    if (known.state === 'signedIn' && known.user.uid === user?.uid)
      publish(user, known, known.isRoleUnchecked);
    // Another tab has proved the second factor.
    else if (known.state === 'signedOut' && known.awaitsCode && user && !isHeld) void take(user);
  });
}

let isHeld = false;

/** Who comes in during `work` is published afterwards, by `refreshSession`: an account counts when it is whole. */
export async function holdSession<T>(work: () => Promise<T>): Promise<T> {
  isHeld = true;
  return work().finally(() => (isHeld = false));
}

/** Reads the role again and publishes the session, for example after a registration. */
export async function refreshSession(): Promise<void> {
  const { auth } = await openAuth();
  await take(auth.currentUser);
}

let latest = 0;

/**
 * Publishes at once who it is, with the role that the token says; resolves when the document has decided. A failed read takes back
 * what the token gave, and an answer that comes late gives it again.
 */
async function take(user: User | null): Promise<void> {
  const turn = (latest += 1);
  if (!user) {
    for (const key of SESSION_KEYS) deviceText(key).set(null);
    if (getSession().state === 'signedIn' && globalThis.indexedDB) void forgetKept();
    return setSession(signedOutSession);
  }
  const before = getSession();
  const isKnown = before.state === 'signedIn' && before.user.uid === user.uid;
  if (!isKnown) publish(user, { role: claimedRole(user) }, true);
  const decide = (standing: Standing) => {
    if (turn === latest) publish(user, standing); // no newer auth result overtook this one
  };
  decide(await readRole(user.uid, decide, () => noteRefused(user)));
  const { noteSessionToday } = await import(/* webpackChunkName: "note-session" */ './noteSession');
  if (turn === latest && (await noteSessionToday(user))) awaitCode();
}

/** What waited for a connection belongs to the session that ends. */
const forgetKept = (): Promise<void> =>
  import(/* webpackChunkName: "kept-commands" */ './keptCommands')
    .then(({ forgetCommands }) => forgetCommands())
    .catch(console.warn);

/** The session was ended on another device, or awaits its code: trusted code says which. */
const noteRefused = (user: User): void =>
  void import(/* webpackChunkName: "note-session" */ './noteSession').then(
    async ({ noteSession }) => {
      if (await noteSession(user)) awaitCode();
    },
  );

/** Who gave the password has yet to prove the second factor: nobody is signed in until then. */
export function awaitCode(): void {
  latest += 1; // what is being read of the account counts no more
  setSession(awaitedSession);
}

function publish(
  { uid, email, emailVerified, displayName }: User,
  { role, lacksSecondFactor }: Standing,
  isRoleUnchecked?: true,
): void {
  const known = getSession();
  if (
    known.state === 'signedIn' &&
    known.user.uid === uid &&
    known.role === role &&
    known.isRoleUnchecked === isRoleUnchecked &&
    known.lacksSecondFactor === lacksSecondFactor &&
    known.user.email === (email ?? '') &&
    known.user.displayName === displayName &&
    known.user.emailVerified === emailVerified
  )
    return;
  setSession({
    state: 'signedIn',
    role,
    user: { uid, email: email ?? '', emailVerified, displayName },
    ...(isRoleUnchecked && { isRoleUnchecked }),
    ...(lacksSecondFactor && { lacksSecondFactor }),
  });
}
