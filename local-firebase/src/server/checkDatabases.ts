import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { ExpectedFailure } from './ExpectedFailure';

const names = ['accounts.db', 'firestore.db', 'storage.db'];

/** A database of the data folder that cannot be read as it should. */
export class DamagedFileError extends ExpectedFailure {
  override name = 'DamagedFileError';
}

/**
 * Looks through the databases of a held data folder before anything is written to them.
 * @throws DamagedFileError naming the first damaged one
 */
export function checkDatabases(folder: string): void {
  for (const name of names) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    const problem = problemOf(file);
    if (problem !== null)
      throw new DamagedFileError(
        `${file} is damaged (${problem}). Nothing was changed.`,
        'Keep a copy of the folder and put a backup in its place: local-firebase import BACKUP --replace',
      );
  }
}

function problemOf(file: string): string | null {
  let database: Database.Database | undefined;
  try {
    database = new Database(file);
    const found = database.prepare('PRAGMA quick_check(1)').raw().get([]) as unknown as string[];
    return found[0] === 'ok' ? null : String(found[0]);
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}
