import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { TransferError } from './backupFormat';

const names = {
  accounts: 'accounts.db',
  firestore: 'firestore.db',
  storage: 'storage.db',
} as const;
const ATTEMPTS = 1000;

/** The three databases of a data folder as they were at one instant, whatever a running server writes meanwhile. */
export type Snapshot = Record<keyof typeof names, Database.Database> & { close(): void };

/**
 * Opens a snapshot without holding anybody up: each reading transaction is a snapshot of its own database, and the three
 * belong together when nothing was committed anywhere between the first and the last. @throws TransferError
 */
export function openSnapshot(dataFolder: string): Snapshot {
  const files = Object.entries(names).map(([key, name]) => [key, join(dataFolder, name)] as const);
  const missing = files.find(([, file]) => !existsSync(file));
  if (missing)
    throw new TransferError(
      `${missing[1]} is missing: ${dataFolder} is not a data folder.`,
      'Name the data folder: --data FOLDER.',
    );
  const open = () =>
    files.map(([key, file]) => [key, new Database(file, { timeout: 5000 })] as const);
  const readers = open();
  const watchers = open();
  const close = () => [...readers, ...watchers].forEach(([, db]) => db.close());
  const versions = () =>
    watchers
      .map(
        ([, db]) =>
          (db.prepare('PRAGMA data_version').get([]) as { data_version: number }).data_version,
      )
      .join();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = versions();
    for (const [, db] of readers) {
      db.exec('BEGIN');
      db.prepare('SELECT count(*) FROM sqlite_master').get([]); // the snapshot is taken by the first read
    }
    if (versions() === before)
      return {
        ...(Object.fromEntries(readers) as Record<keyof typeof names, Database.Database>),
        close,
      };
    readers.forEach(([, db]) => db.exec('ROLLBACK'));
  }
  close();
  throw new TransferError('The server writes without a pause.', 'Try again when it is calmer.');
}
