import { openFirestore } from '@anunturi/shared-auth/firebase';
import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { toExpiry } from '@anunturi/shared-domain/listing/listingExpiry';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { ListingInput } from '../domain/checkSellForm';
import { type SellingTerms, isHeld, leftToday } from '../../domain/sell-form/sellingTerms';
import { type ListingNames, toListingFields } from '../domain/toListingFields';
import { readSellingTerms } from '../../data/drafts/readSellingTerms';
import {
  firebaseCode,
  toMarketError,
  withMarketErrors,
} from '@anunturi/shared-auth/firestore/toMarketError';

export type NewListing = {
  id: string;
  uid: string;
  input: ListingInput;
  photos: readonly Photo[];
  names: ListingNames;
};
export type PublishedListing = { id: string; slug: string; status: 'active' | 'pending' };

/**
 * Publishes a listing with everything that belongs to it, in one batch; its photos are stored before. Asking again
 * with the same id after an
 * answer that never came does not publish twice.
 * @throws MarketError signInNeeded, blocked, dailyLimit, bannedWords, notAllowed, offline, unavailable
 */
export function publishListing(listing: NewListing): Promise<PublishedListing> {
  return withMarketErrors(async () => {
    const terms = await readSellingTerms(listing.uid);
    const known = await findPublished(listing);
    if (known) return known;
    checkTerms(listing.input, terms);
    try {
      return await commitListing(listing, terms);
    } catch (error) {
      const published = await findPublished(listing).catch(() => null); // the first failure is the one to tell
      if (published) return published;
      if (firebaseCode(error) !== 'permission-denied') throw toMarketError(error);
      const fresh = await readSellingTerms(listing.uid);
      checkTerms(listing.input, fresh);
      return commitListing(listing, fresh); // the terms had changed meanwhile: with the new ones it holds, or is refused for good
    }
  });
}

/** Says what the rules would refuse, in words. */
function checkTerms(
  { title, description }: ListingInput,
  { account, bannedWords }: SellingTerms,
): void {
  if (!account) throw new MarketError('signInNeeded');
  if (account.blocked) throw new MarketError('blocked');
  if (leftToday(account) === 0)
    throw new MarketError(
      'dailyLimit',
      `Ați publicat azi ${account.perDay} anunțuri, cât este permis într-o zi. Ciorna rămâne aici; o puteți publica mâine.`,
    );
  const found = findBannedWords(`${title}\n${description}`, bannedWords);
  if (found.length > 0)
    throw new MarketError('bannedWords', `Nu sunt permise cuvintele: ${found.join(', ')}.`);
}

async function commitListing(
  { id, uid, input, photos, names }: NewListing,
  terms: SellingTerms,
): Promise<PublishedListing> {
  const { db, doc, increment, serverTimestamp, writeBatch } = await openFirestore();
  const account = terms.account!;
  const fields = toListingFields(input, photos, names, terms.eurRateBani);
  const status = isHeld(terms) ? 'pending' : 'active';
  const now = serverTimestamp();
  const batch = writeBatch(db);
  batch.set(doc(db, documentPaths.listing(id)), {
    ...fields,
    ownerId: uid,
    sellerType: account.sellerType,
    sellerName: account.sellerName,
    status,
    priceChanges: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...(status === 'active' && { publishedAt: now, expiresAt: toExpiry(new Date()) }),
  });
  batch.set(doc(db, documentPaths.listingCheck(id)), { at: now });
  batch.set(doc(db, documentPaths.priceHistoryEntry(id, 0)), {
    amountMinor: fields.price.amountMinor,
    currency: fields.price.currency,
    priceLei: fields.priceLei,
    at: now,
  });
  batch.set(doc(db, documentPaths.listingCounters(id)), {
    views: 0,
    favourites: 0,
    conversations: 0,
  });
  if (input.phone !== undefined)
    batch.set(doc(db, documentPaths.listingContact(id)), { phone: input.phone });
  const day = toDayKey(new Date());
  const counts = {
    listings: increment(1),
    conversations: increment(0),
    messages: increment(0),
    reports: increment(0),
  };
  batch.set(
    doc(db, documentPaths.dailyUsage(uid, day)),
    { day, ...counts, lastListingId: id },
    { merge: true },
  );
  await batch.commit();
  return { id, slug: fields.slug, status };
}

/** The listing when an earlier try has already made it. */
async function findPublished({ id, uid }: NewListing): Promise<PublishedListing | null> {
  const { db, doc, getDoc } = await openFirestore();
  const found = await getDoc(doc(db, documentPaths.listing(id)));
  if (!found.exists() || found.get('ownerId') !== uid) return null;
  return {
    id,
    slug: String(found.get('slug')),
    status: found.get('status') === 'pending' ? 'pending' : 'active',
  };
}
