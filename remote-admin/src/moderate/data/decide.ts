import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { toExpiry } from '@anunturi/shared-domain/listing/listingExpiry';
import { isMarketError, MarketError } from '@anunturi/shared-domain/site/marketError';
import type { ModerationGround } from '@anunturi/shared-domain/moderation/moderationFields';
import type { Report } from '@anunturi/shared-domain/moderation/report';
import { moderationSettingsSchema } from '@anunturi/shared-domain/site/settings';
import { type UserFields, userSchema } from '@anunturi/shared-domain/people/user';
import { type Act, act } from '../../data/act';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { addToTally } from './addToTally';
import { writeReportDecision } from './decideReports';
import { readListing } from '../../data/listings/readListings';

/** The statement of reasons (Regulation (EU) 2022/2065, art. 17): what it rests on and the facts, in the owner's words to read. */
export type Statement = { ground: ModerationGround; facts: string };

/** One decision about one listing; a rejection may answer the reports that led to it. */
export type Decision =
  | { kind: 'approve' | 'archive' | 'restore'; listing: Listing }
  | { kind: 'reject'; listing: Listing; statement: Statement; reports?: readonly Report[] };

/** Documents one batch of rules may look up: five listings, each with its log entry, contact and owner. */
const LISTINGS_A_BATCH = 5;
export type Failure = { decision: Decision; error: unknown };

/**
 * Carries decisions out, up to five listings a batch; a refused batch is tried again listing by listing, so one stale
 * listing stops no other.
 */
export async function decide(decisions: readonly Decision[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const some of toBatches(decisions)) {
    if (
      some.length > 1 &&
      (await write(some).then(
        () => true,
        () => false,
      ))
    )
      continue;
    for (const decision of some)
      await write([decision]).catch(async (error: unknown) =>
        failures.push({ decision, error: await explain(decision, error) }),
      );
  }
  return failures;
}

/** Answered reports fill a batch alone; a seller's accepted listings grow by one a batch, so two approvals of one seller go apart. */
function toBatches(decisions: readonly Decision[]): Decision[][] {
  const batches: Decision[][] = [];
  const isFull = (batch: readonly Decision[], next: Decision) =>
    batch.length === LISTINGS_A_BATCH ||
    [...batch, next].some(isWeighty) ||
    (next.kind === 'approve' &&
      batch.some(
        ({ kind, listing }) => kind === 'approve' && listing.ownerId === next.listing.ownerId,
      ));
  for (const decision of decisions) {
    const last = batches.at(-1);
    if (last && !isFull(last, decision)) last.push(decision);
    else batches.push([decision]);
  }
  return batches;
}

const isWeighty = (decision: Decision) =>
  decision.kind === 'reject' && (decision.reports?.length ?? 0) > 0;

/** One decision. @throws MarketError changedElsewhere (the listing changed since it was read), notAllowed, offline, unavailable */
export async function decideOne(decision: Decision): Promise<void> {
  const [failure] = await decide([decision]);
  if (failure) throw failure.error;
}

async function write(decisions: readonly Decision[]): Promise<void> {
  const owners = await readOwners(decisions);
  await act((each) => {
    for (const decision of decisions) writeDecision(each, decision, owners);
    const grounds = decisions.flatMap((decision) =>
      decision.kind === 'reject' ? [decision.statement.ground] : [],
    );
    if (grounds.length > 0) addToTally(each, { grounds });
  });
}

