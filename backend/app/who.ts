import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Caller } from './Caller';
import type { Who } from './defineCommand';
import { refuse } from './refuse';
import type { Store } from './Store';

/** Everybody, blocked accounts too. */
export const everybody: Who = () => {};

/** Visitors too; an account that is blocked is refused all the same. */
export const anyone: Who = async (caller, store) => {
  if (caller.uid !== null) await refuseBlocked(caller, store);
};

/** Somebody with an account that is not blocked or leaving. */
export const signedIn: Who = async (caller, store) => {
  if (caller.uid === null) refuse('signInNeeded');
  await refuseBlocked(caller, store);
};

/** The same, or somebody who is leaving: taking one's own things away stays possible. */
export const signedInOrLeaving: Who = async (caller, store) => {
  if (caller.uid === null) refuse('signInNeeded');
  await refuseBlocked(caller, store, { mayLeave: true });
};

/** Somebody whose account says so now, whatever an open tab believes. */
export const administrator: Who = async (caller, store) => {
  await signedIn(caller, store);
  const user = await store.read(documentPaths.user(caller.uid as string));
  if (user?.role !== 'admin') refuse('notAllowed');
};

/** The same, with an e-mail address that was confirmed: a message to others has somebody behind it. */
export const verifiedUser: Who = async (caller, store) => {
  await signedIn(caller, store);
  if (!caller.emailVerified) refuse('emailNotVerified');
};

/** Somebody with an account of Firebase Auth, whether it has its documents here yet or not. */
export const authenticated: Who = (caller) => {
  if (caller.uid === null) refuse('signInNeeded');
};

async function refuseBlocked(
  { uid, authTime }: Caller,
  store: Store,
  { mayLeave = false } = {},
): Promise<void> {
  const user = await store.read(documentPaths.user(uid as string));
  if (!user) refuse('signInNeeded');
  if (user.blocked === true || (user.closingAt !== undefined && !mayLeave)) refuse('blocked');
  // An ID token outlives its session by up to an hour.
  if (authTime && user.sessionsEndedAt > authTime) refuse('signInNeeded');
}
