import { commands } from '@anunturi/shared-contract/commands/commands';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { refuse } from '../../app/refuse';
import { signedIn } from '../../app/who';
import { deleteOrArchive } from '../../listings/deleteOrArchive';

/** Deletes a listing of the caller, or archives it where it is evidence. One that is gone is no failure. */
export const deleteListing = defineCommand(commands.deleteListing, {
  who: signedIn,
  async run({ caller, input: { id }, store, now }) {
    const listing = await store.read(documentPaths.listing(id));
    if (!listing) return { outcome: 'deleted' as const };
    if (listing.ownerId !== caller.uid) refuse('notAllowed');
    return { outcome: await deleteOrArchive(id, listing, { store, now }) };
  },
});
