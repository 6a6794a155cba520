import { createIcon } from './createIcon';

/** Lucide's `menu`. */
export const Menu = createIcon([
  ['path', { d: 'M4 5h16' }],
  ['path', { d: 'M4 12h16' }],
  ['path', { d: 'M4 19h16' }],
]);
