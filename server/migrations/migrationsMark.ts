/** Says up to which number the stored data have been migrated. */
export const MIGRATIONS_MARK = 'migrations/state';

/** The number of the last of `allMigrations`, which a start without work does not load. */
export const NEWEST_MIGRATION = 17;
