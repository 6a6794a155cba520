import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import type { Decision } from '@anunturi/shared-domain/moderation/decision';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import { rewordListing } from '../listings/rewordListing';

/** Gives a listing the words that a moderator changed; what its owner wrote since then stays. */
export async function putWordsBack(
  listingId: string,
  { before, changed }: Pick<Decision, 'before' | 'changed'>,
  store: Store,
  now: Date,
): Promise<void> {
  const listing = await store.get(documentPaths.listing(listingId), listingSchema);
  const names = ['title', 'description', 'categoryId'] as const;
  if (!listing || !before || names.some((name) => listing[name] !== changed?.[name])) return;
  await rewordListing({ ...listing, id: listingId }, before, { store, now });
}
