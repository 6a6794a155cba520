import { commands } from '@anunturi/shared-domain/commands/commands';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';

/** Appeals against a rejection in the owner's words, once; the listing stays rejected until it is answered. */
export const appealDecision = defineCommand(commands.appealDecision, {
  who: signedIn,
  texts: { text: 'toOperator' },
  async run({ caller, input: { listingId, version, text }, store, now }) {
    const listing = await store.get(documentPaths.listing(listingId), listingSchema);
    if (listing?.ownerId !== caller.uid || !listing) refuse('notFound');
    const path = documentPaths.listingModeration(listingId);
    const moderation = await store.get(path, moderationSchema);
    if (listing.status !== 'rejected' || !moderation || moderation.contestedAt)
      refuse('wrongStatus', 'Decizia a fost deja contestată.');
    if (listing.version !== version) refuse('changedElsewhere');
    const contestText = text.trim();
    store.set(
      path,
      parseFields(moderationSchema, { ...moderation, contestText, contestedAt: now }),
    );
    const next = { appealedAt: now, version: version + 1, updatedAt: now };
    store.update(documentPaths.listing(listingId), next);
    return {};
  },
});
