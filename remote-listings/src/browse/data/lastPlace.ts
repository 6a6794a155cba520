import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { LAST_PLACE_KEY } from '@anunturi/shared-contract/page/localStorageKeys';

const kept = deviceStore(LAST_PLACE_KEY, (found) => (typeof found === 'string' ? found : null));

/** The id of the place that was last chosen on this device. */
export const readLastPlace = (): string | null => kept.get();

/** Keeps a chosen place on this device; the searches that are suggested go on with it. */
export function keepPlace(id: string): void {
  if (id && id !== kept.get()) kept.set(id);
}

export function forgetPlace(): void {
  kept.set(null);
}
