import {
  type ArchiveEntryFields,
  archiveEntrySchema,
} from '@anunturi/shared-domain/people/archiveEntry';
import type { SharedFile } from '@anunturi/shared-domain/moderation/sharedFile';
import { type FileLink, fileLinkSchema } from '@anunturi/shared-domain/people/fileLink';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../../app/data/Store';
import { downloadName } from './downloadName';

/** What is known of the file of a link, whose it is, and never what it holds; null when link or file are gone. */
export async function readSharedFile(
  linkId: string,
  store: Store,
): Promise<{ uid: string; file: SharedFile } | null> {
  const link = await store.get<FileLink>(documentPaths.fileLink(linkId), fileLinkSchema);
  if (!link) return null;
  const { uid, entryId, createdAt: sharedAt, forgetAt: until, openings } = link;
  const path = documentPaths.archiveEntry(uid, entryId);
  const entry = await store.get<ArchiveEntryFields>(path, archiveEntrySchema);
  if (!entry) return null;
  const { sizeBytes, createdAt: keptAt } = entry;
  const name = downloadName(entry);
  return { uid, file: { entryId, name, sizeBytes, keptAt, sharedAt, until, openings } };
}
