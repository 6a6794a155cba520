import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readOverview } from './readOverview';

/** What waits for an administrator. */
export const useAwaiting = () =>
  useLoad('admin awaiting', async () => (await readOverview(0, Date.now())).awaiting);
