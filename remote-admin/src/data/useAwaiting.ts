import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readOverview } from './readOverview';

export const AWAITING_KEY = 'admin awaiting';

/** What waits for an administrator. */
export const useAwaiting = () =>
  useLoad(AWAITING_KEY, async () => (await readOverview(0, Date.now())).awaiting);
