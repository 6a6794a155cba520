import { commands } from '@anunturi/shared-domain/commands/commands';
import { isAllowed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { type Moderation, moderationSchema } from '@anunturi/shared-domain/moderation/moderation';
import { dropPercent } from '@anunturi/shared-domain/listing/priceTexts';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import { type AdminContext, defineAdminCommand } from '../../app/defineAdminCommand';
import type { LogNote } from '../../app/writeLogEntry';
import { refuse } from '../../app/refuse';
import { endHold } from '../../decisions/endDecision';
import { photosFollow } from '../../listings/photosFollow';
import { readSeenListing } from '../../listings/readSeenListing';
import { announceListing } from '../../jobs/matchListing';
import { approvedEmail } from '../../mail/emails/listingEmails';
import { tellPerson } from '../../mail/tell';
import { addNotice } from '../../notices/addNotice';
import { refuseOwnListing } from './anotherDecides';
import {
  acceptedAtOf,
  countAccepted,
  GONE,
  refuseBlockedSeller,
  toPublication,
} from './decisionWrites';
import { keepRejection } from './keepRejection';

type Context = AdminContext<unknown> & { listing: Listing; target: Omit<LogNote, 'action'> };
const rejected = { status: 'rejected', held: true, removed: GONE, appealedAt: GONE };

/** Approves, rejects or removes from view a listing as the administrator saw it. */
export const decideListing = defineAdminCommand(commands.decideListing, async (context) => {
  const { input, store, now } = context;
  const { listingId, decision } = input;
  const listing = await readSeenListing({ id: listingId, version: input.version }, store);
  await refuseOwnListing(listing, { ...context, isApproval: decision.kind === 'approve' });
  if (!isAllowed(decision.kind, listing)) refuse('wrongStatus');
  const target = {
    targetKind: 'listing',
    targetId: listingId,
    targetTitle: listing.title,
  } as const;
  const given = { ...context, listing, target };
  const isApproved = decision.kind === 'approve';
  const answer = isApproved ? 'Anunțul a fost văzut de un om și aprobat.' : decision.facts;
  await endHold(listingId, { isApproved, answer }, context);
  const { fields, log } =
    decision.kind === 'approve'
      ? await approve(given)
      : {
          fields: { ...rejected, ...(decision.kind === 'remove' && { removed: true }) },
          log: await keepRejection(decision, { ...target, ownerId: listing.ownerId }, context),
        };
  const next = { soldAt: GONE, ...fields, version: listing.version + 1, updatedAt: now };
  store.update(documentPaths.listing(listingId), next);
  photosFollow(listingId, listing.ownerId, { from: listing.status, to: next.status }, store);
  return { log, result: {} };
});

async function approve(context: Context) {
  const { listing, target, store, now } = context;
  await refuseBlockedSeller(listing, store);
  const path = documentPaths.listingModeration(listing.id);
  const before = await store.get(path, moderationSchema);
  const acceptedAt = acceptedAtOf(before) ?? now;
  store.set(path, { ...toUnreadAnswer(before), decision: 'approved', decidedAt: now, acceptedAt });
  if (acceptedAt === now) await countAccepted(listing.ownerId, context);
  const fields = toPublication(listing, now);
  // One that was public before is renewed, not new, unless it has become cheaper.
  if (!listing.publishedAt || dropPercent(listing) > 0) announceListing(listing.id, store);
  await tellPerson(
    listing.ownerId,
    { kind: 'listingApproved', subject: listing.id },
    approvedEmail({ ...listing, expiresAt: fields.expiresAt }),
    context,
  );
  await addNotice(
    listing.ownerId,
    {
      kind: 'listing',
      subject: `${listing.id} approved`,
      text: listing.removed
        ? `Decizia despre anunțul „${listing.title}” a fost anulată: este din nou public.`
        : `Anunțul „${listing.title}” a fost aprobat și este public.`,
      path: links.listing(listing),
    },
    context,
  );
  return {
    fields,
    log: { action: 'listingApproved', ...target } as const,
  };
}

/** An answer to an appeal that its owner has not put away yet stays, with what it is about. */
const toUnreadAnswer = (before: Moderation | null) =>
  before?.contestOutcome && !before.answerDismissedAt ? before : {};
