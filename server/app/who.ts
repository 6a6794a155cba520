import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { blockedAddressPath, refuseBlockedAddress, rememberMailbox } from './blockedAddress';
import type { Caller } from './Caller';
import type { Who } from './defineCommand';
import { refuse } from './refuse';
import type { Store } from './Store';

/** How long a sign-in proves that its person is there. */
const RECENT_MS = 10 * 60 * 1000;

/** Everybody, blocked accounts too. */
export const everybody: Who = () => {};

/** Visitors too; an account that is blocked is refused all the same. */
export const anyone: Who = async (caller, store) => {
  if (caller.uid !== null) await refuseBlocked(caller, store);
};

/** Somebody with an account that is neither blocked nor closing. */
export const signedIn: Who = async (caller, store) => {
  if (caller.uid === null) refuse('signInNeeded');
  await refuseBlocked(caller, store);
};

/** Somebody with an account, blocked or closing ones too: what is kept about them is theirs to read. */
export const blockedToo: Who = async (caller, store) => {
  if (caller.uid === null) refuse('signInNeeded');
  await refuseBlocked(caller, store, { mayBeClosing: true, mayBeBlocked: true });
};

/** Somebody who entered the password just now; the account may be without its documents, or closing already. */
export const ownerOfAccount: Who = async (caller, store, now) => {
  if (caller.uid === null) refuse('signInNeeded');
  if (await store.read(documentPaths.user(caller.uid)))
    await refuseBlocked(caller, store, { mayBeClosing: true });
  const age = now.getTime() - (caller.authTime?.getTime() ?? 0);
  if (age > RECENT_MS) refuse('recentSignInNeeded');
};

/** Somebody whose account says so now, whatever an open tab believes. */
export const administrator: Who = async (caller, store, now) => {
  await signedIn(caller, store, now);
  const user = await store.read(documentPaths.user(caller.uid as string));
  if (user?.role !== 'admin') refuse('notAllowed');
};

/** Somebody signed in whose mailbox is not that of somebody else who was blocked, registered with it or changed to later. */
export const signedInByOwnAddress: Who = async (caller, store, now) => {
  await signedIn(caller, store, now);
  await refuseBlockedAddress(caller, store);
};
signedInByOwnAddress.reads = ({ email }) =>
  email === undefined ? [] : [blockedAddressPath(email)];

/** The same, with the address confirmed: a message to others has somebody behind it. */
export const verifiedUser: Who = async (caller, store, now) => {
  await signedInByOwnAddress(caller, store, now);
  if (!caller.emailVerified) refuse('emailNotVerified');
  await rememberMailbox(caller, store);
};
verifiedUser.reads = signedInByOwnAddress.reads;

/** Somebody with an account of Firebase Auth, whether it has its documents here yet or not. */
export const authenticated: Who = (caller) => {
  if (caller.uid === null) refuse('signInNeeded');
};

async function refuseBlocked(
  { uid, authTime }: Caller,
  store: Store,
  { mayBeClosing = false, mayBeBlocked = false } = {},
): Promise<void> {
  const user = await store.read(documentPaths.user(uid as string));
  if (!user) refuse('signInNeeded');
  if (user.blocked === true && !mayBeBlocked) refuse('blocked');
  if (user.closingAt !== undefined && !mayBeClosing) refuse('blocked');
  // An ID token outlives its session by up to an hour.
  if (authTime && user.sessionsEndedAt > authTime) refuse('signInNeeded');
}
