import type { CommandInput } from '@anunturi/shared-domain/commands/commands';
import { isAllowed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { toShownBefore } from '@anunturi/shared-domain/moderation/changesAsked';
import {
  type Moderation,
  moderationSchema,
  type ShownBefore,
} from '@anunturi/shared-domain/moderation/moderation';
import { dropPercent } from '@anunturi/shared-domain/listing/priceTexts';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { links } from '@anunturi/shared-domain/site/links';
import type { LogNote } from '../../app/command/writeLogEntry';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { endHold } from '../../decisions/endDecision';
import { toKeptBefore } from '../../decisions/toKeptBefore';
import { photosFollow } from '../../listings/photosFollow';
import { readSeenListing } from '../../listings/readSeenListing';
import { announceListing } from '../../jobs/matchListing';
import { tellPhoneChange } from '../../jobs/tellPhoneChange';
import { approvedEmail } from '../../mail/emails/listingEmails';
import { tellPerson } from '../../mail/tell';
import { addNotice } from '../../notices/addNotice';
import { askForChanges, toAsked } from './askForChanges';
import { judgeReports } from './answerReport';
import { refuseOwnListing } from './anotherDecides';
import {
  acceptedAtOf,
  addToTally,
  countAccepted,
  GONE,
  refuseBlockedSeller,
  toPublication,
} from './decisionWrites';
import { keepRejection, toStatement } from './keepRejection';
import { reverseReports } from './reverseReports';

/** A decision about a listing as an administrator saw it. */
export type ListingDecided = CommandInput<'decideListing'>;
type Means = { adminId: string; store: Store; now: Date };
type Context = Means & {
  listing: Listing;
  before: ShownBefore;
  target: Omit<LogNote, 'action'>;
};
const rejected = {
  status: 'rejected',
  held: true,
  removed: GONE,
  changes: GONE,
  appealedAt: GONE,
};

/** The listing, when the administrator may decide so about it as it stands. @throws Refusal */
export async function judgeDecision(
  { listingId, version, decision }: ListingDecided,
  means: Means,
): Promise<Listing> {
  const listing = await readSeenListing({ id: listingId, version }, means.store);
  await refuseOwnListing(listing, { ...means, mayAlone: decision.kind === 'approve' });
  if (!isAllowed(decision.kind, listing)) refuse('wrongStatus');
  if (decision.kind === 'approve') await refuseBlockedSeller(listing, means.store);
  else if (decision.kind === 'ask') toAsked(decision, toShownBefore(listing), means.now);
  else {
    toStatement(decision, means.now);
    await judgeReports(decision.reportIds, means);
  }
  return listing;
}

/** Approves, rejects, removes from view or asks for changes of a listing that was judged, which refuses nothing more; answers what the log keeps. */
export async function carryOutDecision(
  listing: Listing,
  decision: ListingDecided['decision'],
  context: Means,
): Promise<LogNote | LogNote[]> {
  const { store, now } = context;
  const listingId = listing.id;
  const isApproved = decision.kind === 'approve';
  const answer = answerOf(decision);
  await endHold(listingId, { isApproved, answer }, context);
  if (listing.status === 'pending')
    addToTally(store, now, {
      waited: { for: 'listing', since: listing.updatedAt, by: context.adminId },
    });
  const target = {
    targetKind: 'listing',
    targetId: listingId,
    targetTitle: listing.title,
  } as const;
  const before = await toKeptBefore(listing, store);
  const { fields, log } = await carryOut(decision, { ...context, listing, before, target });
  const next = { soldAt: GONE, ...fields, version: listing.version + 1, updatedAt: now };
  store.update(documentPaths.listing(listingId), next);
  photosFollow(listingId, listing.ownerId, { from: listing.status, to: next.status }, store);
  return log;
}

/** What an open appeal against a hold is answered with. */
function answerOf(decision: ListingDecided['decision']): string {
  if (decision.kind === 'approve') return 'Anunțul a fost văzut de un om și aprobat.';
  if (decision.kind === 'ask') return 'Anunțul a fost văzut de un om, care cere modificări.';
  return decision.facts;
}

async function carryOut(decision: ListingDecided['decision'], context: Context) {
  const { listing, before, target } = context;
  if (decision.kind === 'approve') return approve(context);
  if (decision.kind === 'ask')
    return {
      fields: { ...rejected, changes: 'asked' },
      log: await askForChanges(decision, listing, context),
    };
  return {
    fields: { ...rejected, ...(decision.kind === 'remove' && { removed: true }) },
    log: await keepRejection(decision, { ...target, ownerId: listing.ownerId, before }, context),
  };
}

async function approve(context: Context) {
  const { listing, before: shown, target, store, now } = context;
  const path = documentPaths.listingModeration(listing.id);
  const before = await store.get(path, moderationSchema);
  const acceptedAt = acceptedAtOf(before) ?? now;
  store.set(path, {
    ...toUnreadAnswer(before),
    decision: 'approved',
    decidedAt: now,
    acceptedAt,
    before: shown,
  });
  if (acceptedAt === now) await countAccepted(listing.ownerId, context);
  // Nothing was changed since: what was decided is taken back.
  if (listing.status === 'rejected' && before)
    await reverseReports({ listingId: listing.id }, 'removed', {
      ...context,
      since: before.decidedAt,
    });
  const fields = toPublication(listing, now);
  // One that was public before is renewed, not new, unless it has become cheaper.
  if (!listing.publishedAt || dropPercent(listing) > 0) announceListing(listing.id, store);
  if (listing.publishedAt) store.enqueue(tellPhoneChange, { listingId: listing.id });
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
