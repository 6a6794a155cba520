import type { OpenFirebase } from '@anunturi/local-firebase/server/openFirebase';
import { MIGRATIONS_MARK, NEWEST_MIGRATION } from '@anunturi/server/migrations/migrationsMark';

/** Data that were just made need no migration. */
export function markMigrated(admin: OpenFirebase['admin'], now: Date): void {
  admin.writeDocument(MIGRATIONS_MARK, { done: NEWEST_MIGRATION, at: now });
}

/**
 * Brings the data of an earlier version up to this one, before anybody is served. Migrations and Google's client are
 * loaded only where there is something to do.
 */
export async function migrateEmbedded(
  { admin, app, projectId, serviceToken }: OpenFirebase,
  log: (line: string) => void = () => {},
): Promise<void> {
  const done = admin.readDocument(MIGRATIONS_MARK)?.done ?? 0;
  if (done === NEWEST_MIGRATION) return;
  const [{ allMigrations }, { openFirestore }, { runMigrations }] = await Promise.all([
    import('@anunturi/server/migrations/allMigrations'),
    import('@anunturi/server/app/data/openFirestore'),
    import('@anunturi/server/migrations/runMigrations'),
  ]);
  const embedded = { origin: 'http://embedded', serviceToken, fetch: app.fetch };
  const db = openFirestore({ projectId, embedded });
  try {
    await runMigrations(db, allMigrations, { log });
  } finally {
    await db.terminate();
  }
}
