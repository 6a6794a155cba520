import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { MyListing } from '@anunturi/shared-domain/listing/myListing';
import { toMyListing } from '@anunturi/shared-domain/listing/toMyListing';
import { isDecisionShown } from '@anunturi/shared-domain/moderation/isDecisionShown';
import { type Moderation, moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { readCounters } from './readCounters';

/** Reads figures and decisions of somebody's own listings in one request; answers how each is a row of their account. */
export async function readRows(
  listings: readonly Listing[],
  store: Store,
  now: Date,
): Promise<(listing: Listing) => MyListing> {
  const ids = [...new Set(listings.map(({ id }) => id))];
  await store.readAhead(
    ids.flatMap((id) => [documentPaths.listingCounters(id), documentPaths.listingModeration(id)]),
  );
  const parts = new Map(
    await Promise.all(
      ids.map(async (id) => {
        const known = {
          counters: await readCounters(id, store),
          moderation: await store.getFitting(documentPaths.listingModeration(id), moderationSchema),
        };
        return [id, known] as const;
      }),
    ),
  );
  return (listing) => {
    const { counters, moderation } = parts.get(listing.id)!;
    const isShown = moderation && isDecisionShown(listing.status, moderation);
    return toMyListing(listing, now, {
      ...(counters && { counters }),
      ...(isShown && { moderation: withoutId(moderation) }),
    });
  };
}

const withoutId = ({ id: _id, ...decision }: Moderation & { id: string }): Moderation => decision;
