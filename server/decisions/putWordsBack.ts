import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import type { Decision } from '@anunturi/shared-domain/moderation/decision';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/Store';
import { fittingCategory } from '../listings/fittingCategory';

/** Gives a listing the words that a moderator changed; what its owner wrote since then stays. */
export async function putWordsBack(
  listingId: string,
  { before, changed }: Pick<Decision, 'before' | 'changed'>,
  store: Store,
  now: Date,
): Promise<void> {
  const path = documentPaths.listing(listingId);
  const listing = await store.get(path, listingSchema);
  const names = ['title', 'description', 'categoryId'] as const;
  if (!listing || !before || names.some((name) => listing[name] !== changed?.[name])) return;
  const { title, description, categoryId } = before;
  const category = await fittingCategory({ ...listing, categoryId }, store, listing);
  const { slug, searchTokens } = toIndexedFields(
    { ...listing, title },
    { categoryLabel: category.label, eurRateBani: 500 },
  );
  const version = listing.version + 1;
  const next = { title, description, categoryId, slug, searchTokens, version, updatedAt: now };
  store.update(path, next);
}
