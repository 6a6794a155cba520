import type { Head, PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import { storageUrl } from '@anunturi/shared-auth/firebase';
import { breadcrumbList } from '@anunturi/shared-domain/site/breadcrumbList';
import { links } from '@anunturi/shared-domain/site/links';
import { parseSlugAndId } from '@anunturi/shared-domain/formats/slug';
import { type ListingDetail, shownStatusOf } from '#domain/listingDetail';
import { formatPrice } from '@anunturi/shared-domain/listing/priceTexts';
import {
  CATEGORIES_KEY,
  descriptionKey,
  listingCodeKey,
  listingKey,
  priceHistoryKey,
  pricePositionKey,
  sellerKey,
  sellerTotalKey,
  similarKey,
  taxKey,
  tombstoneKey,
} from '#domain/loadKeys';
import { describeListing, estimateTax } from '#data/describeListing';
import { findSimilar } from '#data/lists/findSimilar';
import { readPublicListing, readTombstone } from '#data/readListing';
import { readPriceHistory } from '#data/readPriceHistory';
import { readPricePosition } from '#data/readPricePosition';
import { type Seller, readSeller } from '#data/readSeller';
import { readSellerTotal } from '#data/readSellerTotal';
import { readCategories } from '#data/readSettings';
import { toListingCode } from '#domain/toListingCode';
import { trailOf } from '../domain/trailOf';
import { listingJsonLd } from './listingJsonLd';

/** A listing that was public and is deleted is gone for good as far as search engines go; one that never was is missing. */
async function absent(id: string | undefined): Promise<PageData> {
  const tombstone = isId(id) ? await readTombstone(id) : null;
  if (!tombstone) return missing;
  const data = { [listingKey(id!)]: null, [tombstoneKey(id!)]: tombstone };
  return { status: 410, data, head: { title: 'Anunț șters', noindex: true } };
}
const isId = (id: string | undefined): id is string => /^[A-Za-z0-9]{20}$/.test(id ?? '');
const missing: PageData = { status: 404, head: { title: 'Anunț negăsit', noindex: true } };

/** A listing's page by its address with words (an old one leads to the new) or by its id alone. Its code leads to `siteOrigin`. */
export async function loadListing(
  { params, pathname, search }: PageRequest,
  siteOrigin = '',
): Promise<PageData> {
  const id = params.id ?? parseSlugAndId(params.slugAndId ?? '')?.id;
  const found = isId(id) ? await readPublicListing(id) : null;
  if (!found) return absent(id);
  const { listing, nowMs } = found;
  const address = links.listing(listing);
  if (params.slugAndId !== undefined && pathname !== address) return { redirect: address + search };
  const [seller, history, description, tax, categories, similar, position, sellerTotal] =
    await Promise.all([
      readSeller(listing.ownerId),
      listing.priceChanges > 0 ? readPriceHistory(listing.id) : [],
      describeListing(listing),
      estimateTax(listing, nowMs),
      readCategories(),
      findSimilar(listing).catch(withoutSimilar),
      readPricePosition(listing.id).catch(withoutIt),
      readSellerTotal(listing.ownerId).catch(withoutIt),
    ]);
  const data = {
    [listingKey(listing.id)]: found,
    [sellerKey(listing.ownerId)]: seller,
    [priceHistoryKey(listing.id)]: history,
    [descriptionKey(listing)]: description,
    [taxKey(listing)]: tax,
    [CATEGORIES_KEY]: categories,
    ...(position !== undefined && { [pricePositionKey(listing)]: position }),
    ...(sellerTotal !== undefined && { [sellerTotalKey(listing.ownerId)]: sellerTotal }),
    ...(siteOrigin && {
      [listingCodeKey(listing.id)]: toListingCode(siteOrigin + links.post(listing.id)),
    }),
    ...(similar && { [similarKey(listing.id)]: similar }),
  };
  const trail = trailOf(listing, categories.find(({ id }) => id === listing.categoryId)?.label);
  const isActive = shownStatusOf(listing, nowMs) === 'active';
  return { data, head: toHead({ listing, seller, address, isActive, trail }) };
}

/** What else to look at may be missing: the browser asks for it then. */
function withoutSimilar(error: unknown): null {
  console.error('Similar listings could not be read', error);
  return null;
}

/** As the similar ones: the browser asks for it. */
function withoutIt(error: unknown): undefined {
  console.error('The search did not answer for a listing', error);
}

type Described = {
  listing: ListingDetail;
  seller: Seller | null;
  address: string;
  isActive: boolean;
  trail: ReturnType<typeof trailOf>;
};

function toHead({ listing, seller, address, isActive, trail }: Described): Head {
  const image = listing.photos[0] && storageUrl(listing.photos[0].path);
  const description = listing.description.replace(/\s+/g, ' ').slice(0, 160);
  return {
    title: `${listing.title} · ${formatPrice(listing.price)}`,
    description,
    ...(image && { image }),
    canonicalPath: address,
    ...(!isActive && { noindex: true }),
    properties: [
      ['og:type', 'product'],
      ...(listing.price.unit === 'onRequest'
        ? []
        : [
            ['product:price:amount', String(listing.price.amountMinor / 100)] as const,
            ['product:price:currency', listing.price.currency] as const,
          ]),
    ],
    jsonLd: [listingJsonLd({ listing, seller, address, isActive }), breadcrumbList(trail)],
  };
}
