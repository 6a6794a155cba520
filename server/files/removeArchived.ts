import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import type { StoredFiles } from '../app/data/StoredFiles';
import { withoutProof } from '../listings/withoutProof';
import { endFileLinks } from './links/endFileLinks';
import { freeArchive } from './forgetUpload';

/** Deletes a kept file for good, the proof that it was and its links. The space is free only once the file is gone: an old address of it opens nothing. */
export async function removeArchived(
  uid: string,
  entryId: string,
  store: Store,
  files: StoredFiles,
  now: Date,
): Promise<void> {
  const path = documentPaths.archiveEntry(uid, entryId);
  const entry = await store.read(path);
  if (!entry) return;
  if (entry.proofOf !== undefined) await withoutProof(entry.proofOf, entryId, store, now);
  await endFileLinks(uid, entryId, store);
  await files.delete(entry.path);
  await freeArchive(store, uid, entry.sizeBytes);
  store.delete(path);
}
