import { createIcon } from './createIcon';

/** Lucide's `minus`. */
export const Minus = createIcon([['path', { d: 'M5 12h14' }]]);
