import { commands } from '@anunturi/shared-domain/commands/commands';
import { listingSchema } from '@anunturi/shared-domain/listing/listing';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { refuse } from '../../app/command/refuse';
import { signedIn } from '../../app/command/who';

/** Puts the answer to the caller's appeal away; once is enough. The answer itself stays. */
export const dismissAnswer = defineCommand(commands.dismissAnswer, {
  who: signedIn,
  limit: perDay('listingChanges'),
  async run({ caller, input: { listingId }, store, now }) {
    const listing = await store.get(documentPaths.listing(listingId), listingSchema);
    if (!listing || listing.ownerId !== caller.uid) refuse('notFound');
    const path = documentPaths.listingModeration(listingId);
    const moderation = await store.get(path, moderationSchema);
    if (!moderation?.contestOutcome) refuse('notFound');
    if (!moderation.answerDismissedAt) store.update(path, { answerDismissedAt: now });
    return {};
  },
});
