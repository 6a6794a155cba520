/** Says up to which number the stored data have been migrated. */
export const MIGRATIONS_MARK = 'migrations/state';
