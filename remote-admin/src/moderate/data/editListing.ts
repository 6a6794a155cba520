import { type Category } from '@anunturi/shared-domain/listing/category';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { act } from '../../data/act';
import { explain } from './decide';

export type ListingEdit = {
  title: string;
  description: string;
  category: Pick<Category, 'id' | 'label'>;
};

/** Corrects the words or the category of somebody's listing; price, seller and phone stay theirs. The log says what changed. */
export async function editListing(
  listing: Listing,
  { title, description, category }: ListingEdit,
): Promise<void> {
  const words = {
    ...(title !== listing.title && { title }),
    ...(description !== listing.description && { description }),
  };
  const changed = [
    words.title && 'titlul',
    words.description && 'descrierea',
    category.id !== listing.categoryId && 'categoria',
  ].filter(Boolean);
  // The rate only shapes priceLei, which is not the administrator's to change.
  const { slug, searchTokens } = toIndexedFields(
    { ...listing, title },
    { categoryLabel: category.label, eurRateBani: 500 },
  );
  try {
    await act(({ batch, firestore, log, now }) => {
      const logId = log({
        action: 'listingEdited',
        targetKind: 'listing',
        targetId: listing.id,
        targetTitle: title,
        text: `Schimbat: ${changed.join(', ')}`,
      });
      batch.update(firestore.doc(firestore.db, documentPaths.listing(listing.id)), {
        ...words,
        slug,
        searchTokens,
        categoryId: category.id,
        version: listing.version + 1,
        updatedAt: now,
        logId,
      });
      if (Object.keys(words).length > 0)
        batch.set(firestore.doc(firestore.db, documentPaths.listingCheck(listing.id)), { at: now });
    });
  } catch (error) {
    throw await explain({ listing }, error);
  }
}
