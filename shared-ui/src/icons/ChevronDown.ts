import { createIcon } from './createIcon';

/** Lucide's `chevron-down`. */
export const ChevronDown = createIcon([['path', { d: 'm6 9 6 6 6-6' }]]);
