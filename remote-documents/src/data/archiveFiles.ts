import { openStorage } from '@anunturi/shared-auth/firebase';

/** A connection that is away so long is given up; the visitor can ask again. */
const KEEP_TRYING_MS = 60_000;

async function openFiles() {
  const client = await openStorage();
  client.storage.maxOperationRetryTime = KEEP_TRYING_MS;
  return client;
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
