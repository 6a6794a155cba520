import {
  type ArchiveEntryFields,
  archiveEntrySchema,
} from '@anunturi/shared-domain/people/archiveEntry';
import { type FileLink, fileLinkSchema } from '@anunturi/shared-domain/people/fileLink';
import { FILE_LINK_OPENINGS_MAX } from '@anunturi/shared-domain/people/fileLinkTerms';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../../app/data/Store';
import { fileLinkDigest } from './fileLinkDigest';

export type StandingLink = { id: string; link: FileLink; entry: ArchiveEntryFields };

/**
 * The link that a token opens with its file; null when there is none, when its time or its openings are over, when the file is
 * deleted, or when its person's account is blocked, closing or gone.
 */
export async function standingLink(
  token: string,
  store: Store,
  now: Date,
): Promise<StandingLink | null> {
  const id = fileLinkDigest(token);
  const link = await store.get<FileLink>(documentPaths.fileLink(id), fileLinkSchema);
  if (!link || link.forgetAt <= now || link.openings >= FILE_LINK_OPENINGS_MAX) return null;
  const person = await store.read(documentPaths.user(link.uid));
  if (!person || person.blocked === true || person.closingAt !== undefined) return null;
  const path = documentPaths.archiveEntry(link.uid, link.entryId);
  const entry = await store.get<ArchiveEntryFields>(path, archiveEntrySchema);
  return entry && entry.deletedAt === undefined ? { id, link, entry } : null;
}
