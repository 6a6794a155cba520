import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { sendFile } from '@anunturi/shared-auth/sendFile';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { readEach } from '@anunturi/shared-auth/firestore/readEach';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import {
  type ArchiveEntry,
  type ArchiveEntryFields,
  archiveEntrySchema,
  archiveUsageSchema,
} from '@anunturi/shared-domain/people/archiveEntry';
import {
  type ArchiveKind,
  type ArchiveTerm,
  archiveContentTypes,
  archiveMaxBytes,
} from '@anunturi/shared-domain/people/archiveFields';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { ARCHIVE_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { megabytes } from '#domain/megabytes';
import { ownUid } from './ownUid';
import { readFile } from './archiveFiles';
import { whileOpen } from './openUploads';

export type Transfer = { onProgress?(done: number): void; signal?: AbortSignal };
export type KeptFile = { name: string; kind: ArchiveKind; tags: string[]; listingId?: string };
/** null takes the folder, the link, the day or what runs out then away. */
export type EntryChanges = Partial<Pick<ArchiveEntry, 'name' | 'kind' | 'tags'>> & {
  folder?: string | null;
  listingId?: string | null;
  expiresAt?: Date | null;
  term?: ArchiveTerm | null;
};
export type ArchiveContents = { entries: ArchiveEntry[]; usedBytes: number };

/** A deletion that could still be undone when the page was closed is carried out after this; long, because clocks differ. */
const LEFT_OVER_MS = 10 * 60_000;
/** A connection that is away so long is given up; the visitor can ask again. */
const KEEP_TRYING_MS = 60_000;
const toContentType = (type: string) => archiveContentTypes.find((each) => each === type);

/** Everything the signed-in person keeps, newest first, and the bytes in use. Carries out deletions left over from an earlier visit. */
export function findArchive(now: number = Date.now()): Promise<ArchiveContents> {
  return withMarketErrors(async () => {
    const uid = ownUid();
    const { orderBy } = await openFirestore();
    const found = await readEach(documentPaths.archive(uid), orderBy('createdAt', 'desc'));
    const entries = parseDocuments<ArchiveEntryFields>(archiveEntrySchema, found);
    const overdue = entries.filter(
      (entry) => entry.deletedAt && entry.deletedAt.getTime() + LEFT_OVER_MS < now,
    );
    for (const entry of overdue)
      await removeForGood(entry).catch((error: unknown) =>
        console.warn('A deletion is left for the next time', error),
      ); // no reason to show no archive
    const usage = await readDocument(documentPaths.archiveUsage(uid), archiveUsageSchema);
    return {
      entries: entries.filter((entry) => !entry.deletedAt),
      usedBytes: usage?.usedBytes ?? 0,
    };
  });
}

/**
 * Keeps a file; one that could not be stored whole leaves nothing behind (what cannot be given back now is free after two hours).
 * @throws MarketError `quotaFull`, `tooLarge`, `fileType`, `cancelled` or what the network says
 */
export async function keepInArchive(
  file: Blob,
  { name, kind, tags, listingId }: KeptFile,
  transfer: Transfer = {},
): Promise<ArchiveEntry> {
  ownUid(); // throws for a visitor
  const contentType = toContentType(file.type);
  if (!contentType) throw new MarketError('fileType');
  const maxBytes = archiveMaxBytes(contentType);
  const kept = contentType === 'application/json' ? 'fișiere JSON' : 'fișiere';
  if (file.size > maxBytes)
    throw new MarketError(
      'tooLarge',
      `Are ${megabytes(file.size)}; în arhivă încap ${kept} de cel mult ${megabytes(maxBytes)}.`,
    );
  if (file.size === 0) throw new MarketError('fileUnreadable');
  const fields = {
    name: name.trim().slice(0, ARCHIVE_NAME_MAX) || 'Fără nume',
    kind,
    tags,
    sizeBytes: file.size,
    contentType,
    ...(listingId ? { listingId } : {}),
  };
  return withMarketErrors(async () => {
    if (transfer.signal?.aborted) throw new MarketError('cancelled');
    const { uploadId, address } = await callCommand('bookArchiveFile', fields);
    return whileOpen(uploadId, fields.name, async () => {
      try {
        await sendFile(address, file, {
          onSent: (sent) => transfer.onProgress?.(sent / file.size),
          signal: transfer.signal,
          keepTryingMs: KEEP_TRYING_MS,
        });
        const { entryId, path } = await callCommand('keepArchiveFile', { uploadId });
        return { ...fields, id: entryId, path, createdAt: new Date() };
      } catch (error) {
        await callCommand('cancelUpload', { uploadId }).catch((left: unknown) =>
          console.warn('A place in the archive is freed later', left),
        );
        throw error;
      }
    });
  });
}

/** Changes what an entry is called, where it lies, what it is tagged with or linked to, and until when it is valid. */
export async function changeEntry(
  id: string,
  { folder, listingId, expiresAt, term, ...changes }: EntryChanges,
): Promise<void> {
  const { deleteField } = await openFirestore();
  await updateEntry(id, {
    ...changes,
    ...(folder === undefined ? {} : { folder: folder ?? deleteField() }),
    ...(listingId === undefined ? {} : { listingId: listingId ?? deleteField() }),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt ?? deleteField() }),
    ...(term === undefined ? {} : { term: term ?? deleteField() }),
  });
}

/** Hides an entry; `restoreEntry` brings it back until `removeForGood`, or for some minutes. */
export async function hideEntry(entryId: string): Promise<void> {
  await callCommand('deleteArchiveFile', { entryId, forGood: false });
}

/** Undoes `hideEntry`. */
export async function restoreEntry(entryId: string): Promise<void> {
  await callCommand('restoreArchiveFile', { entryId });
}

async function updateEntry(id: string, changes: object) {
  await withMarketErrors(async () => {
    const { db, doc, updateDoc } = await openFirestore();
    await updateDoc(doc(db, documentPaths.archive(ownUid()), id), changes);
  });
}

/** Deletes an entry and its file; the space is free again. */
export async function removeForGood({ id }: Pick<ArchiveEntry, 'id'>): Promise<void> {
  await callCommand('deleteArchiveFile', { entryId: id, forGood: true });
}

/** The file itself. @throws MarketError `notFound` when it never arrived or is gone */
export async function readArchived({
  path,
  contentType,
}: Pick<ArchiveEntry, 'path' | 'contentType'>): Promise<Blob> {
  const bytes = await withMarketErrors(() => readFile(path));
  return new Blob([bytes], { type: contentType });
}
