import { commands } from '@anunturi/shared-domain/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { refuseOldSignIn, signedIn } from '../../app/command/who';
import { hideOrRemove } from '../../listings/hideOrRemove';

/** Deletes a listing of the caller, for 30 days so that it can be brought back, or for good. One that is gone is no failure. */
export const deleteListing = defineCommand(commands.deleteListing, {
  who: signedIn,
  limit: perDay('listingChanges'),
  reads: ({ input: { id } }) => [documentPaths.listing(id)],
  async run({ caller, input: { id, forGood = false }, store, now }) {
    const listing = await store.read(documentPaths.listing(id));
    if (!listing) return { outcome: 'gone' as const };
    if (listing.ownerId !== caller.uid) refuse('notAllowed');
    if (forGood) refuseOldSignIn(caller, now);
    return { outcome: await hideOrRemove(id, listing, { forGood, store, now }) };
  },
});
