import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { ExpectedFailure } from './ExpectedFailure';

/** Another process has the data folder open. */
export class FolderInUseError extends ExpectedFailure {
  override name = 'FolderInUseError';
  constructor(readonly folder: string) {
    super(
      `The data folder ${folder} is in use by another running server.`,
      'Stop that one first, or name another folder: DATA_FOLDER=/some/folder before the command.',
    );
  }
}

/**
 * Keeps a data folder for this process, making it when missing; answers how to let go. The hold is a lock that the
 * operating system drops by itself when the process ends in any way. @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const db = new Database(join(folder, 'in-use.db'));
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (error) {
    db.close();
    if (/locked|busy/i.test((error as Error).message)) throw new FolderInUseError(folder);
    throw error;
  }
  return () => {
    db.exec('ROLLBACK');
    db.close();
  };
}
