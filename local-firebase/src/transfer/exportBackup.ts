import { constants, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Account } from '../auth/AccountStore';
import { decodeName } from '../firestore/documents/decodeName';
import { idText } from '../firestore/values/idBytes';
import type { RestFields } from '../RestValue';
import type { FileRecord } from '../storage/fileRecord';
import { backupMarker } from '../storage/FileStore';
import {
  BACKUP_FORMAT,
  lineFiles,
  manifestName,
  TransferError,
  type DocumentLine,
  type Manifest,
} from './backupFormat';
import { openSnapshot, type Snapshot } from './openSnapshot';

const ATTEMPTS = 20;

/**
 * Writes documents, accounts and files of a data folder into an empty or new folder, all as they were at one instant; the
 * server may run meanwhile. @throws TransferError
 */
export async function exportBackup(dataFolder: string, target: string): Promise<Manifest> {
  await mkdir(join(target, 'files'), { recursive: true, mode: 0o700 });
  const there = (await readdir(target)).filter((name) => name !== 'files');
  if (there.length > 0 || (await readdir(join(target, 'files'))).length > 0)
    throw new TransferError(
      `${target} is not empty.`,
      'Name an empty folder, or one that is not there yet.',
    );
  if (!existsSync(dataFolder))
    throw new TransferError(
      `${dataFolder} does not exist.`,
      'Name the data folder: --data FOLDER.',
    );
  await writeFile(backupMarker(dataFolder), '');
  try {
    const copied = new Set<number>();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const manifest = await attemptExport(dataFolder, target, copied);
      if (manifest) return manifest;
    }
    throw new TransferError(
      'Files are replaced faster than they can be copied; try again when the server is calmer.',
    );
  } finally {
    await rm(backupMarker(dataFolder), { force: true });
  }
}

/** Null when a file was replaced or deleted under our hands. */
async function attemptExport(
  dataFolder: string,
  target: string,
  copied: Set<number>,
): Promise<Manifest | null> {
  const snapshot = openSnapshot(dataFolder);
  try {
    if (!(await copyFiles(snapshot, dataFolder, target, copied))) return null;
    const manifest: Manifest = {
      format: BACKUP_FORMAT,
      version: 1,
      createdAt: new Date().toISOString(),
      documents: await writeLines(join(target, lineFiles.documents), documents(snapshot)),
      accounts: await writeLines(join(target, lineFiles.accounts), accounts(snapshot)),
      files: await writeLines(join(target, lineFiles.files), files(snapshot)),
      indexes: indexes(snapshot),
    };
    await writeFile(join(target, manifestName), `${JSON.stringify(manifest, null, 2)}\n`); // last: without it the backup is not complete
    return manifest;
  } finally {
    snapshot.close();
  }
}

/** False when a file of the snapshot is gone by now. Generations never change, so one copied before stays good. */
async function copyFiles(
  snapshot: Snapshot,
  dataFolder: string,
  target: string,
  copied: Set<number>,
): Promise<boolean> {
  for (const { generation } of files(snapshot)) {
    if (copied.has(generation)) continue;
    try {
      await copyFile(
        join(dataFolder, 'files', String(generation)),
        join(target, 'files', String(generation)),
        constants.COPYFILE_FICLONE,
      );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
    copied.add(generation);
  }
  return true;
}

function* documents({ firestore }: Snapshot): Generator<DocumentLine> {
  const rows = firestore
    .prepare(
      'SELECT c.project, c.parent, c.name, d.id, d.fields, d.created, d.updated FROM documents d JOIN collections c ON c.id = d.collection ORDER BY d.n',
    )
    .raw();
  for (const row of rows.iterate() as IterableIterator<
    [string, Buffer, Buffer, Buffer, Buffer, number, number]
  >) {
    const [project, parent, name, id, fields, created, updated] = row;
    yield {
      project,
      path: [...decodeName(parent), name.toString(), idText(id)],
      fields: JSON.parse(fields.toString()) as RestFields,
      created,
      updated,
    };
  }
}

/** Without those that were being built or cleared away. */
const indexes = ({ firestore }: Snapshot) =>
  firestore
    .prepare("SELECT project, definition FROM indexes WHERE project <> '' ORDER BY id")
    .raw()
    .all([]) as [string, string][];

function* accounts(snapshot: Snapshot): Generator<Account> {
  for (const row of snapshot.accounts
    .prepare('SELECT * FROM accounts ORDER BY uid')
    .iterate() as IterableIterator<Account & { claims: unknown }>) {
    yield {
      ...row,
      emailVerified: Boolean(row.emailVerified),
      disabled: Boolean(row.disabled),
      claims: JSON.parse(String(row.claims)) as Account['claims'],
    };
  }
}

function* files({ storage }: Snapshot): Generator<FileRecord> {
  for (const row of storage
    .prepare('SELECT record FROM files ORDER BY bucket, name')
    .iterate() as IterableIterator<{ record: string }>)
    yield JSON.parse(row.record) as FileRecord;
}

async function writeLines(path: string, values: Iterable<unknown>): Promise<number> {
  let count = 0;
  const lines = function* () {
    for (const value of values) {
      count += 1;
      yield `${JSON.stringify(value)}\n`;
    }
  };
  await pipeline(lines, createWriteStream(path, { mode: 0o600, flush: true }));
  return count;
}
