import { createIcon } from './createIcon';

/** Lucide's `circle-check`. */
export const CircleCheck = createIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'm16 9-5.5 5.5L8 12' }],
]);
