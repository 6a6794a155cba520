import { openFirestore } from '@anunturi/shared-auth/firebase';
import {
  type ArchiveEntry,
  archiveEntrySchema,
  archiveUsageSchema,
} from '@anunturi/shared-domain/people/archiveEntry';
import {
  type ArchiveKind,
  archiveContentTypes,
} from '@anunturi/shared-domain/people/archiveFields';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { ARCHIVE_FILE_MAX_BYTES, ARCHIVE_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { megabytes } from '../domain/megabytes';
import { book, ownUid, unbook } from './archiveBooking';
import { type Transfer, deleteFile, readFile, storeFile } from './archiveFiles';
import { readDocument } from './readDocument';
import { toMarketError } from './toMarketError';

export type KeptFile = { name: string; kind: ArchiveKind; tags: string[]; listingId?: string };
/** `listingId`: null takes the link away. */
export type EntryChanges = Partial<Pick<ArchiveEntry, 'name' | 'kind' | 'tags'>> & {
  listingId?: string | null;
};
export type ArchiveContents = { entries: ArchiveEntry[]; usedBytes: number };
type ContentType = (typeof archiveContentTypes)[number];

const PAGE_SIZE = 200;
/** A deletion that could still be undone when the page was closed is carried out after this; long, because clocks differ. */
const LEFT_OVER_MS = 10 * 60_000;
const ENDINGS: Record<ContentType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/json': 'json',
  'application/zip': 'zip',
};

const toContentType = (type: string) => archiveContentTypes.find((each) => each === type);

/** Everything the signed-in person keeps, newest first, and the bytes in use. Carries out deletions left over from an earlier visit. */
export async function findArchive(now: number = Date.now()): Promise<ArchiveContents> {
  const uid = ownUid();
  const { db, collection, query, orderBy, limit, startAfter, getDocs, doc, getDoc } =
    await openFirestore();
  const entries: ArchiveEntry[] = [];
  try {
    for (
      let page = await getDocs(
        query(
          collection(db, documentPaths.archive(uid)),
          orderBy('createdAt', 'desc'),
          limit(PAGE_SIZE),
        ),
      );
      ;
    ) {
      for (const each of page.docs) {
        const fields = readDocument(archiveEntrySchema, each.data(), 'users/{uid}/archive/{id}');
        if (fields) entries.push({ ...fields, id: each.id });
      }
      const last = page.docs.at(-1);
      if (page.docs.length < PAGE_SIZE || !last) break;
      page = await getDocs(
        query(
          collection(db, documentPaths.archive(uid)),
          orderBy('createdAt', 'desc'),
          startAfter(last),
          limit(PAGE_SIZE),
        ),
      );
    }
    const overdue = entries.filter(
      (entry) => entry.deletedAt && entry.deletedAt.getTime() + LEFT_OVER_MS < now,
    );
    for (const entry of overdue)
      await removeForGood(entry).catch((error: unknown) =>
        console.warn('O ștergere rămâne pentru data viitoare', error),
      ); // no reason to show no archive
    const usage = await getDoc(doc(db, documentPaths.archiveUsage(uid)));
    const used = usage.exists()
      ? readDocument(archiveUsageSchema, usage.data(), 'users/{uid}/usage/archive')
      : null;
    return {
      entries: entries.filter((entry) => !entry.deletedAt),
      usedBytes: used?.usedBytes ?? 0,
    };
  } catch (error) {
    throw toMarketError(error);
  }
}

/**
 * Keeps a file; one that could not be stored whole leaves nothing behind (what cannot be cleared now, `mendArchive` clears later).
 * @throws MarketError `quotaFull`, `tooLarge`, `fileType`, `cancelled` or what the network says
 */
export async function keepInArchive(
  file: Blob,
  { name, kind, tags, listingId }: KeptFile,
  transfer: Transfer = {},
): Promise<ArchiveEntry> {
  const uid = ownUid();
  const contentType = toContentType(file.type);
  if (!contentType) throw new MarketError('fileType');
  if (file.size > ARCHIVE_FILE_MAX_BYTES)
    throw new MarketError(
      'tooLarge',
      `Are ${megabytes(file.size)}; în arhivă încap fișiere de cel mult ${megabytes(ARCHIVE_FILE_MAX_BYTES)}.`,
    );
  if (file.size === 0) throw new MarketError('fileUnreadable');
  const { db, doc, collection, serverTimestamp } = await openFirestore();
  const { id } = doc(collection(db, documentPaths.archive(uid)));
  const fields = {
    name: name.trim().slice(0, ARCHIVE_NAME_MAX) || 'Fără nume',
    kind,
    tags,
    path: filePaths.archived(uid, `${id}.${ENDINGS[contentType]}`),
    sizeBytes: file.size,
    contentType,
    ...(listingId ? { listingId } : {}),
  };
  try {
    if (transfer.signal?.aborted) throw new MarketError('cancelled');
    await book(uid, id, file.size, (transaction, reference) =>
      transaction.set(reference, { ...fields, createdAt: serverTimestamp() }),
    );
    await storeFile(file, fields.path, contentType, transfer).catch(async (error: unknown) => {
      await clear(uid, { ...fields, id }).catch((left: unknown) =>
        console.warn('Un loc din arhivă rămâne de eliberat', left),
      );
      throw error;
    });
  } catch (error) {
    throw toMarketError(error);
  }
  return { ...fields, id, createdAt: new Date() };
}

/** The file first: a place may wait to be given back, a file must not stay when its entry is gone. */
async function clear(
  uid: string,
  { id, path, sizeBytes }: Pick<ArchiveEntry, 'id' | 'path' | 'sizeBytes'>,
) {
  await deleteFile(path);
  await unbook(uid, id, sizeBytes);
}

/** Changes what an entry is called, tagged with or linked to. */
export async function changeEntry(
  id: string,
  { listingId, ...changes }: EntryChanges,
): Promise<void> {
  const { deleteField } = await openFirestore();
  await updateEntry(id, {
    ...changes,
    ...(listingId === undefined ? {} : { listingId: listingId ?? deleteField() }),
  });
}

/** Hides an entry; `restoreEntry` brings it back until `removeForGood`. */
export async function hideEntry(id: string): Promise<void> {
  const { serverTimestamp } = await openFirestore();
  await updateEntry(id, { deletedAt: serverTimestamp() });
}

/** Undoes `hideEntry`. */
export async function restoreEntry(id: string): Promise<void> {
  const { deleteField } = await openFirestore();
  await updateEntry(id, { deletedAt: deleteField() });
}

async function updateEntry(id: string, changes: object) {
  const { db, doc, updateDoc } = await openFirestore();
  await updateDoc(doc(db, documentPaths.archive(ownUid()), id), changes).catch((error: unknown) => {
    throw toMarketError(error);
  });
}

/** Deletes an entry and its file; the space is free again. */
export async function removeForGood(entry: ArchiveEntry): Promise<void> {
  await clear(ownUid(), entry).catch((error: unknown) => {
    throw toMarketError(error);
  });
}

/** The file itself. @throws MarketError `notFound` when it never arrived or is gone */
export async function readArchived({
  path,
  contentType,
}: Pick<ArchiveEntry, 'path' | 'contentType'>): Promise<Blob> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw toMarketError(error);
  });
  return new Blob([bytes], { type: contentType });
}
