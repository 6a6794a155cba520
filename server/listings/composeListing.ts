import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { showsPhotos } from '@anunturi/shared-domain/listing/listingStatus';
import { withoutAbsent } from '@anunturi/shared-domain/formats/withoutAbsent';
import { tidyText, toCommaBelow } from '@anunturi/shared-domain/formats/romanianText';
import type { CommandInput } from '@anunturi/shared-domain/commands/commands';
import { parseFields } from '../app/command/parseFields';
import type { Store } from '../app/data/Store';
import { siteConfig } from '../app/siteConfig';
import type { StoredFiles } from '../app/data/StoredFiles';
import { checkPhotos } from './checkPhotos';
import { fittingCategory } from './fittingCategory';
import { hideDescription } from './hideDescription';
import { nameOfPlace } from './nameOfPlace';
import { nameVehicle } from './nameVehicle';
import type { Market } from './readMarket';
import { takePhotos } from './takePhotos';

/** A listing as its seller says it. */
export type Described = Omit<CommandInput<'publishListing'>, 'id'>;
/** What the command decides: whose it is, where it stands, its times. */
type Decided = Pick<
  ListingFields,
  | 'ownerId'
  | 'sellerType'
  | 'sellerName'
  | 'status'
  | 'version'
  | 'priceChanges'
  | 'createdAt'
  | 'updatedAt'
> &
  Partial<ListingFields>;
type Circumstances = {
  listingId: string;
  market: Market;
  store: Store;
  files: StoredFiles;
  now: Date;
  /** The listing as it stands, when there is one. */
  before?: ListingFields | undefined;
  /** Whether others may read its photos; what its status says unless told. */
  isSeen?: boolean;
};

/**
 * The document of a listing: what its seller says, what the command decides, and everything derived from both; and the contacts that
 * were taken out of its description. Nothing that does not fit its schema leaves here; last, the photos come into its folder. @throws Refusal invalidInput
 */
export async function composeListing(
  { phone, whatsApp, ...said }: Described,
  decided: Decided,
  {
    listingId,
    market,
    store,
    files,
    now,
    before,
    isSeen = showsPhotos(decided.status),
  }: Circumstances,
): Promise<{ listing: ListingFields; contacts: readonly string[] }> {
  const category = await fittingCategory(said, store, before);
  const { description, contacts } = hideDescription(toCommaBelow(said.description).trim());
  const described = {
    ...said,
    title: tidyText(said.title),
    description,
    ...(said.vehicle && { vehicle: nameVehicle(said.vehicle, said.categoryId) }),
    county: siteConfig().county.code,
    localityName: await nameOfPlace(said, store, before),
    hasPhone: phone !== undefined,
    ...(whatsApp && phone !== undefined && { hasWhatsApp: true as const }),
  };
  // What does not fit is refused before anything is derived of it.
  const { photos, price } = said;
  const fitting = parseFields(listingSchema, {
    ...described,
    ...NOTHING_DERIVED,
    hasPhotos: photos.length > 0,
    priceLei: price.currency === 'RON' ? Math.floor(price.amountMinor / 100) : 0,
    ...withoutAbsent(decided),
  });
  const { ownerId } = decided;
  checkPhotos(fitting.photos, { ownerId, listingId }, before?.photos);
  const context = { categoryLabel: category.label, eurRateBani: market.eurRateBani };
  const listing = listingSchema.parse({ ...fitting, ...toIndexedFields(fitting, context) });
  const place = { ownerId, listingId, isSeen, store, files, now };
  const taken = await takePhotos(listing.photos, before?.photos ?? [], place);
  return { listing: { ...listing, photos: taken }, contacts };
}

const NOTHING_DERIVED = { slug: 'anunt', searchTokens: [], bands: {} };
