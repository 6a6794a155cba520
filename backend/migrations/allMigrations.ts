import type { Migration } from './defineMigration';
import { moveModeration } from './moveModeration';

/** In the order of their numbers, from 1 on. */
export const allMigrations: readonly Migration[] = [moveModeration];
