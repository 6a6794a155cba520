import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { PasswordOwner } from '@anunturi/shared-domain/people/passwordProblem';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import type { User } from 'firebase/auth';
import { toAuthProblem } from './authProblem';
import { sendCommand } from './sendCommand';
import { openAuth, openFirestore } from './firebase';
import { endPush } from './endPush';
import { firebaseCode } from './firestore/toMarketError';
import { noteSession } from './noteSession';
import { awaitCode, followAuth, holdSession, refreshSession } from './startSession';

/** Seller data asked for at registration. */
export type NewAccount = { email: string; password: string; displayName: string };

/** Makes an account and its documents. Refused, nothing of it stays; interrupted, the next sign-in ends it. @throws AuthProblem */
export async function register({ email, password, displayName }: NewAccount): Promise<void> {
  await explained(async () => {
    await refusePassword(password, { email, name: displayName });
    await holdSession(() => makeAccount({ email, password, displayName }));
    await sendVerification().catch((error: unknown) =>
      console.error('The e-mail that confirms the address could not be sent', error),
    );
    await followAuth();
    await refreshSession();
  });
}

async function makeAccount({ email, password, displayName }: NewAccount): Promise<void> {
  const { auth, createUserWithEmailAndPassword, deleteUser, updatePassword, updateProfile } =
    await openAuth();
  // Left by a try whose answer was lost.
  const left = auth.currentUser?.email === email.toLowerCase() ? auth.currentUser : null;
  if (left) await updatePassword(left, password);
  const user =
    left ??
    (
      await createUserWithEmailAndPassword(auth, email, password).catch((error: unknown) =>
        claimTaken(email, error),
      )
    ).user;
  await updateProfile(user, { displayName });
  try {
    await sendCommand('registerProfile', { displayName }, { idToken: await user.getIdToken() });
  } catch (error) {
    if (!isLost(error)) await deleteUser(user);
    throw error;
  }
}

/** An account has the address: one that never confirmed it keeps it from nobody. @throws what it is given */
async function claimTaken(email: string, error: unknown): Promise<never> {
  if (firebaseCode(error) === 'email-already-in-use')
    await sendCommand('claimAddress', { email }, {}).catch((fault: unknown) =>
      console.warn('The address could not be claimed', fault),
    );
  throw error;
}

/** Whether nobody knows if a command was done. */
const isLost = (error: unknown): boolean =>
  isMarketError(error) && ['offline', 'unavailable', 'timeout'].includes(error.code);

const passwordFaults = {
  short: 'auth/weak-password',
  common: 'auth/common-password',
  own: 'auth/own-password',
} as const;

async function refusePassword(password: string, owner: PasswordOwner): Promise<void> {
  const { passwordProblem } = await import('@anunturi/shared-domain/people/passwordProblem');
  const problem = passwordProblem(password, owner);
  if (problem) throw fault(passwordFaults[problem]);
}

/** Ends a registration that stopped between the account and its documents. @throws when the account is closed */
async function endRegistration(user: User): Promise<void> {
  const { db, doc, getDoc } = await openFirestore();
  const account = await getDoc(doc(db, documentPaths.user(user.uid)));
  if (account.get('closingAt') !== undefined) throw new ClosedAccount();
  if (account.exists()) return;
  const displayName = user.displayName ?? 'Utilizator nou';
  try {
    await sendCommand('registerProfile', { displayName }, { idToken: await user.getIdToken() });
  } catch (error) {
    // Of a closed account the documents go first, and never come back.
    throw isMarketError(error) && error.code === 'signInNeeded' ? new ClosedAccount() : error;
  }
}

/** Said as the SDK says it: `toAuthProblem` knows the code. */
const fault = (code: string): Error => Object.assign(new Error(code), { code });

class ClosedAccount extends Error {
  readonly code = 'auth/closed-account';
}

/** Signs in and waits until the session says so, or that a code is awaited (`awaitsCode`); an account that is closed stays out while its data are deleted. @throws AuthProblem */
export async function signIn(email: string, password: string): Promise<void> {
  await explained(async () => {
    const { auth, signInWithEmailAndPassword } = await openAuth();
    const awaitsCode = await holdSession(async () => {
      const signingIn = signInWithEmailAndPassword(auth, email, password);
      const { user } = await signingIn.catch(sayEndedMeanwhile);
      return endRegistration(user).then(
        () => false,
        async (error: unknown) => {
          // The person's own document is closed to a session that has yet to prove the second factor.
          if (firebaseCode(error) === 'permission-denied') return noteSession(user);
          if (!(error instanceof ClosedAccount)) {
            console.error('The registration could not be finished', error);
            return false;
          }
          await auth.signOut();
          throw error;
        },
      );
    });
    if (awaitsCode) return awaitCode();
    await followAuth();
    await refreshSession();
  });
}

