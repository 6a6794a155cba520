import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readQueues } from '../data/readQueues';

/** What the server has to do and how far its search is, read once for the panels that show it. */
export const useQueues = () =>
  useLoad('admin queues', async () => ({ ...(await readQueues()), readAtMs: Date.now() }));
