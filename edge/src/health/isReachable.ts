import { documentsAddress } from '@anunturi/shared-auth/firestore-rest/documentsAddress';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

const WITHIN_MS = 1500;

/** Whether the database answers at all, whatever it says. */
export async function isReachable(firebase: FirebaseConfig): Promise<boolean> {
  const address = `${documentsAddress(firebase)}/settings/site`;
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) });
    return status < 500;
  } catch {
    return false; // what the answer says
  }
}
