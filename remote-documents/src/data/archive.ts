// Longer than most: every write of the archive keeps the same two documents and the file in step, so they stand together.
import { openFirestore, openStorage } from '@anunturi/shared-auth/firebase';
import { getSession } from '@anunturi/shared-auth/session';
import { type ArchiveEntry, archiveEntrySchema, archiveUsageSchema } from '@anunturi/shared-domain/archiveEntry';
import { type ArchiveKind, archiveContentTypes } from '@anunturi/shared-domain/archiveFields';
import { documentPaths, filePaths } from '@anunturi/shared-domain/documentPaths';
import { ARCHIVE_FILE_MAX_BYTES, ARCHIVE_NAME_MAX, ARCHIVE_QUOTA_BYTES } from '@anunturi/shared-domain/limits';
import { MarketError } from '@anunturi/shared-domain/marketError';
import { readDocument } from './readDocument';
import { toMarketError } from './toMarketError';

export type KeptFile = { name: string; kind: ArchiveKind; tags: string[]; listingId?: string };
export type ArchiveContents = { entries: ArchiveEntry[]; usedBytes: number };
type ContentType = (typeof archiveContentTypes)[number];

const PAGE_SIZE = 200;
/** A deletion that could still be undone when the page was closed is carried out after this. */
const UNDO_MS = 60_000;
const ENDINGS: Record<ContentType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/json': 'json', 'application/zip': 'zip' };

function ownUid(): string {
  const session = getSession();
  if (session.state !== 'signedIn') throw new MarketError('signInNeeded');
  return session.user.uid;
}

const toContentType = (type: string) => archiveContentTypes.find((each) => each === type);

/** Everything the signed-in person keeps, newest first, and the bytes in use. Carries out deletions left over from an earlier visit. */
export async function findArchive(now: number = Date.now()): Promise<ArchiveContents> {
  const uid = ownUid();
  const { db, collection, query, orderBy, limit, startAfter, getDocs, doc, getDoc } = await openFirestore();
  const entries: ArchiveEntry[] = [];
  try {
    for (let page = await getDocs(query(collection(db, documentPaths.archive(uid)), orderBy('createdAt', 'desc'), limit(PAGE_SIZE))); ; ) {
      for (const each of page.docs) {
        const fields = readDocument(archiveEntrySchema, each.data(), 'users/{uid}/archive/{id}');
        if (fields) entries.push({ ...fields, id: each.id });
      }
      const last = page.docs.at(-1);
      if (page.docs.length < PAGE_SIZE || !last) break;
      page = await getDocs(query(collection(db, documentPaths.archive(uid)), orderBy('createdAt', 'desc'), startAfter(last), limit(PAGE_SIZE)));
    }
    const overdue = entries.filter((entry) => entry.deletedAt && entry.deletedAt.getTime() + UNDO_MS < now);
    for (const entry of overdue) await removeForGood(entry);
    const usage = await getDoc(doc(db, documentPaths.archiveUsage(uid)));
    const used = usage.exists() ? readDocument(archiveUsageSchema, usage.data(), 'users/{uid}/usage/archive') : null;
    return { entries: entries.filter((entry) => !entry.deletedAt), usedBytes: used?.usedBytes ?? 0 };
  } catch (error) {
    throw toMarketError(error);
  }
}

/** Keeps a file. @throws MarketError `quotaFull`, `tooLarge`, `fileType` or what the network says */
export async function keepInArchive(file: Blob, { name, kind, tags, listingId }: KeptFile, onProgress?: (done: number) => void): Promise<ArchiveEntry> {
  const uid = ownUid();
  const contentType = toContentType(file.type);
  if (!contentType) throw new MarketError('fileType');
  if (file.size > ARCHIVE_FILE_MAX_BYTES) throw new MarketError('tooLarge');
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
    await changeUsage(uid, id, file.size, (transaction, reference) => transaction.set(reference, { ...fields, createdAt: serverTimestamp() }));
    try {
      await upload(file, fields.path, contentType, onProgress);
    } catch (error) {
      await changeUsage(uid, id, -file.size, (transaction, reference) => transaction.delete(reference));
      throw error;
    }
  } catch (error) {
    throw toMarketError(error);
  }
  return { ...fields, id, createdAt: new Date() };
}

async function upload(file: Blob, path: string, contentType: string, onProgress?: (done: number) => void) {
  const { storage, ref, uploadBytesResumable } = await openStorage();
  const task = uploadBytesResumable(ref(storage, path), file, { contentType });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress?.(totalBytes ? bytesTransferred / totalBytes : 0));
  await task;
}

type Transaction = import('firebase/firestore/lite').Transaction;
type Reference = import('firebase/firestore/lite').DocumentReference;

/** One change of the archive: the entry and the bytes in use move together, as the rules demand. */
async function changeUsage(uid: string, id: string, bytes: number, write: (transaction: Transaction, entry: Reference) => unknown) {
  const { db, doc, runTransaction } = await openFirestore();
  const usage = doc(db, documentPaths.archiveUsage(uid));
  await runTransaction(db, async (transaction) => {
    const before = await transaction.get(usage);
    const usedBytes = Math.max(0, (before.exists() ? Number(before.data().usedBytes) : 0) + bytes);
    if (usedBytes > ARCHIVE_QUOTA_BYTES) throw new MarketError('quotaFull');
    write(transaction, doc(db, documentPaths.archive(uid), id));
    transaction.set(usage, { usedBytes, lastEntryId: id });
  });
}

/** Changes what an entry is called or tagged with. */
export async function changeEntry(id: string, changes: Partial<Pick<ArchiveEntry, 'name' | 'kind' | 'tags'>>): Promise<void> {
  await updateEntry(id, changes);
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
  const uid = ownUid();
  try {
    const { storage, ref, deleteObject } = await openStorage();
    await deleteObject(ref(storage, entry.path)).catch((error: { code?: string }) => {
      if (error.code !== 'storage/object-not-found') throw error; // gone already: what was wanted
    });
    await changeUsage(uid, entry.id, -entry.sizeBytes, (transaction, reference) => transaction.delete(reference));
  } catch (error) {
    throw toMarketError(error);
  }
}

/** The file itself, read with the owner's own right. */
export async function readArchived({ path, contentType }: Pick<ArchiveEntry, 'path' | 'contentType'>): Promise<Blob> {
  const { storage, ref, getBytes } = await openStorage();
  const bytes = await getBytes(ref(storage, path)).catch((error: unknown) => {
    throw toMarketError(error);
  });
  return new Blob([bytes], { type: contentType });
}
