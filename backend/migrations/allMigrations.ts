import type { Migration } from './defineMigration';
import { dropBannedPattern } from './dropBannedPattern';
import { moveModeration } from './moveModeration';

/** In the order of their numbers, from 1 on. */
export const allMigrations: readonly Migration[] = [moveModeration, dropBannedPattern];
