import { createIcon } from './createIcon';

/** Lucide's `chevron-left`. */
export const ChevronLeft = createIcon([['path', { d: 'm15 18-6-6 6-6' }]]);
