import { foldDiacritics } from '@anunturi/shared-domain/formats/romanianText';
import { toAuthProblem } from './authProblem';
import { openAuth, openFirestore } from './firebase';
import { followAuth, refreshSession } from './startSession';

/** Seller data asked for at registration. */
export type NewAccount = { email: string; password: string; displayName: string };

/** Makes an account and its documents. @throws AuthProblem */
export async function register({ email, password, displayName }: NewAccount): Promise<void> {
  await explained(async () => {
    const { auth, createUserWithEmailAndPassword, updateProfile } = await openAuth();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName });
    await createAccountDocuments(user.uid, email, displayName);
    await sendVerification().catch((error: unknown) =>
      console.error('E-mailul de confirmare nu a putut fi trimis.', error),
    );
    await followAuth();
    await refreshSession();
  });
}

/** The private document and the public card of a new account, both or none. */
async function createAccountDocuments(
  uid: string,
  email: string,
  displayName: string,
): Promise<void> {
  const { db, doc, serverTimestamp, writeBatch } = await openFirestore();
  const batch = writeBatch(db);
  const now = serverTimestamp();
  const rights = { role: 'user', blocked: false, trusted: false, acceptedListings: 0 };
  batch.set(doc(db, 'users', uid), {
    ...rights,
    email,
    displayName,
    nameFolded: foldDiacritics(displayName).toLowerCase(),
    sellerType: 'private',
    createdAt: now,
    updatedAt: now,
  });
  batch.set(doc(db, 'profiles', uid), { displayName, sellerType: 'private', memberSince: now });
  await batch.commit();
}

/** Signs in and waits until the session says so. @throws AuthProblem */
export async function signIn(email: string, password: string): Promise<void> {
  await explained(async () => {
    const { auth, signInWithEmailAndPassword } = await openAuth();
    await signInWithEmailAndPassword(auth, email, password);
    await followAuth();
    await refreshSession();
  });
}

/** Ends the session. A failure is logged and changes nothing. */
export async function signOut(): Promise<void> {
  try {
    const { auth, signOut: end } = await openAuth();
    await end(auth);
  } catch (error) {
    console.error('Delogarea nu a reușit.', error);
  }
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
    const { auth, confirmPasswordReset } = await openAuth();
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

/** Changes the password of the signed-in person, who proves the present one. @throws AuthProblem */
export async function changePassword(present: string, next: string): Promise<void> {
  await explained(async () => {
    const { EmailAuthProvider, auth, reauthenticateWithCredential, updatePassword } =
      await openAuth();
    const user = auth.currentUser;
    if (!user?.email)
      throw Object.assign(new Error('signed out'), { code: 'auth/user-token-expired' });
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, present));
    await updatePassword(user, next);
  });
}

async function explained(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    throw toAuthProblem(error);
  }
}
