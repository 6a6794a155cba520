// Firebase by the package's name: in a remote the one instance that the shell provides, not a copy.
import { openStorage } from '@anunturi/shared-auth/firebase';

/** A stored photo that only whom it concerns may read, with their own right. */
export async function readHiddenPhoto(path: string): Promise<Blob> {
  const { storage, ref, getBytes } = await openStorage();
  return new Blob([await getBytes(ref(storage, path))], { type: 'image/webp' });
}
