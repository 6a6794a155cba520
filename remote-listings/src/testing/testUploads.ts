import { openStorage } from '@anunturi/shared-auth/firebase';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { TEST_UPLOAD_MAX_BYTES } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { toSlug } from '@anunturi/shared-domain/formats/slug';
import { randomId } from '../domain/randomId';
import { deleteStoredFile, listStoredFiles } from '../data/readStoredFile';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** What may be uploaded for the test, by content type. */
export const testUploadTypes = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'application/pdf': 'PDF',
} as const;

/** A stored file: its address needs no sign-in but holds a secret part, so only who has it can open it. */
export type StoredTest = {
  path: string;
  name: string;
  sizeBytes: number;
  contentType: string;
  createdAtMs: number;
  address: string;
};

/** Says what is wrong with a file before it is sent; null when it may be sent. */
export function checkTestFile(file: Pick<File, 'size' | 'type'>): string | null {
  if (!(file.type in testUploadTypes))
    return `Se acceptă ${Object.values(testUploadTypes).join(', ')}. Acest fișier este ${file.type || 'de un tip necunoscut'}.`;
  if (file.size === 0) return 'Fișierul este gol.';
  if (file.size > TEST_UPLOAD_MAX_BYTES)
    return `Fișierul are ${formatBytes(file.size)}; limita este de ${formatBytes(TEST_UPLOAD_MAX_BYTES)}.`;
  return null;
}

/**
 * Stores a file in the person's own test folder. `onProgress` gets the bytes sent.
 * @throws MarketError cancelled, notAllowed, offline, unavailable
 */
export function uploadTestFile(
  uid: string,
  file: File,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<StoredTest> {
  return withMarketErrors(async () => {
    const problem = checkTestFile(file);
    if (problem)
      throw new MarketError(file.size > TEST_UPLOAD_MAX_BYTES ? 'tooLarge' : 'fileType', problem);
    const { storage, ref, uploadBytesResumable } = await openStorage();
    const path = filePaths.testUpload(uid, toStoredName(file.name));
    const task = uploadBytesResumable(ref(storage, path), file, { contentType: file.type });
    const stop = () => task.cancel();
    signal.addEventListener('abort', stop);
    task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
    try {
      await task;
    } catch (error) {
      const code = firebaseCode(error);
      if (code === 'canceled') throw new MarketError('cancelled', undefined, { cause: error });
      if (code === 'unauthorized')
        throw new MarketError(
          'notAllowed',
          'Fișierul nu a fost primit: verificați tipul, mărimea și că sunteți în cont.',
          { cause: error },
        );
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
    return describe(path);
  });
}

/** The files of the person's test folder, newest first. */
export function listTestFiles(uid: string): Promise<StoredTest[]> {
  return withMarketErrors(async () => {
    const found = await Promise.all((await listStoredFiles(`test-upload/${uid}`)).map(describe));
    return found.toSorted((a, b) => b.createdAtMs - a.createdAtMs);
  });
}

export function deleteTestFile(path: string): Promise<void> {
  return withMarketErrors(() => deleteStoredFile(path));
}

async function describe(path: string): Promise<StoredTest> {
  const { storage, getDownloadURL, getMetadata, ref } = await openStorage();
  const file = ref(storage, path);
  const [metadata, address] = await Promise.all([getMetadata(file), getDownloadURL(file)]);
  return {
    path,
    name: file.name,
    sizeBytes: metadata.size,
    contentType: metadata.contentType ?? '',
    createdAtMs: Date.parse(metadata.timeCreated),
    address,
  };
}

/** Its own name made safe, after an id so that nothing is overwritten. */
function toStoredName(name: string): string {
  const [, base = 'fisier', ending = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/i.exec(name) ?? [];
  return `${randomId().slice(0, 8)}-${toSlug(base, 60) || 'fisier'}${ending.toLowerCase()}`;
}

/** Bytes as people read them: `1,2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB'];
  return `${value.toLocaleString('ro-RO', { maximumFractionDigits: 1 })} ${unit}`;
}
