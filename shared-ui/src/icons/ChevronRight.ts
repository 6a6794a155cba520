import { createIcon } from './createIcon';

/** Lucide's `chevron-right`. */
export const ChevronRight = createIcon([['path', { d: 'm9 18 6-6-6-6' }]]);
