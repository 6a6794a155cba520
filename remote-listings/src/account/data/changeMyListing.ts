// The owner's acts on a listing that are not an edit of its words: what the rules demand of each stands together here.
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type Listing,
  type ListingFields,
  listingSchema,
} from '@anunturi/shared-domain/listing/listing';
import { mayRenew, toExpiry } from '@anunturi/shared-domain/listing/listingExpiry';
import { type ListingStatus, mayTransition } from '@anunturi/shared-domain/listing/listingStatus';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { isHeld } from '../../domain/sell-form/sellingTerms';
import { parseDocument } from '@anunturi/shared-auth/firestore/parseDocument';
import { readSellingTerms } from '../../data/drafts/readSellingTerms';
import { firebaseCode, withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** Which listing, and the version that the person saw: a newer one refuses the act. */
export type SeenListing = { id: string; version: number };
type Change = { status?: ListingStatus; newExpiry?: boolean };

export const pauseListing = (uid: string, seen: SeenListing): Promise<ListingStatus> =>
  moveTo(uid, seen, 'paused');
export const markSold = (uid: string, seen: SeenListing): Promise<ListingStatus> =>
  moveTo(uid, seen, 'sold');
/** Back to the drafts, where only the owner sees it. */
export const withdrawListing = (uid: string, seen: SeenListing): Promise<ListingStatus> =>
  moveTo(uid, seen, 'draft');

/** Thirty more days from now, from the 25th day on; a held seller's expired listing waits for its check first. */
export function renewListing(uid: string, seen: SeenListing): Promise<ListingStatus> {
  return act(uid, seen, async (listing, held) => {
    if (!mayRenew(listing, new Date()))
      throw new MarketError('wrongStatus', 'Anunțul se poate prelungi din a 25-a zi.');
    const isPublic = listing.status === 'active';
    return [held && !isPublic ? { status: 'pending' } : { status: 'active', newExpiry: true }];
  });
}

/**
 * Public again (or for the first time); one whose time is over goes through the archive and starts thirty new days.
 * Gives the status it got.
 */
export function publishAgain(uid: string, seen: SeenListing): Promise<ListingStatus> {
  return act(uid, seen, async (listing, held) => {
    const hasTimeLeft = listing.expiresAt !== undefined && listing.expiresAt > new Date();
    const last: Change = held ? { status: 'pending' } : { status: 'active', newExpiry: true };
    if (listing.status === 'draft') return [last];
    if (listing.status === 'archived') return [{ status: 'draft' }, last];
    if (listing.status === 'paused' && held && !hasTimeLeft) return [{ status: 'pending' }];
    if (hasTimeLeft) return [{ status: 'active' }];
    return [{ status: 'archived' }, { status: 'draft' }, last];
  });
}

/** Contests a rejection, once, in the seller's words; the listing stays rejected until it is answered. */
export async function appealRejection({ id, version }: SeenListing, text: string): Promise<void> {
  await callCommand('appealDecision', { listingId: id, version, text });
}

function moveTo(uid: string, seen: SeenListing, status: ListingStatus): Promise<ListingStatus> {
  return act(uid, seen, async (listing) => {
    if (listing.status === status) return [];
    if (mayTransition(listing.status, status, 'owner')) return [{ status }];
    throw new MarketError('wrongStatus');
  });
}

/** Runs the steps of an act, each one write; gives the status at the end. */
function act(
  uid: string,
  seen: SeenListing,
  plan: (listing: Listing, held: boolean) => Promise<Change[]>,
): Promise<ListingStatus> {
  return withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    const [found, terms] = await Promise.all([
      getDoc(doc(db, documentPaths.listing(seen.id))),
      readSellingTerms(uid),
    ]);
    const listing = found.exists() ? parseDocument<ListingFields>(listingSchema, found) : null;
    if (!listing) throw new MarketError('notFound');
    if (listing.version !== seen.version)
      throw new MarketError(
        'changedElsewhere',
        'Anunțul s-a schimbat între timp. L-am reîncărcat; încercați din nou.',
      );
    if (terms.account?.blocked) throw new MarketError('blocked');
    const held = listing.held === true || isHeld(terms);
    let now = listing;
    for (const change of await plan(listing, held)) now = await write(now, change);
    return now.status;
  });
}

async function write(
  listing: Listing,
  { status = listing.status, newExpiry }: Change,
): Promise<Listing> {
  const { db, deleteField, doc, serverTimestamp, writeBatch } = await openFirestore();
  const now = serverTimestamp();
  const kept =
    listing.expiresAt !== undefined && listing.expiresAt.getTime() > Date.now() + KEPT_MS;
  const fresh = newExpiry && !kept ? toExpiry(new Date()) : undefined;
  const batch = writeBatch(db);
  batch.update(doc(db, documentPaths.listing(listing.id)), {
    status,
    ...(fresh && { expiresAt: fresh }),
    ...(status === 'active' && listing.publishedAt === undefined && { publishedAt: now }),
    ...(status === 'sold'
      ? { soldAt: listing.soldAt ?? now }
      : listing.soldAt && { soldAt: deleteField() }),
    version: listing.version + 1,
    updatedAt: now,
  });
  try {
    await batch.commit();
  } catch (error) {
    if (firebaseCode(error) !== 'permission-denied') throw error;
    throw new MarketError('wrongStatus', undefined, { cause: error });
  }
  const { soldAt: _soldAt, ...rest } = listing;
  return {
    ...rest,
    status,
    version: listing.version + 1,
    ...(fresh && { expiresAt: fresh }),
    ...(status === 'active' && { publishedAt: listing.publishedAt ?? new Date() }),
  } as Listing;
}

/** The rules let the end be moved from five days before it. */
const KEPT_MS = 5 * 24 * 60 * 60 * 1000;
