import { WANTED_SEARCH_KEY } from '@anunturi/shared-contract/page/sessionStorageKeys';
import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';

type WantedSearch = { name: string; query: string };

/** What a visitor wanted to save before signing in, remembered in this tab; the list with the same address saves it. */
export const wantedSearch = deviceStore(
  WANTED_SEARCH_KEY,
  (found) => (isShaped<WantedSearch>(found, { name: 'string', query: 'string' }) ? found : null),
  'sessionStorage',
);
