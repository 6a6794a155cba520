import { createIcon } from './createIcon';

/** Lucide's `code`. */
export const Code = createIcon([
  ['path', { d: 'm16 18 6-6-6-6' }],
  ['path', { d: 'm8 6-6 6 6 6' }],
]);
