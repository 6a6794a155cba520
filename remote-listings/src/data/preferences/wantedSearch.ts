import { WANTED_SEARCH_KEY } from '@anunturi/shared-contract/page/sessionStorageKeys';
import { alertFrequencies } from '@anunturi/shared-domain/search/alertFrequencies';
import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';
import type { NewSearch } from './saveSearch';

const shape = { name: 'string', query: 'string', alert: 'string' } as const;

/** What a visitor wanted to save before signing in, remembered in this tab; the list with the same address saves it. */
export const wantedSearch = deviceStore(
  WANTED_SEARCH_KEY,
  (found) => (isShaped<NewSearch>(found, shape) && found.alert in alertFrequencies ? found : null),
  'sessionStorage',
);
