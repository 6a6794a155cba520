import type { Migration } from './defineMigration';

/** In the order of their numbers, from 1 on. */
export const allMigrations: readonly Migration[] = [];
