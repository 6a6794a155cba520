import { openStorage } from '@anunturi/shared-auth/firebase';
import { MarketError } from '@anunturi/shared-domain/site/marketError';

export type Transfer = { onProgress?(done: number): void; signal?: AbortSignal };

/** A connection that is away so long is given up; the visitor can ask again. */
const KEEP_TRYING_MS = 60_000;

async function openFiles() {
  const client = await openStorage();
  client.storage.maxUploadRetryTime = KEEP_TRYING_MS;
  client.storage.maxOperationRetryTime = KEEP_TRYING_MS;
  return client;
}

/** Stores a file; `signal` stops it. */
export async function storeFile(
  file: Blob,
  path: string,
  contentType: string,
  { onProgress, signal }: Transfer = {},
): Promise<void> {
  const { storage, ref, uploadBytesResumable } = await openFiles();
  if (signal?.aborted) throw new MarketError('cancelled');
  const task = uploadBytesResumable(ref(storage, path), file, { contentType });
  const stop = () => void task.cancel();
  signal?.addEventListener('abort', stop);
  // Whether it failed is learnt from the task itself: an observer without a second function would report it once more.
  task.on(
    'state_changed',
    ({ bytesTransferred, totalBytes }) =>
      onProgress?.(totalBytes ? bytesTransferred / totalBytes : 0),
    () => undefined,
  );
  try {
    await task;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** A stored file, read with its owner's own right: never by an address that others could use. */
export async function readFile(path: string): Promise<ArrayBuffer> {
  const { storage, ref, getBytes } = await openFiles();
  return getBytes(ref(storage, path));
}

/** Paths of everything stored in a folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const { storage, ref, listAll } = await openFiles();
  return (await listAll(ref(storage, folder))).items.map(({ fullPath }) => fullPath);
}
