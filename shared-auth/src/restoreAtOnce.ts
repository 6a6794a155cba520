import { FIREBASE_PREFIX } from '@anunturi/shared-contract/page/localStorageKeys';
import type { Auth, User } from 'firebase/auth';

/** Two methods of the SDK's own class, under the names of the exact version in package.json. */
type Restoring = {
  reloadAndSetCurrentUserOrClear?(user: User): Promise<void>;
  directlySetCurrentUser?(user: User): Promise<void>;
};

/**
 * Makes the account that the SDK kept on this device count at once. By itself the SDK asks about the account first, and every
 * request with a token waits for that answer; here it is asked meanwhile, and one that is gone, disabled or signed out elsewhere
 * is signed out then, as the SDK does it. Where these methods have other names the SDK waits as it always did.
 */
export function restoreAtOnce(auth: Auth): void {
  const sdk = auth as unknown as Restoring;
  if (!sdk.reloadAndSetCurrentUserOrClear || !sdk.directlySetCurrentUser) return;
  sdk.reloadAndSetCurrentUserOrClear = async (user) => {
    await sdk.directlySetCurrentUser!(user);
    void auth.authStateReady().then(() => confirm(auth, user));
  };
  // On a server there is nothing to hear.
  const page = globalThis as unknown as Partial<Window>;
  page.addEventListener?.('storage', (event) => end(auth, event));
}

type Kept = { uid: string; stsTokenManager?: { refreshToken?: string } } | null;

/**
 * A tab that signs out takes the account off the device. Where this one is just told about it and puts it there again before it
 * learns of that, the SDK finds nothing changed, and both tabs would go on signed in. A session begun since is another one: a tab
 * in the background may learn of the old one's end only then.
 */
function end(auth: Auth, { key, oldValue, newValue, storageArea }: StorageEvent): void {
  if (!key?.startsWith(`${FIREBASE_PREFIX}authUser:`) || newValue !== null) return;
  const kept = JSON.parse(storageArea?.getItem(key) ?? 'null') as Kept;
  const ended = JSON.parse(oldValue ?? 'null') as Kept;
  const isBegunSince =
    ended && ended.stsTokenManager?.refreshToken !== kept?.stsTokenManager?.refreshToken;
  if (kept && kept.uid === auth.currentUser?.uid && !isBegunSince) void auth.signOut();
}

async function confirm(auth: Auth, user: User): Promise<void> {
  try {
    await user.reload();
  } catch (error) {
    const isUnknown = (error as { code?: string }).code === 'auth/network-request-failed';
    console.warn('The kept account was not confirmed', error);
    if (!isUnknown && auth.currentUser === user) await auth.signOut();
  }
}
