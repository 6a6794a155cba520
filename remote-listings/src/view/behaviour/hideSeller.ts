import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { muteSeller, unmuteSeller } from '#data/preferences/muteSeller';

/** What messages about a hidden seller are about. */
export const aboutMuted = (sellerId: string): string => `muted ${sellerId}`;

/** Leaves a seller's listings out of lists, says so, and offers to take it back. */
export function hideSeller(seller: { id: string; name: string }): void {
  muteSeller(seller);
  showToast(`Anunțurile de la ${seller.name} nu mai apar în liste`, {
    about: aboutMuted(seller.id),
    undo: () => unmuteSeller(seller.id),
  });
}
