import type { PageData } from '@anunturi/shared-contract/page/pageDataSchema';
import type { PageRequest } from '@anunturi/shared-contract/page/ServerBundle';
import { markedSellerName } from '@anunturi/shared-domain/people/markedName';
import { indexedFilters } from '@anunturi/shared-domain/search/indexedFilters';
import { links } from '@anunturi/shared-domain/site/links';
import { listLink, readListAddress, toSearchQuery, writeListSearch } from '#domain/listAddress';
import { readComparedIds } from '../domain/comparedIds';
import { homeQueries } from '../domain/homeQueries';
import { titleOfList } from '../domain/titleOfList';
import { search as askSearch } from '#data/lists/search';
import { searchKey } from '#domain/listKeys';
import { CATEGORIES_KEY, HOME_KEY, PLACES_KEY, comparedKey, sellerKey } from '#domain/loadKeys';
import { readCompared } from './readCompared';
import { readHome } from './readHome';
import { readSeller } from '#data/readSeller';
import { afterMerges, readCategories, readPlaces } from '#data/readSettings';

/** The home page: newest listings, categories with counts, places. */
export async function loadHome(): Promise<PageData> {
  const [home, vehicles, services, categories, places] = await Promise.all([
    readHome(),
    askSearch(homeQueries.vehicle),
    askSearch(homeQueries.service),
    readCategories(),
    readPlaces(),
  ]);
  return {
    data: {
      [HOME_KEY]: home,
      [searchKey(homeQueries.vehicle)]: vehicles,
      [searchKey(homeQueries.service)]: services,
      [CATEGORIES_KEY]: categories,
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
  const address = readListAddress(search);
  const { filters, after } = address;
  const led = await afterMerges(filters);
  if (led !== filters) return { redirect: listLink(led) };
  const query = toSearchQuery(address);
  const [answer, categories, places] = await Promise.all([
    askSearch(query),
    readCategories(),
    readPlaces(),
  ]);
  const title = titleOfList(filters, {
    category: categories.find(({ id }) => id === filters.categoryId)?.label,
    place: places.find(({ id }) => id === filters.localityId)?.name,
  });
  return {
    data: {
      [searchKey(query)]: answer,
      [CATEGORIES_KEY]: categories,
      [PLACES_KEY]: places,
    },
    head: {
      title,
      description: `${title}: anunțuri de la oameni și firme din apropiere, cu fotografii, preț și date de contact.`,
      canonicalPath: links.allListings(writeListSearch({ filters: indexedFilters(filters) })),
      ...((answer.cards.length === 0 || after) && { noindex: true }),
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
  const query = { filters: { sellerId: id }, after };
  const [seller, answer] = await Promise.all([readSeller(id), askSearch(query)]);
  if (!seller) return { status: 404, head: { title: 'Vânzător negăsit', noindex: true } };
  const name = markedSellerName(seller);
  return {
    data: { [sellerKey(id)]: seller, [searchKey(query)]: answer },
    head: {
      title: name,
      description: `Anunțurile publicate de ${name}.`,
      noindex: seller.sellerType === 'private' || answer.cards.length === 0,
    },
  };
}
