import { commands } from '@anunturi/shared-domain/commands/commands';
import { isExpired, mayRenew } from '@anunturi/shared-domain/listing/listingExpiry';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { perDay } from '../../app/limits';
import { refuse } from '../../app/refuse';
import { signedInByOwnAddress } from '../../app/who';
import { isSellerHeld } from '../../listings/isHeld';
import { publicationOf } from '../../listings/publicationOf';
import { readMarket } from '../../listings/readMarket';
import { readOwnListing } from '../../listings/readOwnListing';
import { readSeller } from '../../listings/readSeller';
import { saveStatus, type StatusChange } from '../../listings/saveStatus';

/** Thirty more days from now, from the 25th day on; a held seller's expired listing waits for approval first. */
export const renewListing = defineCommand(commands.renewListing, {
  who: signedInByOwnAddress,
  limit: perDay('listingChanges'),
  reads: ({ input: { id } }) => [documentPaths.listing(id)],
  async run({ caller, input: seen, store, now }) {
    const { uid } = caller;
    const listing = await readOwnListing(seen, uid, store);
    if (!mayRenew(listing, now)) refuse('wrongStatus', 'Anunțul se poate prelungi din a 25-a zi.');
    const isHeld = async () =>
      listing.held === true ||
      isSellerHeld(await readMarket(store), await readSeller(uid, store), now);
    const change: StatusChange =
      isExpired(listing, now) && (await isHeld())
        ? { status: 'pending' }
        : publicationOf(listing, now);
    saveStatus(seen.id, listing, change, { store, now });
    return { status: change.status };
  },
});
