import { PLAIN_SEARCH_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import type { PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import { indexedFilters } from '@anunturi/shared-domain/search/indexedFilters';
import { links } from '@anunturi/shared-domain/site/links';
import { listLink, writeListSearch, readListAddress } from '#domain/listAddress';
import { readComparedIds } from '../domain/comparedIds';
import { titleOfList } from '../domain/titleOfList';
import { toSearchLink } from '../domain/toSearchLink';
import { countCategories } from './countCategories';
import { countListings } from '#data/lists/countListings';
import { findListings } from '#data/lists/findListings';
import { countKey, listingsKey } from '#domain/listKeys';
import {
  CATEGORIES_KEY,
  CATEGORY_COUNTS_KEY,
  HOME_KEY,
  PLACES_KEY,
  comparedKey,
  sellerKey,
} from '#domain/loadKeys';
import { readCompared } from './readCompared';
import { readHome } from './readHome';
import { readSeller } from '#data/readSeller';
import { afterMerges, readCategories, readPlaces } from '#data/readSettings';

/** The home page: newest listings, categories with counts, places. */
export async function loadHome(): Promise<PageData> {
  const [home, categories, counts, places] = await Promise.all([
    readHome(),
    readCategories(),
    countCategories(),
    readPlaces(),
  ]);
  return {
    data: {
      [HOME_KEY]: home,
      [CATEGORIES_KEY]: categories,
      [CATEGORY_COUNTS_KEY]: counts,
      [PLACES_KEY]: places,
    },
    head: {
      title: home.texts.title ?? 'Mașini și servicii, aproape de casă',
      ...(home.texts.text && { description: home.texts.text }),
    },
  };
}

/** A page of the list; only its plain forms are for search engines. A merged category leads to the one that took its listings. */
export async function loadAllListings(search: string): Promise<PageData> {
  const sent = new URLSearchParams(search);
  if (sent.has(PLAIN_SEARCH_PARAM))
    return { redirect: toSearchLink(sent, { filters: {}, places: await readPlaces() }) };
  const { filters, after } = readListAddress(search);
  const led = await afterMerges(filters);
  if (led !== filters) return { redirect: listLink(led) };
  const [page, count, categories, places] = await Promise.all([
    findListings(filters, after),
    after ? null : countListings(filters),
    readCategories(),
    readPlaces(),
  ]);
  const title = titleOfList(filters, {
    category: categories.find(({ id }) => id === filters.categoryId)?.label,
    place: places.find(({ id }) => id === filters.localityId)?.name,
  });
  return {
    data: {
      [listingsKey(filters, after)]: page,
      ...(count && { [countKey(filters)]: count }),
      [CATEGORIES_KEY]: categories,
      [PLACES_KEY]: places,
    },
    head: {
      title,
      description: `${title}: anunțuri de la oameni și firme din apropiere, cu fotografii, preț și date de contact.`,
      canonicalPath: links.allListings(writeListSearch({ filters: indexedFilters(filters) })),
      ...((page.cards.length === 0 || after) && { noindex: true }),
    },
  };
}

/** Listings side by side: those that the address names. Who opens it without any sees what the device has taken. */
export async function loadCompare(search: string): Promise<PageData> {
  const head = { title: 'Comparați anunțuri', noindex: true };
  const ids = readComparedIds(search);
  if (ids.length === 0) return { head };
  const [compared, places] = await Promise.all([readCompared(ids), readPlaces()]);
  return { data: { [comparedKey(ids)]: compared, [PLACES_KEY]: places }, head };
}

/** A seller's profile with the first page of the listings. */
export async function loadSeller({ params, search }: PageRequest): Promise<PageData> {
  const id = params.id ?? '';
  const { after } = readListAddress(search);
  const filters = { sellerId: id };
  const [seller, page] = await Promise.all([readSeller(id), findListings(filters, after)]);
  if (!seller) return { status: 404, head: { title: 'Vânzător negăsit', noindex: true } };
  const name = seller.companyName ?? seller.displayName;
  return {
    data: { [sellerKey(id)]: seller, [listingsKey(filters, after)]: page },
    head: {
      title: name,
      description: `Anunțurile publicate de ${name}.`,
      noindex: seller.sellerType === 'private' || page.cards.length === 0,
    },
  };
}
