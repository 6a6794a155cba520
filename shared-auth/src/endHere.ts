// By the package's name: in a remote the one instance that the shell provides, not a copy.
import { openAuth } from '@anunturi/shared-auth/firebase';
import { TOAST_EVENT, type Toast } from '@anunturi/shared-contract/page/toastEvent';

const text = 'Sesiunea de pe acest dispozitiv a fost încheiată. Intrați din nou în cont.';

/** Signs out who was signed out elsewhere, and says so. */
export async function endHere(): Promise<void> {
  const { auth } = await openAuth();
  if (auth.currentUser === null) return;
  await auth.signOut();
  globalThis.dispatchEvent?.(new CustomEvent<Toast>(TOAST_EVENT, { detail: { text } }));
}
