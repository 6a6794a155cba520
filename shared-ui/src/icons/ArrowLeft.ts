import { createIcon } from './createIcon';

/** Lucide's `arrow-left`. */
export const ArrowLeft = createIcon([
  ['path', { d: 'm12 19-7-7 7-7' }],
  ['path', { d: 'M19 12H5' }],
]);
