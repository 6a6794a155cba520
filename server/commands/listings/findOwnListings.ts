import { commands } from '@anunturi/shared-domain/commands/commands';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { listingStatuses } from '@anunturi/shared-domain/listing/listingStatus';
import { publicContactSchema } from '@anunturi/shared-domain/listing/publicContact';
import { toShownStatus } from '@anunturi/shared-domain/listing/listingExpiry';
import { toListingCard } from '@anunturi/shared-domain/listing/toListingCard';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { normalizePhone } from '@anunturi/shared-domain/validators/phone';
import { normalizeVin } from '@anunturi/shared-domain/validators/vin';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFitting } from '../../app/data/parseFitting';
import type { Store } from '../../app/data/Store';
import { blockedToo } from '../../app/command/who';
import { editDistance } from '../../search/matching/editDistance';
import { readOwn } from '@anunturi/shared-domain/search/understand/readOwn';
import type { OwnLookup } from '@anunturi/shared-domain/search/understand/Understood';

/** Of a person with more listings, those that were changed last are looked through. */
const LOOKED_THROUGH_MAX = 500;
const SHOWN_MAX = 20;

/** The caller's own listings that a number names: the only search by chassis number, plate or phone that there is. */
export const findOwnListings = defineCommand(commands.findOwnListings, {
  who: blockedToo,
  limit: perDay('ownLookups'),
  onlyReads: true,
  async run({ caller: { uid }, input: { words }, store, now }) {
    const sought = readOwn(words);
    if (!sought) return { listings: [] };
    const found = await store.find(documentPaths.listings, (all) =>
      all
        .where('ownerId', '==', uid)
        .where(
          'status',
          'in',
          listingStatuses.filter((status) => status !== 'deleted'),
        )
        .orderBy('updatedAt', 'desc')
        .limit(LOOKED_THROUGH_MAX),
    );
    const listings = await thoseWith(sought, parseFitting(listingSchema, found), store);
    return {
      listings: listings.slice(0, SHOWN_MAX).map((listing) => ({
        ...toListingCard(listing),
        status: toShownStatus(listing, now),
      })),
    };
  },
});

async function thoseWith(
  { by, value }: OwnLookup,
  listings: readonly Listing[],
  store: Store,
): Promise<Listing[]> {
  if (by === 'vin') return listings.filter((listing) => hasVin(listing, value));
  if (by === 'plate')
    return listings.filter(({ title, description }) =>
      [title, description].some((text) => joined(text).includes(value)),
    );
  const paths = listings.map(({ id }) => documentPaths.listingContact(id));
  await store.readAhead(paths);
  const contacts = await Promise.all(
    paths.map((path) => store.getFitting(path, publicContactSchema)),
  );
  return listings.filter((_, at) => {
    const phone = contacts[at]?.phone;
    return phone !== undefined && normalizePhone(phone) === value;
  });
}

/** Also with a mistake in copying. */
const hasVin = (listing: Listing, value: string): boolean =>
  listing.kind === 'vehicle' &&
  'vin' in listing.vehicle &&
  listing.vehicle.vin !== undefined &&
  editDistance(normalizeVin(listing.vehicle.vin), value, 1) <= 1;

const joined = (text: string) => text.toUpperCase().replaceAll(/[\s.-]/g, '');
