import { retireToasts, showToast } from '@anunturi/shared-runtime/toasts/toast';
import { hideListing, unhideListing } from '#data/preferences/changePreferences';
import { unmuteSeller } from '#data/preferences/muteSeller';
import { aboutMuted, hideSeller } from './hideSeller';

type Shown = { id: string; ownerId: string; sellerName: string };

const about = ({ id }: Shown) => `hidden ${id}`;

/** Leaves a listing out of this device's lists, says so, and offers to take it back. */
function hide(listing: Shown): void {
  hideListing(listing.id);
  showToast('Anunțul nu mai apare în liste pe acest dispozitiv', {
    about: about(listing),
    undo: () => unhideListing(listing.id),
  });
}

/** Lets a listing in again, whichever way it was left out. */
function showAgain(listing: Shown): void {
  retireToasts(about(listing));
  retireToasts(aboutMuted(listing.ownerId));
  unhideListing(listing.id);
  unmuteSeller(listing.ownerId);
}

/** What a listing's menu does about lists. Loaded when it is chosen. */
export const hideFromLists = {
  listing: hide,
  seller: ({ ownerId, sellerName }: Shown) => hideSeller({ id: ownerId, name: sellerName }),
  nothing: showAgain,
};