/** Proves the second factor of the person who gave the password: a code of the app or a recovery code. @throws AuthProblem */
export async function proveSecondFactor(code: string): Promise<void> {
  await explained(async () => {
    const { auth } = await openAuth();
    const user = auth.currentUser;
    if (!user) throw fault('auth/user-token-expired');
    const idToken = await user.getIdToken();
    const { outcome } = await sendCommand('proveSecondFactor', { code }, { idToken });
    if (outcome !== 'proved') throw fault(`auth/code-${outcome}`);
    await followAuth();
    await user.getIdToken(true); // other tabs are told
    await refreshSession();
  });
}

/** There was no session that could expire: the account, or its password, went between two requests of one sign-in. */
function sayEndedMeanwhile(error: { code?: string }): never {
  const hasEnded = error.code === 'auth/user-token-expired';
  throw hasEnded ? fault('auth/invalid-credential') : error;
}

/** Ends the session, and notifications on this device. @throws what the SDK says */
export async function signOut(): Promise<void> {
  const { auth, signOut: end } = await openAuth();
  await end(auth);
  void endPush();
}

/** Sends the link for a new password; says nothing about whether the account exists. @throws AuthProblem */
export async function sendPasswordReset(email: string): Promise<void> {
  await explained(async () => {
    const { auth, sendPasswordResetEmail } = await openAuth();
    await sendPasswordResetEmail(auth, email);
  });
}

/** Sets the new password with the code from the e-mailed link. @throws AuthProblem */
export async function confirmNewPassword(code: string, password: string): Promise<void> {
  await explained(async () => {
    const { auth, confirmPasswordReset, verifyPasswordResetCode } = await openAuth();
    const email = await verifyPasswordResetCode(auth, code);
    await refusePassword(password, { email });
    await confirmPasswordReset(auth, code, password);
  });
}

/** Sends the link that confirms the signed-in person's address. @throws AuthProblem */
export async function sendVerification(): Promise<void> {
  await explained(async () => {
    const { auth, sendEmailVerification } = await openAuth();
    if (auth.currentUser) await sendEmailVerification(auth.currentUser);
  });
}

/** Confirms an e-mail address with the code of the e-mailed link. @throws AuthProblem */
export async function confirmEmail(code: string): Promise<void> {
  await explained(async () => {
    const { applyActionCode, auth } = await openAuth();
    await applyActionCode(auth, code);
    await auth.currentUser?.reload();
  });
}

/**
 * Sends a link to another address of the signed-in person, who has just given the password (`proveIdentity`): opened, it makes that
 * address the account's. Says nothing about whether somebody has it already. @throws AuthProblem
 */
export async function sendAddressChange(next: string): Promise<void> {
  await explained(async () => {
    const { auth, verifyBeforeUpdateEmail } = await openAuth();
    if (!auth.currentUser) throw fault('auth/user-token-expired');
    await verifyBeforeUpdateEmail(auth.currentUser, next);
  });
}

/** Makes the address that a link was sent to the account's: every session is over, this one too. @throws AuthProblem */
export async function confirmAddressChange(code: string): Promise<void> {
  await explained(async () => {
    const { applyActionCode, auth } = await openAuth();
    await applyActionCode(auth, code);
    await auth.signOut();
  });
}

/** Changes the password of the signed-in person, who proves the present one. @throws AuthProblem */
export async function changePassword(present: string, next: string): Promise<void> {
  await explained(async () => {
    const { EmailAuthProvider, auth, reauthenticateWithCredential, updatePassword } =
      await openAuth();
    const user = auth.currentUser;
    if (!user?.email) throw fault('auth/user-token-expired');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, present));
    await refusePassword(next, { email: user.email, name: user.displayName });
    await updatePassword(user, next);
    // Rules learn by it that earlier sessions are over.
    if (await noteSession(user)) awaitCode();
  });
}

async function explained(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    throw toAuthProblem(error);
  }
}
