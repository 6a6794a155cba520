// Longer than most: what an edit does to price, status and phone follows from one comparison.
import { commands } from '@anunturi/shared-domain/commands/commands';
import { isSameData } from '@anunturi/shared-domain/formats/isSameData';
import { withoutAbsent } from '@anunturi/shared-domain/formats/withoutAbsent';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import {
  type PriceHistoryEntry,
  priceHistoryEntrySchema,
} from '@anunturi/shared-domain/listing/priceHistory';
import { publicContactSchema } from '@anunturi/shared-domain/listing/publicContact';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { parseStored } from '@anunturi/shared-domain/site/parseStored';
import { keepHold } from '../../decisions/keepHold';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFields } from '../../app/command/parseFields';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';
import { signedInByOwnAddress } from '../../app/command/who';
import { composeListing } from '../../listings/composeListing';
import { keepHiddenContacts, readHiddenContacts } from '../../listings/hideDescription';
import { removedHold } from '../../listings/removedHold';
import { sellerHold } from '../../listings/isHeld';
import { announceListing } from '../../jobs/matchListing';
import { tellFavourites } from '../../jobs/tellFavourites';
import { tellPhoneChange } from '../../jobs/tellPhoneChange';
import { photosFollow } from '../../listings/photosFollow';
import { readMarket } from '../../listings/readMarket';
import { readOwnListing } from '../../listings/readOwnListing';
import { readSeller } from '../../listings/readSeller';
import { refuseRemoved } from '../../listings/refuseRemoved';
import { toPriceEntry } from '../../listings/toPriceEntry';

/** What others see of a listing and an approval was given for, with its phone. The price is the seller's to change at any time. */
const shown = [
  'title',
  'description',
  'photos',
  'vehicle',
  'service',
  'categoryId',
  'localityId',
] as const;

/**
 * Saves its owner's edit. What is shown of a held listing goes back to be looked at, as a rejected one does; administrators have
 * `correctListing`.
 */
export const editListing = defineCommand(commands.editListing, {
  who: signedInByOwnAddress,
  limit: perDay('listingChanges'),
  texts: { title: 'line', description: 'description', vehicle: 'facts', service: 'facts' },
  reads: ({ input: { id } }) => [
    documentPaths.listing(id),
    documentPaths.listingContact(id),
    documentPaths.listingHidden(id),
    ...(['limits', 'moderation', 'localities'] as const).map(documentPaths.settings),
  ],
  async run({ caller, input: { id, version, ...said }, store, files, now }) {
    const { uid } = caller;
    const before = await readOwnListing({ id, version }, uid, store);
    refuseRemoved(before);
    if (said.kind !== before.kind) refuse('invalidInput');
    const market = await readMarket(store);
    const hold =
      sellerHold(market, await readSeller(uid, store), now) ??
      (await removedHold(said, uid, store)) ??
      (before.held ? 'heldBefore' : undefined);
    const isHeld = hold !== undefined;

    const decided = { ...keptOf(before), version: version + 1, updatedAt: now };
    const { listing: composed, contacts } = await composeListing(said, decided, {
      listingId: id,
      market,
      store,
      files,
      now,
      before,
      // New photos of a held one go back with it.
      isSeen: showsPhotos(before.status) && !isHeld,
    });
    const contactsBefore = await readHiddenContacts(id, store);
    const isReworded =
      !isSameData(contacts, contactsBefore) ||
      shown.some((name) => !isSameData(valueOf(composed, name), valueOf(before, name)));
    if (isReworded && isHeld && before.status === 'sold')
      refuse('wrongStatus', 'Textul unui anunț vândut nu mai poate fi schimbat.');
    const isNewPhone = await changesPhone(id, said.phone, store);
    const goesBack =
      before.status === 'rejected' ||
      ((isReworded || isNewPhone) &&
        isHeld &&
        ['active', 'paused', 'expired'].includes(before.status));
    const isNewPrice =
      composed.price.amountMinor !== before.price.amountMinor ||
      composed.price.currency !== before.price.currency;
    const listing: ListingFields = withoutAbsent({
      ...composed,
      status: goesBack ? 'pending' : before.status,
      appealedAt: goesBack ? undefined : before.appealedAt,
      changes: goesBack && before.changes === 'asked' ? 'made' : before.changes,
      // An unchanged price keeps its amount in lei, whatever the euro did since.
      ...(isNewPrice
        ? toNewPrice(composed, before, await store.read(documentPaths.priceHistoryEntry(id, 0)))
        : { priceLei: before.priceLei }),
    });

    store.set(documentPaths.listing(id), listing);
    photosFollow(id, listing.ownerId, { from: before.status, to: listing.status }, store);
    if (hold && goesBack && before.status !== 'rejected')
      await keepHold(id, listing, hold, { store, now });
    if (isNewPrice)
      store.set(
        documentPaths.priceHistoryEntry(id, listing.priceChanges),
        toPriceEntry(listing, now),
      );
    if (listing.status === 'active' && listing.priceLei < before.priceLei) {
      announceListing(id, store);
      store.enqueue(tellFavourites, { listingId: id, news: 'favouriteCheaper' });
    }
    if (isNewPhone && listing.status === 'active')
      store.enqueue(tellPhoneChange, { listingId: id });
    keepPhone(id, said.phone, before, store);
    keepHiddenContacts(id, contacts, { before: contactsBefore, store });
    return { slug: listing.slug, status: listing.status };
  },
});

