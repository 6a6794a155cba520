import { createIcon } from './createIcon';

/** Lucide's `x`. */
export const X = createIcon([
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
]);
