import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { hideContacts } from '@anunturi/shared-domain/listing/hideContacts';
import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import { LISTING_VALID_DAYS } from '@anunturi/shared-domain/site/limits';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import type { Moderation } from '@anunturi/shared-domain/moderation/moderation';
import type { Photo } from '@anunturi/shared-domain/listing/photo';
import type { PriceHistoryEntry } from '@anunturi/shared-domain/listing/priceHistory';
import { toPriceLei } from '@anunturi/shared-domain/listing/priceLei';
import type { ServiceSeed, VehicleSeed } from './data/listingSeed';
import { people } from './data/people';
import type { County } from './county/createCounty';
import { type ShotKind, shotSizes } from './illustrations/camera/shot';
import { stableId } from './stableId';

export type ListingSeed = VehicleSeed | ServiceSeed;
/** A listing ready to be written: its id, its document and the prices it had. */
export type SeededListing = {
  id: string;
  seed: ListingSeed;
  fields: ListingFields;
  priceHistory: PriceHistoryEntry[];
  /** What the marks in its description stand for. */
  contacts: string[];
  /** Of a rejected one. */
  moderation?: Moderation;
};

const DAY_MS = 24 * 3600_000;
export const daysBefore = (now: Date, days: number) =>
  new Date(Math.round((now.getTime() - days * DAY_MS) / 1000) * 1000);

/** The listing document of a seed in a county, its dates counted back from `now`. */
export function toListing(
  county: County,
  unplaced: ListingSeed,
  now: Date,
  eurRateBani: number,
): SeededListing {
  const seed = county.fill(unplaced);
  const id = stableId(`listing ${seed.key}`);
  const { status = 'active' } = seed;
  const hidden = hideContacts(seed.description);
  const published = status !== 'draft' && status !== 'pending';
  const owner = people[seed.owner];
  const changes = seed.formerPrices ?? [];
  const oldest = Math.max(seed.publishedDaysAgo, ...changes.map(([daysAgo]) => daysAgo));
  const price = {
    amountMinor: seed.price[0] * 100,
    currency: seed.price[1],
    negotiable: seed.negotiable ?? false,
    unit: 'unit' in seed ? seed.unit : ('fixed' as const),
  };
  const leiOf = (amount: number) =>
    toPriceLei({ amountMinor: amount * 100, currency: price.currency }, eurRateBani);
  const publishedAt = daysBefore(now, seed.publishedDaysAgo);
  const common = {
    ownerId: owner.uid,
    categoryId: seed.categoryId,
    title: seed.title,
    description: hidden.description,
    price,
    priceChanges: Math.max(0, changes.length - 1),
    ...(changes.length > 1 && { previousPriceLei: leiOf(changes[0]![1]) }),
    county: county.code,
    localityId: county.localityIdOf(seed.locality),
    localityName: seed.locality,
    sellerType: owner.company ? ('company' as const) : ('private' as const),
    sellerName: owner.company?.name ?? owner.name,
    hasPhone: owner.phone !== undefined,
    ...(owner.whatsApp && { hasWhatsApp: true as const }),
    status,
    version: 1,
    createdAt: daysBefore(now, oldest + 0.01),
    updatedAt: publishedAt,
    ...(published && {
      publishedAt: daysBefore(now, oldest),
      expiresAt: new Date(publishedAt.getTime() + LISTING_VALID_DAYS * DAY_MS),
    }),
    ...(status === 'sold' && { soldAt: daysBefore(now, seed.publishedDaysAgo / 4) }),
    ...(status === 'rejected' && { held: true as const }),
  };
  const photos = photosOf(
    owner.uid,
    id,
    'trades' in seed ? seed.trades.length : seed.photos.length,
    seed.shot,
  );
  const described =
    'trades' in seed
      ? { ...common, kind: 'service' as const, photos, service: serviceOf(county, seed) }
      : { ...common, kind: 'vehicle' as const, photos, vehicle: seed.vehicle };
  const categoryLabel = defaultCategories.find((each) => each.id === seed.categoryId)?.label ?? '';
  const priceHistory = (changes.length > 0 ? changes : [[oldest, seed.price[0]] as const]).map(
    ([daysAgo, amount]) => ({
      amountMinor: amount * 100,
      currency: price.currency,
      priceLei: leiOf(amount),
      at: daysBefore(now, daysAgo),
    }),
  );
  return {
    id,
    seed,
    fields: { ...described, ...toIndexedFields(described, { categoryLabel, eurRateBani }) },
    priceHistory: published ? priceHistory : [],
    contacts: hidden.contacts,
    ...(status === 'rejected' && {
      moderation: {
        decision: 'rejected' as const,
        decidedAt: daysBefore(now, seed.publishedDaysAgo - 1),
        ...rejection,
      },
    }),
  };
}

/** Why the demonstration's rejected listing was rejected. */
export const rejection = {
  ground: 'misleading' as const,
  facts:
    'Prețul afișat (1.000 de euro) este doar avansul unei rate, nu prețul mașinii. Prețul cerut trebuie să fie cel întreg. Corectați prețul și retrimiteți anunțul.',
};

function photosOf(
  uid: string,
  listingId: string,
  count: number,
  shot: ShotKind | undefined,
): Photo[] {
  return Array.from({ length: count }, (_, at) => {
    const id = `foto${String(at + 1).padStart(2, '0')}`;
    return {
      id,
      path: filePaths.listingPhoto(uid, listingId, id),
      thumbPath: filePaths.listingThumbnail(uid, listingId, id),
      ...shotSizes[(at === 0 && shot) || 'usual'],
    };
  });
}

function serviceOf(county: County, { service: { coveredLocalities, ...service } }: ServiceSeed) {
  return {
    ...service,
    ...(coveredLocalities && {
      coveredLocalityIds: [...new Set(coveredLocalities.map(county.localityIdOf))],
    }),
  };
}
