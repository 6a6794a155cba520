// By the package's name: in a remote the one instance that the shell provides, not a copy.
import { openAuth } from '@anunturi/shared-auth/firebase';
import { TOAST_EVENT, type Toast } from '@anunturi/shared-contract/page/toastEvent';
import { endPush } from './endPush';

const text = 'Sesiunea de pe acest dispozitiv a fost încheiată. Intrați din nou în cont.';

/** Signs out who was signed out elsewhere, ends notifications on this device, and says so. */
export async function endHere(): Promise<void> {
  const { auth } = await openAuth();
  if (auth.currentUser === null) return;
  await auth.signOut();
  void endPush();
  globalThis.dispatchEvent?.(new CustomEvent<Toast>(TOAST_EVENT, { detail: { text } }));
}
