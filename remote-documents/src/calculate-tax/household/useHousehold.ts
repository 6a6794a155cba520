import { useSyncExternalStore } from 'react';
import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { HOUSEHOLD_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { listOf } from '@anunturi/shared-runtime/storage/storedShape';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { type KeptVehicle, putBack } from './household';
import { texts } from './texts';

const kept = deviceStore(
  HOUSEHOLD_KEY,
  listOf<KeptVehicle>({ id: 'string', name: 'string', search: 'string' }),
);
const nothing: readonly KeptVehicle[] = [];

function write(vehicles: readonly KeptVehicle[]): boolean {
  const isKept = kept.set(vehicles.length > 0 ? [...vehicles] : null);
  if (!isKept) showToast(texts.notKept, { tone: 'bad' });
  return isKept;
}

/** The vehicles that this device keeps; undefined until it has been asked, as on a server. */
export function useHousehold() {
  const vehicles = useSyncExternalStore<readonly KeptVehicle[] | undefined>(
    kept.subscribe,
    () => kept.get() ?? nothing,
    () => undefined,
  );
  const now = () => kept.get() ?? nothing;
  return {
    vehicles,
    /** The new vehicle's id; null when it could not be kept. */
    add(vehicle: Omit<KeptVehicle, 'id'>): string | null {
      const id = crypto.randomUUID();
      return write([...now(), { ...vehicle, id }]) ? id : null;
    },
    rename: (id: string, name: string) =>
      write(now().map((each) => (each.id === id ? { ...each, name } : each))),
    remove(vehicle: KeptVehicle) {
      const before = now();
      if (!write(before.filter(({ id }) => id !== vehicle.id))) return;
      showToast(texts.removed(vehicle.name), {
        undo: () => void write(putBack(now(), vehicle, before)),
      });
    },
  };
}
