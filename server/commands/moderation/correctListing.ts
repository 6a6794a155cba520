import { type CommandInput, commands } from '@anunturi/shared-domain/commands/commands';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { STATEMENT_FACTS_MAX } from '@anunturi/shared-domain/site/limits';
import { newId } from '../../app/command/newId';
import { keepDecision } from '../../decisions/keepDecision';
import { refuseOwnListing } from './anotherDecides';
import { parseFacts } from './parseFacts';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { refuse } from '../../app/command/refuse';
import { readSeenListing } from '../../listings/readSeenListing';
import { rewordListing } from '../../listings/rewordListing';

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
    await refuseOwnListing(listing, { ...context, mayAlone: false });
    const { ground, facts } = parseReason(input);
    const words = { title, description, categoryId };
    await rewordListing(listing, words, { store, now });
    const changed = [
      title !== listing.title && 'titlul',
      description !== listing.description && 'descrierea',
      categoryId !== listing.categoryId && 'categoria',
    ].filter(Boolean);
    if (changed.length === 0) refuse('invalidInput', 'Nu ați schimbat nimic.');
    const what = `Schimbat: ${changed.join(', ')}.`;
    const log = await keepDecision(
      newId(),
      {
        kind: 'wordChange',
        personId: listing.ownerId,
        targetKind: 'listing',
        targetId: listingId,
        targetTitle: title,
        ground,
        facts: `${what} ${facts}`.slice(0, STATEMENT_FACTS_MAX),
        before: toWords(listing),
        changed: words,
      },
      { heading: 'Un moderator a schimbat textul unui anunț' },
      context,
    );
    return { log, result: {} };
  },
  { texts: { title: 'line', description: 'description' } },
);

/**
 * Why, as its owner reads it (DSA art. 17). A release from before decision 0068 asks for neither, and no true ground can be guessed.
 * @throws Refusal invalidInput
 */
function parseReason({ ground, facts = '' }: CommandInput<'correctListing'>) {
  if (!ground)
    refuse(
      'invalidInput',
      'Proprietarul trebuie să afle temeiul schimbării. Reîncărcați pagina: versiunea deschisă nu îl cere.',
    );
  return { ground, facts: parseFacts(facts) };
}