/** What an edit leaves alone: everything that its seller does not say and that is not derived of it. */
function keptOf(before: ListingFields) {
  const {
    kind: _kind,
    categoryId: _categoryId,
    title: _title,
    description: _description,
    price: _price,
    county: _county,
    localityId: _localityId,
    localityName: _localityName,
    photos: _photos,
    hasPhone: _hasPhone,
    hasWhatsApp: _hasWhatsApp,
    slug: _slug,
    priceLei: _priceLei,
    hasPhotos: _hasPhotos,
    searchTokens: _searchTokens,
    bands: _bands,
    ...kept
  } = before;
  const {
    vehicle: _vehicle,
    service: _service,
    ...decided
  } = kept as typeof kept & {
    vehicle?: unknown;
    service?: unknown;
  };
  return decided;
}

function toNewPrice(now: ListingFields, before: ListingFields, published: unknown) {
  const { data: first } = parseStored(priceHistoryEntrySchema, published);
  return {
    priceChanges: before.priceChanges + 1,
    previousPriceLei: toPublishedLei(now, first) ?? (before.priceLei || undefined),
  };
}

/** The price at publication in lei; in the same currency at today's rate, so that a drop is the one that the seller made, not the euro. */
function toPublishedLei(now: ListingFields, first: PriceHistoryEntry | undefined) {
  if (!first || first.priceLei === 0) return undefined;
  const { amountMinor, currency } = now.price;
  if (currency !== first.currency || amountMinor === 0) return first.priceLei;
  return Math.max(1, Math.round((first.amountMinor * now.priceLei) / amountMinor));
}

const valueOf = (listing: ListingFields, name: (typeof shown)[number]): unknown =>
  (listing as Record<string, unknown>)[name];

/** Whether a phone is said that is not the one shown until now: calls of buyers would go to somebody else. */
async function changesPhone(id: string, phone: string | undefined, store: Store) {
  if (phone === undefined) return false;
  const { phone: next } = parseFields(publicContactSchema, { phone });
  return (await store.read(documentPaths.listingContact(id)))?.phone !== next;
}

function keepPhone(id: string, phone: string | undefined, before: ListingFields, store: Store) {
  const path = documentPaths.listingContact(id);
  if (phone !== undefined) store.set(path, parseFields(publicContactSchema, { phone }));
  else if (before.hasPhone) store.delete(path);
}
