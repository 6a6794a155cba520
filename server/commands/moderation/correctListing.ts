import { commands } from '@anunturi/shared-domain/commands/commands';
import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { STATEMENT_FACTS_MAX } from '@anunturi/shared-domain/site/limits';
import { newId } from '../../app/newId';
import { keepDecision } from '../../decisions/keepDecision';
import { refuseOwnListing } from './anotherDecides';
import { defineAdminCommand } from '../../app/defineAdminCommand';
import { parseFields } from '../../app/parseFields';
import { fittingCategory } from '../../listings/fittingCategory';
import { readSeenListing } from '../../listings/readSeenListing';

const toWords = ({ title, description, categoryId }: Listing) => ({
  title,
  description,
  categoryId,
});

/**
 * Corrects the words or the category of somebody's listing; price, seller and phone stay theirs. It is a decision that its owner reads
 * and may appeal against; the log says what changed.
 */
export const correctListing = defineAdminCommand(
  commands.correctListing,
  async (context) => {
    const { input, store, now } = context;
    const { listingId, title, description, categoryId } = input;
    const listing = await readSeenListing({ id: listingId, version: input.version }, store);
    await refuseOwnListing(listing, { ...context, isApproval: false });
    const category = await fittingCategory({ ...listing, categoryId }, store, listing);
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
    const what = `Schimbat: ${changed.join(', ')}.`;
    const log = await keepDecision(
      newId(),
      {
        kind: 'wordChange',
        personId: listing.ownerId,
        targetKind: 'listing',
        targetId: listingId,
        targetTitle: title,
        ...(input.ground && { ground: input.ground }),
        facts: `${what} ${input.facts?.trim() ?? ''}`.trim().slice(0, STATEMENT_FACTS_MAX),
        before: toWords(listing),
        changed: { title, description, categoryId },
      },
      { heading: 'Un moderator a schimbat textul unui anunț' },
      context,
    );
    return { log, result: {} };
  },
  { texts: { title: 'line', description: 'description' } },
);
