import { categorySchema } from '@anunturi/shared-domain/listing/category';
import { mergedIntoOf } from '@anunturi/shared-domain/listing/categoryTree';
import { readFilters, writeFilters } from '@anunturi/shared-domain/search/listingFilters';
import { savedSearchSchema } from '@anunturi/shared-domain/search/savedSearch';
import type { SearchNews } from '@anunturi/shared-domain/search/searchNews';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { SEARCHES_LOOKED_FOR_NEWS } from '@anunturi/shared-domain/site/limits';
import { toPlainDates } from '@anunturi/shared-domain/site/plainDates';
import type { Searched } from '../../app/command/defineCommand';
import { parseFitting } from '../../app/data/parseFitting';
import type { Store } from '../../app/data/Store';

type NewsContext = { store: Store; search: Searched | undefined; now: Date };

/**
 * Of a person's newest saved searches those that found something since the last look, newest first; none while the search does not
 * answer.
 */
export async function searchNewsOf(
  uid: string,
  { store, search, now }: NewsContext,
): Promise<SearchNews[]> {
  const kept = await store.find(documentPaths.savedSearches(uid), (all) =>
    all.orderBy('createdAt', 'desc').limit(SEARCHES_LOOKED_FOR_NEWS),
  );
  const all = await Promise.all(
    parseFitting(savedSearchSchema, kept).map(async (each): Promise<SearchNews[]> => {
      const saved = { ...each, query: await afterMerges(each.query, store) };
      const newSince = each.lastSeenAt.getTime();
      const asked = { filters: readFilters(saved.query), newSince, limit: 0 };
      const answer = await search?.answer(asked, now);
      if (!answer || answer.total === 0) return [];
      return [{ search: toPlainDates(saved), news: { count: answer.total } }];
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
