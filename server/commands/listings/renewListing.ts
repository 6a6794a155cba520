import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { signedInByOwnAddress } from '../../app/command/who';
import { readOwnListing } from '../../listings/readOwnListing';
import { renewalOf } from '../../listings/renewalOf';
import { saveStatus } from '../../listings/saveStatus';

/** Thirty more days from now, from the 25th day on; a held seller's expired listing waits for approval first. */
export const renewListing = defineCommand(commands.renewListing, {
  who: signedInByOwnAddress,
  limit: perDay('listingChanges'),
  reads: ({ input: { id } }) => [documentPaths.listing(id)],
  async run({ caller, input: seen, store, now }) {
    const { uid } = caller;
    const listing = await readOwnListing(seen, uid, store);
    const change = await renewalOf(seen.id, listing, { store, now });
    saveStatus(seen.id, listing, change, { store, now });
    return { status: change.status };
  },
});
