import { toListingTokens } from '@anunturi/shared-domain/listing/indexedFields';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { toSlug } from '@anunturi/shared-domain/formats/slug';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseFields } from '../app/command/parseFields';
import type { Store } from '../app/data/Store';
import { fittingCategory } from './fittingCategory';
import { hideDescription, keepHiddenContacts, readHiddenContacts } from './hideDescription';

type Words = Pick<Listing, 'title' | 'description' | 'categoryId'>;

/**
 * Gives somebody's listing other words or another category, with all that follows from them. A mark in the description stands for what it
 * stood for; new contacts are hidden beside them. @throws Refusal invalidInput
 */
export async function rewordListing(
  { id, ...stored }: Listing,
  words: Words,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const { title, categoryId } = words;
  const before = await readHiddenContacts(id, store);
  const { description, contacts } = hideDescription(words.description, before);
  const category = await fittingCategory({ ...stored, categoryId }, store, stored);
  const next = {
    title,
    description,
    categoryId,
    slug: toSlug(title),
    searchTokens: toListingTokens({ ...stored, title, description }, category.label),
    version: stored.version + 1,
    updatedAt: now,
  };
  parseFields(listingSchema, { ...stored, ...next });
  store.update(documentPaths.listing(id), next);
  keepHiddenContacts(id, contacts, { before, store });
}
