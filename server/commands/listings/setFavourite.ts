import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { favouriteSchema } from '@anunturi/shared-domain/listing/favourite';
import { isPublicStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/defineCommand';
import { perDay } from '../../app/limits';
import { parseFields } from '../../app/parseFields';
import { refuse } from '../../app/refuse';
import { signedIn } from '../../app/who';

/** Keeps a listing among the caller's favourites, or lets it go; its counter follows. Asked again it changes nothing. */
export const setFavourite = defineCommand(commands.setFavourite, {
  who: signedIn,
  limit: perDay('favourites'),
  reads: ({ caller, input: { listingId, kept } }) => [
    documentPaths.favourite(caller.uid, listingId),
    ...(kept ? [documentPaths.listing(listingId)] : []),
    documentPaths.listingCounters(listingId),
  ],
  async run({ caller, input: { listingId, kept }, store, now }) {
    const path = documentPaths.favourite(caller.uid, listingId);
    const counters = documentPaths.listingCounters(listingId);
    if (((await store.read(path)) !== null) === kept) return {};
    if (kept) {
      const listing = await store.read(documentPaths.listing(listingId));
      if (!isPublicStatus(listing?.status)) refuse('notFound');
      const { priceLei } = listing as { priceLei: number };
      store.create(path, parseFields(favouriteSchema, { listingId, priceLei, addedAt: now }));
    } else store.delete(path);
    if (await store.read(counters))
      store.update(counters, { favourites: FieldValue.increment(kept ? 1 : -1) });
    return {};
  },
});
