import { deviceStore } from '@anunturi/shared-contract/storage/deviceStore';
import { QUEUE_KEYS_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';

const kept = deviceStore(QUEUE_KEYS_KEY, (found) => (typeof found === 'boolean' ? found : null));

/** Whether single keys act on this device: whoever dictates, or types by chance, can switch them off (WCAG 2.1.4). */
export const areQueueKeysOn = (): boolean => kept.get() !== false;

export const switchQueueKeys = (on: boolean): void => void kept.set(on ? null : false);

/** Renders again when they are switched. */
export const useQueueKeysOn = (): boolean => useStore(kept, null) !== false;
