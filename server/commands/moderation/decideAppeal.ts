import { commands } from '@anunturi/shared-domain/commands/commands';
import { isAppealed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import { defineAdminCommand } from '../../app/command/defineAdminCommand';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import { photosFollow } from '../../listings/photosFollow';
import { readSeenListing } from '../../listings/readSeenListing';
import type { Store } from '../../app/data/Store';
import { announceListing } from '../../jobs/matchListing';
import { appealEmail } from '../../mail/emails/decisionEmails';
import { tellPerson } from '../../mail/tell';
import { addNotice } from '../../notices/addNotice';
import { refuseOwnDecision, refuseOwnListing } from './anotherDecides';
import { parseAnswer } from './parseAnswer';
import { reverseReports } from './reverseReports';
import { addToTally, GONE, refuseBlockedSeller, toPublication } from './decisionWrites';

/**
 * Answers the owner who appealed against a rejection (Regulation (EU) 2022/2065, art. 20): the decision stays, or is reversed and
 * the listing is public again, with the time that it had left.
 */
export const decideAppeal = defineAdminCommand(commands.decideAppeal, async (context) => {
  const { input, store, now } = context;
  const { listingId, outcome } = input;
  const answer = parseAnswer(input.answer);
  const listing = await readSeenListing({ id: listingId, version: input.version }, store);
  const path = documentPaths.listingModeration(listingId);
  const moderation = await store.get(path, moderationSchema);
  if (!moderation || !isAppealed(listing)) refuse('wrongStatus');
  await refuseOwnListing(listing, { ...context, mayAlone: false });
  const isSame = await refuseOwnDecision(listingId, decided, context);
  const isReversed = outcome === 'reversed';
  if (isReversed) await refuseBlockedSeller(listing, store);
  const answered = parseFields(moderationSchema, {
    ...moderation,
    contestOutcome: outcome,
    contestDecidedAt: now,
    contestAnswer: answer,
    ...(isSame && { contestSame: true }),
    ...(isReversed && { decision: 'approved', decidedAt: now }),
  });
  store.set(path, answered);
  if (isReversed) {
    if (!listing.publishedAt) announceListing(listingId, store);
    await forgetRejection(listing.ownerId, moderation.decidedAt, store);
    photosFollow(listingId, listing.ownerId, { from: listing.status, to: 'active' }, store);
    await reverseReports({ listingId }, 'removed', { ...context, since: moderation.decidedAt });
  }
  store.update(documentPaths.listing(listingId), {
    appealedAt: GONE,
    ...(isReversed && toPublication(withHiddenTime(listing, moderation.decidedAt, now), now)),
    version: listing.version + 1,
    updatedAt: now,
  });
  await tellPerson(
    listing.ownerId,
    { kind: 'appealAnswered', subject: listingId, period: String(now.getTime()) },
    appealEmail(`anunțul „${listing.title}”`, outcome, { answer, isSame }),
    context,
  );
  await addNotice(
    listing.ownerId,
    {
      kind: 'decision',
      subject: listingId,
      period: String(now.getTime()),
      text: isReversed
        ? `Contestația a fost admisă: anunțul „${listing.title}” este din nou public.`
        : `Contestația pentru anunțul „${listing.title}” a fost respinsă. Vedeți răspunsul.`,
      path: isReversed ? links.listing(listing) : links.ownListings('rejected'),
    },
    context,
  );
  addToTally(store, now, {
    contested: 1,
    reversed: isReversed ? 1 : 0,
    ...(listing.appealedAt && {
      waited: { for: 'appeal', since: listing.appealedAt, by: context.adminId },
    }),
  });
  return {
    log: {
      action: isReversed ? 'contestReversed' : 'contestUpheld',
      targetKind: 'listing',
      targetId: listingId,
      targetTitle: listing.title,
      text: answer,
    },
    result: {},
  };
});

/** What decides about a listing, in the log; `listingArchived` is a removal of earlier versions (decideArchived). */
const decided = ['listingRejected', 'listingRemoved', 'changesAsked', 'listingArchived'] as const;

/** The days since a wrong rejection are given back: as much time is left as was left then. */
function withHiddenTime(listing: Listing, hiddenAt: Date, now: Date): Listing {
  const { expiresAt } = listing;
  if (expiresAt === undefined || expiresAt <= hiddenAt) return listing;
  return {
    ...listing,
    expiresAt: new Date(expiresAt.getTime() + (now.getTime() - hiddenAt.getTime())),
  };
}

/** The seller is not held any more for a rejection that was wrong; a later one counts. */
async function forgetRejection(uid: string, at: Date, store: Store): Promise<void> {
  const seller = await store.read(documentPaths.user(uid));
  if (seller?.rejectedAt?.getTime() === at.getTime())
    store.update(documentPaths.user(uid), { rejectedAt: GONE });
}
