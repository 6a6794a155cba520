// Firebase by the package's name: in a remote the one instance that the shell provides, not a copy.
import { openStorage } from '@anunturi/shared-auth/firebase';
import { firebaseCode } from './firestore/toMarketError';

/** The bytes of a stored file that the person may read, or null when it is gone. */
export async function readStoredFile(path: string): Promise<ArrayBuffer | null> {
  const { storage, getBytes, ref } = await openStorage();
  try {
    return await getBytes(ref(storage, path));
  } catch (error) {
    if (firebaseCode(error) === 'object-not-found') return null;
    throw error;
  }
}
