import { commands } from '@anunturi/shared-domain/commands/commands';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { ownerMoves } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuseBlockedAddress } from '../../app/callers/blockedAddress';
import { dropHold } from '../../decisions/endDecision';
import { keepHold } from '../../decisions/keepHold';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedIn, signedInByOwnAddress } from '../../app/command/who';
import { listingHold } from '../../listings/isHeld';
import { publicationOf } from '../../listings/publicationOf';
import { readOwnListing } from '../../listings/readOwnListing';
import { refuseRemoved } from '../../listings/refuseRemoved';
import { refuseUntraced } from '../../listings/refuseUntraced';
import { saveStatus, type StatusChange } from '../../listings/saveStatus';

/** Pauses, sells, archives, takes back or publishes (again) a listing of the caller. */
export const changeListingStatus = defineCommand(commands.changeListingStatus, {
  who: signedIn,
  limit: perDay('listingChanges'),
  reads: ({ caller, input: { id, to } }) => [
    documentPaths.listing(id),
    ...(to === 'active' ? (signedInByOwnAddress.reads?.(caller) ?? []) : []),
  ],
  async run({ caller, input: { to, ...seen }, store, now }) {
    // To take something off is everybody's.
    if (to === 'active') await refuseBlockedAddress(caller, store);
    const { uid } = caller;
    const listing = await readOwnListing(seen, uid, store);
    refuseRemoved(listing);
    if (listing.status === to) return { status: to };
    if (!ownerMoves[to].includes(listing.status)) refuse('wrongStatus');
    if (to === 'active') await refuseUntraced(uid, store, now);
    const hold = to === 'active' ? await listingHold(listing, { store, now }) : undefined;
    const change: StatusChange =
      to === 'active' ? toPublic(listing, hold !== undefined, now) : { status: to };
    if (hold && change.status === 'pending') await keepHold(seen.id, listing, hold, { store, now });
    if (listing.status === 'pending') await dropHold(seen.id, { store, now });
    saveStatus(seen.id, listing, change, { store, now });
    return { status: change.status };
  },
});

/** Public as it was while it has time left; otherwise as a new one: held listings wait for approval. */
function toPublic(listing: ListingFields, isHeld: boolean, now: Date): StatusChange {
  const { status, expiresAt } = listing;
  const wasPublic = status === 'paused' || status === 'sold';
  if (wasPublic && expiresAt !== undefined && expiresAt > now) return { status: 'active' };
  return isHeld ? { status: 'pending' } : publicationOf(listing, now);
}
