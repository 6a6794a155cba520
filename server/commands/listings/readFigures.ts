import { commands } from '@anunturi/shared-domain/commands/commands';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { isDecisionShown } from '@anunturi/shared-domain/moderation/isDecisionShown';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { blockedToo } from '../../app/command/who';
import { readCounters } from '../../listings/readCounters';

/**
 * How often the caller's own listings were seen, kept and written about, and which of them were decided about: a page of
 * them in one request.
 */
export const readFigures = defineCommand(commands.readFigures, {
  who: blockedToo,
  onlyReads: true,
  reads: ({ input: { listingIds } }) =>
    listingIds.flatMap((id) => [
      documentPaths.listing(id),
      documentPaths.listingCounters(id),
      documentPaths.listingModeration(id),
    ]),
  async run({ caller, input: { listingIds }, store }) {
    const rows = await Promise.all(
      listingIds.map(async (id) => {
        const listing = await store.read(documentPaths.listing(id));
        if (listing?.ownerId !== caller.uid) return [];
        const decision = await store.read(documentPaths.listingModeration(id));
        const isDecided =
          decision !== null && isDecisionShown(listing?.status as ListingStatus, decision);
        return [{ id, counters: await readCounters(id, store), isDecided }];
      }),
    );
    const own = rows.flat();
    return {
      figures: Object.fromEntries(
        own.flatMap(({ id, counters }) => (counters ? [[id, counters] as const] : [])),
      ),
      decided: own.filter(({ isDecided }) => isDecided).map(({ id }) => id),
    };
  },
});
