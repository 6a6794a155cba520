import { openStorage } from '@anunturi/shared-auth/firebase';
import { firebaseCode } from '@anunturi/shared-auth/firestore/toMarketError';

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

/** Paths of all files below a folder. */
export async function listStoredFiles(folder: string): Promise<string[]> {
  const { storage, listAll, ref } = await openStorage();
  const { items, prefixes } = await listAll(ref(storage, folder));
  const below = await Promise.all(prefixes.map((prefix) => listStoredFiles(prefix.fullPath)));
  return [...items.map((item) => item.fullPath), ...below.flat()];
}

/** Removes a stored file; one that is gone is no failure. */
export async function deleteStoredFile(path: string): Promise<void> {
  const { storage, deleteObject, ref } = await openStorage();
  await deleteObject(ref(storage, path)).catch((error: unknown) => {
    if (firebaseCode(error) !== 'object-not-found') throw error;
  });
}
