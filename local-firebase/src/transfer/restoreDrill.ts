import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isArchive, unpack } from './archive';
import { lineFiles, type Manifest, manifestName, TransferError } from './backupFormat';
import { exportBackup } from './exportBackup';
import { importBackup } from './importBackup';

const HOUR_MS = 3_600_000;
const kinds = ['documents', 'accounts', 'files'] as const;

/** How many there were in the backup and after restoring it; `differs` where the contents are not the same either. */
type DrillCount = {
  kind: (typeof kinds)[number];
  kept: number;
  restored: number;
  differs: boolean;
};
type Drill = { backup: string; createdAt: string; counts: DrillCount[] };

/**
 * Restores a backup into an empty folder, reads it all back from there and compares. `place` is a backup, or a folder of
 * archives: then the newest one. Nothing of it stays. @throws TransferError when it is older than that, or is not restored
 */
export async function restoreDrill(
  place: string,
  { withinHours, now = new Date() }: { withinHours: number; now?: Date },
): Promise<Drill> {
  const backup = await newestIn(place);
  const folder = await mkdtemp(join(tmpdir(), 'restore-drill-'));
  const at = (name: string) => join(folder, name);
  try {
    const source = isArchive(backup) ? at('backup') : backup;
    if (isArchive(backup)) {
      await mkdir(source);
      await unpack(backup, source);
    }
    const { manifest } = await importBackup(source, at('restored'));
    const ageHours = (now.getTime() - Date.parse(manifest.createdAt)) / HOUR_MS;
    if (!(ageHours <= withinHours))
      throw new TransferError(
        `${backup} is of ${manifest.createdAt}, more than ${withinHours} hours ago.`,
        'Look why no newer backup was made.',
      );
    const restored = await exportBackup(at('restored'), at('read-back'));
    return {
      backup,
      createdAt: manifest.createdAt,
      counts: await Promise.all(kinds.map((kind) => compare(kind, manifest, restored))),
    };

    async function compare(
      kind: (typeof kinds)[number],
      kept: Manifest,
      read: Manifest,
    ): Promise<DrillCount> {
      const [before, after] = await Promise.all(
        [source, at('read-back')].map((each) => digestOf(join(each, lineFiles[kind]))),
      );
      return { kind, kept: kept[kind], restored: read[kind], differs: before !== after };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A line for each kind, and whether the backup can be relied on. */
export function drillReport({ backup, createdAt, counts }: Drill): {
  isWhole: boolean;
  text: string;
} {
  const isWhole = counts.every(({ kept, restored, differs }) => kept === restored && !differs);
  const lines = counts.map(
    ({ kind, kept, restored, differs }) =>
      `${kind}: ${kept} in the backup, ${restored} restored${differs ? ', with other contents' : ''}`,
  );
  const end = isWhole
    ? 'The backup can be restored.'
    : 'The backup is not restored as it was: keep an earlier one, and look why.';
  return { isWhole, text: [`${backup} of ${createdAt}`, ...lines, end].join('\n') };
}

async function newestIn(place: string): Promise<string> {
  const found = await stat(place).catch(() => null);
  if (!found) throw new TransferError(`${place} does not exist.`);
  if (!found.isDirectory()) return place;
  const names = await readdir(place);
  if (names.includes(manifestName)) return place;
  const archives = await Promise.all(
    names
      .filter(isArchive)
      .map(async (name) => ({ name, atMs: (await stat(join(place, name))).mtimeMs })),
  );
  const [newest] = archives.sort((a, b) => b.atMs - a.atMs);
  if (!newest)
    throw new TransferError(`${place} holds no backup.`, 'Make one: npm run backend:export');
  return join(place, newest.name);
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
