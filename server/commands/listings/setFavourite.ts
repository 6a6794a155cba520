import { FieldValue } from '@google-cloud/firestore';
import { commands } from '@anunturi/shared-domain/commands/commands';
import { favouriteSchema } from '@anunturi/shared-domain/listing/favourite';
import { isPublicStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';
import { countsOnce } from './countsOnce';

/** Keeps a listing among the caller's favourites, or lets it go; its counter follows, where it counts. Asked again it changes nothing. */
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
    const before = await store.read(path);
    if ((before !== null) === kept) return {};
    const isCounted = kept
      ? await countsOnce(caller, listingId, { store, now })
      : before?.isUncounted !== true;
    if (kept) {
      const listing = await store.read(documentPaths.listing(listingId));
      if (!isPublicStatus(listing?.status)) refuse('notFound');
      const { priceLei } = listing as { priceLei: number };
      const favourite = { listingId, priceLei, addedAt: now };
      store.create(
        path,
        parseFields(favouriteSchema, { ...favourite, ...(!isCounted && { isUncounted: true }) }),
      );
    } else store.delete(path);
    if (isCounted && (await store.read(counters)))
      store.update(counters, { favourites: FieldValue.increment(kept ? 1 : -1) });
    return {};
  },
});
