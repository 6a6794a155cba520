// By the package's name: in a remote the one instance that the shell provides, not a copy.
import { appCheckHeaders, firebaseConfig } from '@anunturi/shared-auth/firebase';
import { ownToken } from './ownToken';

/** Asks trusted code for what is the signed-in person's, at an address of this site (`/api/...`). */
export async function fetchAsCaller(path: string, signal: AbortSignal): Promise<Response> {
  const token = await ownToken();
  const shown = await appCheckHeaders();
  signal.throwIfAborted();
  return fetch(`${firebaseConfig().emulatorOrigin ?? ''}${path}`, {
    signal,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...shown,
    },
  });
}
