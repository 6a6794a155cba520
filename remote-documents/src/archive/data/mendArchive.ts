import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { removeForGood } from '#data/archive';
import { listFiles } from '#data/archiveFiles';
import { ownUid } from '#data/ownUid';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** With earlier versions of the program an upload under way elsewhere has its entry and no file yet. */
const UPLOAD_MS = 60 * 60_000;

/**
 * Puts in order what earlier versions left behind after a broken connection or a closed page: entries whose file never came
 * give their place back. Returns whether anything changed. Files without an entry are a job's (removeArchiveOrphans).
 */
export function mendArchive(
  entries: readonly ArchiveEntry[],
  now: number = Date.now(),
): Promise<boolean> {
  return withMarketErrors(async () => {
    const stored = new Set(await listFiles(filePaths.archived(ownUid(), '').replace(/\/$/, '')));
    const empty = entries.filter(
      (entry) => !stored.has(entry.path) && entry.createdAt.getTime() + UPLOAD_MS < now,
    );
    for (const entry of empty) await removeForGood(entry);
    return empty.length > 0;
  });
}
