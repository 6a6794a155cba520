import type { Query } from '@google-cloud/firestore';
import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { mergedIntoOf } from '@anunturi/shared-domain/listing/categoryTree';
import { type ListingFields, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { countNews, type NewsReader } from '@anunturi/shared-domain/search/countNews';
import {
  type ListingFilters,
  readFilters,
  writeFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import type { ListingQueryPlan } from '@anunturi/shared-domain/search/listingQueryPlan';
import type { FilterContext } from '@anunturi/shared-domain/search/resolveFilters';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import type { SearchNews } from '@anunturi/shared-domain/search/searchNews';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { SEARCHES_LOOKED_FOR_NEWS } from '@anunturi/shared-domain/site/limits';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import { limitSettingsSchema, localitySettingsSchema } from '@anunturi/shared-domain/site/settings';
import { parseFitting } from '../../app/parseFitting';
import type { Store } from '../../app/Store';

/**
 * Of a person's newest saved searches those that found something since the last look, newest first. One that cannot be counted
 * is left out, and keeps nothing else from being shown.
 */
export async function searchNewsOf(uid: string, store: Store, now: Date): Promise<SearchNews[]> {
  const kept = await store.find(documentPaths.savedSearches(uid), (all) =>
    all.orderBy('createdAt', 'desc').limit(SEARCHES_LOOKED_FOR_NEWS),
  );
  const all = await Promise.all(
    parseFitting(savedSearchSchema, kept).map(async (each): Promise<SearchNews[]> => {
      try {
        const search = { ...each, query: await afterMerges(each.query, store) };
        const news = await countNews(search, newsReader(store, now));
        return news.count > 0 ? [{ search: toPlainDates(search), news }] : [];
      } catch (error) {
        console.error(`News of a saved search are left out: ${(error as Error).message}`);
        return [];
      }
    }),
  );
  return all.flat();
}

/** A search in a category since merged looks in the one that took its listings. */
async function afterMerges(query: string, store: Store): Promise<string> {
  const filters = readFilters(query);
  const { categoryId } = filters;
  const category = categoryId && (await store.read(documentPaths.category(categoryId)));
  if (!categoryId || !category || category.active) return query;
  const found = await store.find(documentPaths.categories, (all) => all.limit(200));
  const into = mergedIntoOf(parseFitting(categorySchema, found), categoryId);
  return into ? writeFilters({ ...filters, categoryId: into }).toString() : query;
}

function newsReader(store: Store, now: Date): NewsReader {
  const narrow =
    ({ conditions, order }: ListingQueryPlan, most: number) =>
    (all: Query) =>
      conditions
        .reduce((query, { field, op, value }) => query.where(field, op, value), all)
        .orderBy(order.field, order.direction)
        .limit(most);
  return {
    readContext: (filters) => readContext(filters, store, now),
    count: (plan, most) => store.count(documentPaths.listings, narrow(plan, most)),
    find: async (plan, most) =>
      parseFitting<ListingFields>(
        listingSchema,
        await store.find(documentPaths.listings, narrow(plan, most)),
      ),
  };
}

/** Settings are read only for the filters that use them; those that do not fit count as missing, as in browsers. */
async function readContext(
  { coversLocalityId, withNeighbours, currency }: ListingFilters,
  store: Store,
  now: Date,
): Promise<FilterContext> {
  const placed = coversLocalityId !== undefined || withNeighbours;
  const settings = placed
    ? await store.getFitting(documentPaths.settings('localities'), localitySettingsSchema)
    : undefined;
  const limits =
    currency === 'EUR'
      ? await store.getFitting(documentPaths.settings('limits'), limitSettingsSchema)
      : undefined;
  const localities = settings?.localities ?? [];
  return {
    now,
    eurRateBani: (limits ?? defaultLimitSettings).eurRateBani,
    neighbourIds: (id) => localities.find((each) => each.id === id)?.neighbourIds ?? [],
  };
}
