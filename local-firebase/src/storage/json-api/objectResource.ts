import type { FileStore } from '../FileStore';
import { toStoredFile, type FileRecord } from '../fileRecord';
import { notFound } from '../StorageError';
import { crc32cOfFile } from './crc32c';

/** Where Google keeps the keys of Firebase's download addresses, among the custom metadata. */
export const FIREBASE_KEYS = 'firebaseStorageDownloadTokens';

const REMEMBERED = 1000;
const checksums = new Map<string, string>();

/** A file in the words of the JSON interface; `origin` is where its links lead. */
export function toResource(file: FileRecord, origin: string) {
  const path = `b/${encodeURIComponent(file.bucket)}/o/${encodeURIComponent(file.name)}`;
  return {
    kind: 'storage#object',
    id: `${file.bucket}/${file.name}/${file.generation}`,
    selfLink: `${origin}/storage/v1/${path}`,
    mediaLink: `${origin}/download/storage/v1/${path}?generation=${file.generation}&alt=media`,
    ...toStoredFile(file),
    ...(file.downloadTokens.length > 0 && {
      metadata: { ...file.metadata, [FIREBASE_KEYS]: file.downloadTokens.join(',') },
    }),
    generation: String(file.generation),
    metageneration: String(file.metageneration),
    size: String(file.size),
    storageClass: 'STANDARD',
  };
}

/** The same with the checksum that Google's client compares. @throws StorageError 404 when the file went meanwhile */
export async function toCheckedResource(store: FileStore, file: FileRecord, origin: string) {
  return { ...toResource(file, origin), crc32c: await checksumOf(store, file) };
}

/** Read from the bytes, which never change under a generation; the last ones are remembered. */
async function checksumOf(store: FileStore, { generation }: FileRecord): Promise<string> {
  const path = store.pathOf(generation);
  const known = checksums.get(path);
  if (known !== undefined) return known;
  const found = await crc32cOfFile(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? notFound() : error;
  });
  if (checksums.size >= REMEMBERED) checksums.clear();
  checksums.set(path, found);
  return found;
}
