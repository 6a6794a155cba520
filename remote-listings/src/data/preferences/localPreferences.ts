import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { LOCAL_PREFERENCES_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { useStore } from '@anunturi/shared-runtime/stores/useStore';

/** A seller whose listings are left out; `keptBy` is the account that also keeps this. */
export type MutedSeller = { id: string; name: string; keptBy?: string };
/** What this device remembers about listings; only hidden sellers leave it, with their person's account. changePreferences changes it. */
export type LocalPreferences = {
  seen: readonly string[];
  hidden: readonly string[];
  muted: readonly MutedSeller[];
  unmuted?: readonly { id: string; keptBy: string }[];
  compared: readonly string[];
  /** The category of what is compared: a car and a set of tyres have nothing in common. One id at most. */
  comparedIn?: readonly string[];
};

const none: LocalPreferences = { seen: [], hidden: [], muted: [], compared: [] };

/** Where they are kept; changePreferences writes. */
export const keptPreferences = deviceStore(LOCAL_PREFERENCES_KEY, (found) =>
  typeof found === 'object' && found && Object.values(found).every(Array.isArray)
    ? { ...none, ...(found as Partial<LocalPreferences>) }
    : null,
);

/** The preferences now: the same object until they change. For handlers. */
export const currentPreferences = (): LocalPreferences => keptPreferences.get() ?? none;

/** The preferences of this device; none on a server, in the first render and where storage is closed. */
export const useLocalPreferences = (): LocalPreferences =>
  useStore({ get: currentPreferences, subscribe: keptPreferences.subscribe }, none);

/** Whether a listing is in the comparison; rendered anew only when that changes. */
export const useIsCompared = (listingId: string): boolean =>
  useStore(
    {
      get: () => currentPreferences().compared.includes(listingId),
      subscribe: keptPreferences.subscribe,
    },
    false,
  );

/** True when a card is to be left out of lists on this device. */
export function isHidden(
  { hidden, muted }: LocalPreferences,
  card: { id: string; sellerId: string },
): boolean {
  return hidden.includes(card.id) || muted.some((seller) => seller.id === card.sellerId);
}
