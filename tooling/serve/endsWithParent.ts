import { join } from 'node:path';

/** Arguments for Node: the process ends when the one that started it does, in whatever way. */
export const endsWithParent = ['--require', join(import.meta.dirname, 'endWithParent.cjs')];
