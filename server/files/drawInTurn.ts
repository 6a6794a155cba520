import { createQueue } from './createQueue';

/** One picture at a time in a process, its memory is that of one; by the account whose it is. */
export const drawInTurn = createQueue(1);
