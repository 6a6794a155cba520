import { createIcon } from './createIcon';

/** Lucide's `circle-dot`. */
export const CircleDot = createIcon([
  ['circle', { cx: '12', cy: '12', r: '1' }],
  ['circle', { cx: '12', cy: '12', r: '10' }],
]);
