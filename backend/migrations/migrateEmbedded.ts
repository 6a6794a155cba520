import type { OpenFirebase } from '../local-firebase/src/server/openFirebase';
import { allMigrations } from './allMigrations';
import type { Migration } from './defineMigration';
import { MIGRATIONS_MARK } from './migrationsMark';

const newest = (migrations: readonly Migration[]) => migrations.at(-1)?.number ?? 0;

/** Data that were just made need no migration. */
export function markMigrated(admin: OpenFirebase['admin'], now: Date): void {
  admin.writeDocument(MIGRATIONS_MARK, { done: newest(allMigrations), at: now });
}

/**
 * Brings the data of an earlier version up to this one, before anybody is served. Google's client is loaded only where
 * there is something to do.
 */
export async function migrateEmbedded(
  { admin, app, projectId, serviceToken }: OpenFirebase,
  log: (line: string) => void = () => {},
): Promise<void> {
  const done = admin.readDocument(MIGRATIONS_MARK)?.done ?? 0;
  if (done === newest(allMigrations)) return;
  const [{ openFirestore }, { runMigrations }] = await Promise.all([
    import('../app/openFirestore'),
    import('./runMigrations'),
  ]);
  const embedded = { origin: 'http://embedded', serviceToken, fetch: app.fetch };
  const db = openFirestore({ projectId, embedded });
  try {
    await runMigrations(db, allMigrations, { log });
  } finally {
    await db.terminate();
  }
}
