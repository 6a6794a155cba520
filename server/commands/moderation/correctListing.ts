import { commands } from '@anunturi/shared-domain/commands/commands';
import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { parseFields } from '../../app/parseFields';
import { fittingCategory } from '../../listings/fittingCategory';
import { readSeenListing } from '../../listings/readSeenListing';
import { readBannedWords } from '../../texts/readBannedWords';
import { refuseBannedWords } from '../../texts/refuseBannedWords';

/** Corrects the words or the category of somebody's listing; price, seller and phone stay theirs. The log says what changed. */
export const correctListing = defineAdminCommand(commands.correctListing, async (context) => {
  const { input, store, now } = context;
  const { listingId, title, description, categoryId } = input;
  const listing = await readSeenListing({ id: listingId, version: input.version }, store);
  const category = await fittingCategory({ ...listing, categoryId }, store, listing);
  refuseBannedWords({ title, description }, await readBannedWords(store));
  // The rate only shapes priceLei, which is not the administrator's to change.
  const { slug, searchTokens } = toIndexedFields(
    { ...listing, title },
    { categoryLabel: category.label, eurRateBani: 500 },
  );
  const version = listing.version + 1;
  const next = { title, description, categoryId, slug, searchTokens, version, updatedAt: now };
  const { id: _id, ...stored } = listing;
  parseFields(listingSchema, { ...stored, ...next });
  store.update(documentPaths.listing(listingId), next);
  const changed = [
    title !== listing.title && 'titlul',
    description !== listing.description && 'descrierea',
    categoryId !== listing.categoryId && 'categoria',
  ].filter(Boolean);
  return {
    log: {
      action: 'listingEdited',
      targetKind: 'listing',
      targetId: listingId,
      targetTitle: title,
      text: `Schimbat: ${changed.join(', ')}`,
    },
    result: {},
  };
});
