import { isExpired } from '@anunturi/shared-domain/listing/listingExpiry';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { type SavedSearch, savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { hiddenReads, isHiddenFrom } from './isHiddenFrom';
import type { Recipient } from './Recipient';
import type { ToldListing } from './ToldListing';

/** A listing and the search for which somebody is told of it. */
export type News = { listing: Listing; search: SavedSearch };

/** Of what waits to be told the part that is still so, newest first: public, not hidden, of a search that still tells. */
export async function readNews(
  recipient: Recipient,
  waiting: readonly ToldListing[],
  { store, now }: { store: Store; now: Date },
): Promise<News[]> {
  const searchOf = ({ searchId }: ToldListing) =>
    documentPaths.savedSearch(recipient.path, searchId);
  await store.readAhead(
    waiting.flatMap((each) => [documentPaths.listing(each.listingId), searchOf(each)]),
  );
  const news: News[] = [];
  for (const each of waiting.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const path = documentPaths.listing(each.listingId);
    const listing = await store.getFitting(path, listingSchema);
    const search = await store.getFitting(searchOf(each), savedSearchSchema);
    if (listing?.status !== 'active' || isExpired(listing, now)) continue;
    if ((search?.alert ?? 'never') === 'never' || !search) continue;
    if (recipient.uid !== undefined)
      await store.readAhead(hiddenReads(recipient.uid, listing.ownerId));
    if (!(await isHiddenFrom(recipient, listing, store))) news.push({ listing, search });
  }
  return news;
}
