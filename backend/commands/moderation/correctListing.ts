import { commands } from '@anunturi/shared-contract/commands/commands';
import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { parseFields } from '../../app/parseFields';
import { Refusal } from '../../app/refuse';
import { readSeenListing } from './decisionWrites';
import { refuseBannedWords } from './refuseBannedWords';

/** Corrects the words or the category of somebody's listing; price, seller and phone stay theirs. The log says what changed. */
export const correctListing = defineAdminCommand(commands.correctListing, async (context) => {
  const { input, store, now } = context;
  const { listingId, title, description, categoryId } = input;
  const listing = await readSeenListing(input, store);
  const category = await store.get(documentPaths.category(categoryId), categorySchema);
  const shape = listing.kind === 'vehicle' ? listing.vehicle.shape : 'service';
  if (categoryId !== listing.categoryId && (!category?.active || category.shape !== shape))
    throw new Refusal('invalidInput', undefined, {
      categoryId: 'Alegeți o categorie în folosință.',
    });
  await refuseBannedWords({ title, description }, store);
  // The rate only shapes priceLei, which is not the administrator's to change.
  const { slug, searchTokens } = toIndexedFields(
    { ...listing, title },
    { categoryLabel: category?.label ?? '', eurRateBani: 500 },
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
