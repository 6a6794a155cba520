import { type ReadBatch, readWholeBatch } from './readWholeBatch';

/** How lists are read: pages read whole documents. */
export let readBatch: ReadBatch = readWholeBatch;

/** The HTML server reads in its own way. */
export function readBatchesBy(read: ReadBatch): void {
  readBatch = read;
}
