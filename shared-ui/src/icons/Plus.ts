import { createIcon } from './createIcon';

/** Lucide's `plus`. */
export const Plus = createIcon([
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'M12 5v14' }],
]);
