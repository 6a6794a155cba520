import { deviceStore } from './deviceStore';
import { QUEUE_KEYS_KEY } from '@anunturi/shared-contract/page/localStorageKeys';

/**
 * Whether the queue's single keys act on this device: `false` where a person who dictates, or types by chance, switched them off
 * (WCAG 2.1.4), in the account or beside the queue.
 */
export const queueKeysSwitch = deviceStore(QUEUE_KEYS_KEY, (found) =>
  typeof found === 'boolean' ? found : null,
);

export const areQueueKeysOn = (): boolean => queueKeysSwitch.get() !== false;

export const switchQueueKeys = (on: boolean): void => void queueKeysSwitch.set(on ? null : false);
