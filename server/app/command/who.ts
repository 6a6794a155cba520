import type { DocumentData } from '@google-cloud/firestore';
import { mayDo, type Permission } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  blockedAddressPath,
  refuseBlockedAddress,
  rememberMailbox,
} from '../callers/blockedAddress';
import type { Caller, SignedInCaller } from '../callers/Caller';
import type { Who } from './defineCommand';
import { refuse } from './refuse';
import type { Store } from '../data/Store';

/** How long a sign-in proves that its person is there. */
const RECENT_MS = 10 * 60 * 1000;

/** Everybody, blocked accounts too. */
export const everybody: Who = (caller) => caller;

/** Visitors too; an account that is blocked is refused all the same. */
export const anyone: Who = async (caller, store) => {
  if (isSignedIn(caller)) await refuseBlocked(caller, store);
  return caller;
};

/** Somebody with an account that is neither blocked nor closing. */
export const signedIn: Who<SignedInCaller> = async (caller, store) => {
  const person = refuseVisitor(caller);
  await refuseBlocked(person, store);
  return person;
};

/** Somebody with an account, blocked or closing ones too: what is kept about them is theirs to read. */
export const blockedToo: Who<SignedInCaller> = async (caller, store) => {
  const person = refuseVisitor(caller);
  await refuseBlocked(person, store, { mayBeClosing: true, mayBeBlocked: true });
  return person;
};

/** The same in a session that has yet to prove the second factor. */
export const unproved: Who<SignedInCaller> = async (caller, store) => {
  const person = refuseVisitor(caller);
  const mayBe = { mayBeClosing: true, mayBeBlocked: true, mayBeUnproved: true };
  await refuseBlocked(person, store, mayBe);
  return person;
};

/** Somebody who entered the password just now; the account may be without its documents, or closing already. */
export const ownerOfAccount: Who<SignedInCaller> = async (caller, store, now) => {
  const person = refuseVisitor(caller);
  if (await store.read(documentPaths.user(person.uid)))
    await refuseBlocked(person, store, { mayBeClosing: true });
  refuseOldSignIn(caller, now);
  return person;
};

/** What cannot be undone, or tells everything, wants somebody who has just given the password. @throws Refusal recentSignInNeeded */
export function refuseOldSignIn({ authTime }: Caller, now: Date): void {
  const age = now.getTime() - (authTime?.getTime() ?? 0);
  if (age > RECENT_MS) refuse('recentSignInNeeded');
}

/** Somebody whose role allows it now, whatever an open tab believes, and who has a second factor (decisions 0066, 0090). */
export const staffThat =
  (permission: Permission): Who<SignedInCaller> =>
  async (caller, store, now) => {
    const person = await signedIn(caller, store, now);
    const user = await store.read(documentPaths.user(person.uid));
    if (!mayDo(user?.role, permission)) refuse('notAllowed');
    if (!user?.secondFactorSessions) refuse('secondFactorNeeded', NO_SECOND_FACTOR);
    return person;
  };

/** Somebody signed in whose mailbox is not that of somebody else who was blocked, registered with it or changed to later. */
export const signedInByOwnAddress: Who<SignedInCaller> = async (caller, store, now) => {
  const person = await signedIn(caller, store, now);
  await refuseBlockedAddress(person, store);
  return person;
};
signedInByOwnAddress.reads = ({ email }) =>
  email === undefined ? [] : [blockedAddressPath(email)];

/** The same, with the address confirmed: a message to others has somebody behind it. */
export const verifiedUser: Who<SignedInCaller> = async (caller, store, now) => {
  const person = await signedInByOwnAddress(caller, store, now);
  if (!person.emailVerified) refuse('emailNotVerified');
  await rememberMailbox(person, store);
  return person;
};
verifiedUser.reads = signedInByOwnAddress.reads;

/** Somebody with an account of Firebase Auth, whether it has its documents here yet or not. */
export const authenticated: Who<SignedInCaller> = (caller) => refuseVisitor(caller);

const NO_SECOND_FACTOR =
  'Cei care lucrează în administrare intră în cont și cu un cod din aplicația de autentificare. Activați-l la „Al doilea pas”.';

const isSignedIn = (caller: Caller): caller is SignedInCaller => caller.uid !== null;

/** @throws Refusal signInNeeded */
function refuseVisitor(caller: Caller): SignedInCaller {
  return isSignedIn(caller) ? caller : refuse('signInNeeded');
}

async function refuseBlocked(
  { uid, authTime }: SignedInCaller,
  store: Store,
  { mayBeClosing = false, mayBeBlocked = false, mayBeUnproved = false } = {},
): Promise<void> {
  const user = await store.read(documentPaths.user(uid));
  if (!user) refuse('signInNeeded');
  if (user.blocked === true && !mayBeBlocked) refuse('blocked');
  if (user.closingAt !== undefined && !mayBeClosing) refuse('blocked');
  if (!authTime) return;
  if (!stands(user, authTime)) refuse('signInNeeded');
  if (!mayBeUnproved && !isProved(user, authTime)) refuse('secondFactorNeeded');
}

/** Whether a session that began then is one that its person has not ended; firestore.rules ask the same. */
export const stands = (user: DocumentData, began: Date): boolean =>
  (!(user.sessionsEndedAt > began) || user.standingSession === began.getTime() / 1000) &&
  !((user.endedSessions ?? []) as number[]).includes(began.getTime() / 1000);

/** Whether a session that began then has proved the second factor, where there is one; firestore.rules ask the same. */
export const isProved = (user: DocumentData, began: Date): boolean =>
  ((user.secondFactorSessions as number[] | undefined) ?? [began.getTime() / 1000]).includes(
    began.getTime() / 1000,
  );