function writeDecision(each: Act, decision: Decision, owners: Owners) {
  const { batch, firestore, log, now, remove, actorId } = each;
  const { listing, kind } = decision;
  const target = {
    targetKind: 'listing',
    targetId: listing.id,
    targetTitle: listing.title,
  } as const;
  const save = (logId: string, fields: object) =>
    batch.update(firestore.doc(firestore.db, documentPaths.listing(listing.id)), {
      soldAt: remove,
      ...fields,
      version: listing.version + 1,
      updatedAt: now,
      logId,
    });
  if (kind === 'approve') {
    const logId = log({ action: 'listingApproved', ...target });
    save(logId, {
      status: 'active',
      moderation: { decision: 'approved', decidedAt: now, decidedBy: actorId },
      ...toPublication(listing, now),
    });
    countAccepted(each, listing.ownerId, logId, owners);
  } else if (kind === 'reject') {
    const { ground, facts } = decision.statement;
    const onNotice = decision.reports && decision.reports.length > 0;
    save(log({ action: 'listingRejected', ...target, ground, text: facts }), {
      status: 'rejected',
      moderation: {
        decision: 'rejected',
        decidedAt: now,
        decidedBy: actorId,
        ground,
        facts,
        ...(onNotice && { onNotice }),
      },
    });
    decision.reports?.forEach((report) =>
      writeReportDecision(each, report, { outcome: 'removed', text: facts }),
    );
  } else if (kind === 'archive') {
    save(log({ action: 'listingArchived', ...target }), { status: 'archived' });
  } else {
    const isAhead = listing.expiresAt !== undefined && listing.expiresAt.getTime() > Date.now();
    save(log({ action: 'listingRestored', ...target }), { status: isAhead ? 'active' : 'expired' });
  }
}

/** What going public adds: the first publication, and 30 days unless some are left. */
export function toPublication(listing: Listing, now: Act['now']) {
  const isAhead = listing.expiresAt !== undefined && listing.expiresAt.getTime() > Date.now();
  return {
    ...(!listing.publishedAt && { publishedAt: now }),
    ...(!isAhead && { expiresAt: toExpiry(new Date()) }),
  };
}

type Owner = Pick<UserFields, 'acceptedListings' | 'trusted'>;
type Owners = { byId: Map<string, Owner>; autoTrustAfter: number };

/** One more accepted listing for its seller, who becomes trusted after as many as the settings say; never oneself. */
function countAccepted(
  { batch, firestore, now, actorId }: Act,
  uid: string,
  logId: string,
  { byId, autoTrustAfter }: Owners,
) {
  const owner = byId.get(uid);
  if (!owner || uid === actorId) return;
  const acceptedListings = owner.acceptedListings + 1;
  const isEnough = autoTrustAfter > 0 && acceptedListings >= autoTrustAfter;
  batch.update(firestore.doc(firestore.db, documentPaths.user(uid)), {
    acceptedListings,
    ...(isEnough && !owner.trusted && { trusted: true }),
    updatedAt: now,
    logId,
  });
}

async function readOwners(decisions: readonly Decision[]): Promise<Owners> {
  const uids = new Set(
    decisions.filter(({ kind }) => kind === 'approve').map(({ listing }) => listing.ownerId),
  );
  if (uids.size === 0) return { byId: new Map(), autoTrustAfter: 0 };
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const [settings, ...owners] = await Promise.all([
      getDoc(doc(db, documentPaths.settings('moderation'))),
      ...[...uids].map((uid) => getDoc(doc(db, documentPaths.user(uid)))),
    ]);
    const found = owners
      .filter((each) => each.exists())
      .map((each) => parseDocument(userSchema, each));
    const autoTrustAfter = settings.exists()
      ? (parseDocument(moderationSettingsSchema, settings)?.autoTrustAfter ?? 0)
      : 0;
    return {
      byId: new Map(found.filter((each) => each !== null).map((each) => [each.id, each])),
      autoTrustAfter,
    };
  });
}

/** A refusal because the listing is no longer as it was read says so. */
export async function explain({ listing }: { listing: Listing }, error: unknown): Promise<unknown> {
  if (!isMarketError(error) || error.code !== 'notAllowed') return error;
  const isStale = await readListing(listing.id).then(
    (now) => now?.version !== listing.version,
    () => false,
  );
  return isStale ? new MarketError('changedElsewhere', undefined, { cause: error }) : error;
}
