import { openFirestore } from '@anunturi/shared-auth/firebase';
import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { ListingInput } from '../domain/checkSellForm';
import { isHeld } from '../../domain/sell-form/sellingTerms';
import { toListingChange } from '../domain/toListingChange';
import type { ListingNames } from '../domain/toListingFields';
import { readSellingTerms } from '../../data/drafts/readSellingTerms';
import {
  firebaseCode,
  toMarketError,
  withMarketErrors,
} from '@anunturi/shared-auth/firestore/toMarketError';
import { deletePhoto } from '../../data/drafts/uploadPhoto';

export type ListingEdit = {
  /** As it was when the edit began: a newer version in the database refuses the edit. */
  listing: Listing;
  uid: string;
  input: ListingInput;
  photos: readonly Photo[];
  names: ListingNames;
};

/**
 * Saves an edit in one batch, then removes the files of photos that were taken out.
 * @throws MarketError changedElsewhere (nothing is written), blocked, bannedWords, notAllowed, offline, unavailable
 */
export function updateListing(edit: ListingEdit): Promise<{ slug: string; status: ListingStatus }> {
  return withMarketErrors(async () => {
    const { listing, photos } = edit;
    const byAdmin = listing.ownerId !== edit.uid;
    const input = byAdmin ? { ...edit.input, price: listing.price } : edit.input; // the price is its seller's alone
    const terms = await readSellingTerms(edit.uid);
    if (!terms.account) throw new MarketError('signInNeeded');
    if (terms.account.blocked) throw new MarketError('blocked');
    const banned = findBannedWords(`${input.title}\n${input.description}`, terms.bannedWords);
    if (banned.length > 0)
      throw new MarketError('bannedWords', `Nu sunt permise cuvintele: ${banned.join(', ')}.`);
    const change = toListingChange(listing, input, photos, edit.names, {
      held: !byAdmin && isHeld(terms),
      eurRateBani: terms.eurRateBani,
    });
    if (change.refused)
      throw new MarketError('wrongStatus', 'Textul unui anunț vândut nu mai poate fi schimbat.');
    await commitEdit({ ...edit, input }, change, byAdmin);
    const gone = listing.photos.filter((was) => !photos.some((photo) => photo.id === was.id));
    for (const photo of gone)
      await deletePhoto(photo).catch((error: unknown) =>
        console.warn('Un fișier scos din anunț nu a putut fi șters.', firebaseCode(error)),
      );
    return {
      slug: typeof change.fields.slug === 'string' ? change.fields.slug : listing.slug,
      status: change.status,
    };
  });
}

async function commitEdit(
  { listing, uid, input }: ListingEdit,
  { fields, priceChanged }: ReturnType<typeof toListingChange>,
  byAdmin: boolean,
): Promise<void> {
  const { collection, db, deleteField, doc, getDoc, serverTimestamp, writeBatch } =
    await openFirestore();
  const reference = doc(db, documentPaths.listing(listing.id));
  const now = serverTimestamp();
  const written = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === undefined ? deleteField() : value,
    ]),
  );
  const batch = writeBatch(db);
  if (byAdmin) {
    const entry = doc(collection(db, documentPaths.moderationLog));
    batch.set(entry, {
      action: 'listingEdited',
      targetKind: 'listing',
      targetId: listing.id,
      targetTitle: listing.title,
      actorId: uid,
      at: now,
    });
    written.logId = entry.id;
  }
  batch.update(reference, { ...written, version: listing.version + 1, updatedAt: now });
  // The rules weigh these in a document of their own.
  if (['title', 'description', 'photos', 'vehicle', 'service'].some((name) => name in fields))
    batch.set(doc(db, documentPaths.listingCheck(listing.id)), { at: now });
  if (priceChanged) {
    batch.set(doc(db, documentPaths.priceHistoryEntry(listing.id, listing.priceChanges + 1)), {
      amountMinor: input.price.amountMinor,
      currency: input.price.currency,
      priceLei: fields.priceLei ?? listing.priceLei,
      at: now,
    });
  }
  const contact = doc(db, documentPaths.listingContact(listing.id));
  if (!byAdmin && input.phone !== undefined) batch.set(contact, { phone: input.phone });
  else if (!byAdmin && listing.hasPhone) batch.delete(contact);
  try {
    await batch.commit();
  } catch (error) {
    const present = await getDoc(reference).catch(() => null); // the first failure is the one to tell
    if (present?.exists() && present.get('version') !== listing.version)
      throw new MarketError(
        'changedElsewhere',
        'Anunțul a fost schimbat în altă filă sau pe alt dispozitiv.',
        { cause: error },
      );
    throw toMarketError(error);
  }
}
