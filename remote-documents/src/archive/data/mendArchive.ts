import { openFirestore } from '@anunturi/shared-auth/firebase';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { removeForGood } from '../../data/archive';
import { deleteFile, listFiles } from '../../data/archiveFiles';
import { ownUid } from '../../data/ownUid';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** With earlier versions of the program an upload under way elsewhere has its entry and no file yet. */
const UPLOAD_MS = 60 * 60_000;

/**
 * Puts in order what earlier versions left behind after a broken connection or a closed page: entries whose file never came give their place back,
 * files without an entry are deleted. Returns whether anything changed.
 */
export function mendArchive(
  entries: readonly ArchiveEntry[],
  now: number = Date.now(),
): Promise<boolean> {
  return withMarketErrors(async () => {
    const uid = ownUid();
    const stored = new Set(await listFiles(filePaths.archived(uid, '').replace(/\/$/, '')));
    const known = new Set(entries.map((entry) => entry.path));
    const empty = entries.filter(
      (entry) => !stored.has(entry.path) && entry.createdAt.getTime() + UPLOAD_MS < now,
    );
    for (const entry of empty) await removeForGood(entry);
    const { db, doc, getDoc } = await openFirestore();
    const stray: string[] = [];
    for (const path of stored) {
      if (known.has(path)) continue;
      const id = path.slice(path.lastIndexOf('/') + 1).split('.')[0]!;
      if (!(await getDoc(doc(db, documentPaths.archive(uid), id))).exists()) stray.push(path); // else it came since the list was read, or is being deleted
    }
    for (const path of stray) await deleteFile(path);
    return empty.length + stray.length > 0;
  });
}
