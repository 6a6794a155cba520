import { createIcon } from './createIcon';

/** Lucide's `columns-2`. */
export const Columns2 = createIcon([
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  ['path', { d: 'M12 3v18' }],
]);
