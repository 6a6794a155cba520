import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import { openFirestore } from '@anunturi/shared-auth/firebase';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { readDocument } from '@anunturi/shared-auth/firestore/readDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';
import { type Category, categorySchema } from '@anunturi/shared-domain/listing/category';
import { inTreeOrder, mergedIntoOf } from '@anunturi/shared-domain/listing/categoryTree';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import {
  type Locality,
  limitSettingsSchema,
  localitySettingsSchema,
  siteSettingsSchema,
} from '@anunturi/shared-domain/site/settings';
import type { CategoryOption, Place } from '#domain/marketLists';
import { memoizeFor } from './memoizeFor';

/** What an administrator changes rarely is asked for once a minute, on a server for all visitors together. */
const KEEP_MS = 60 * 1000;
/** As the HTML server keeps the notice and the operator, which are saved together with the home page's texts. */
const SITE_KEEP_MS = 20 * 1000;
const CATEGORIES_MAX = 200;

type CategoryTree = { all: Category[]; options: CategoryOption[] };

const readCategoryTree: () => Promise<CategoryTree> = memoizeFor(KEEP_MS, () =>
  withMarketErrors(async () => {
    const { db, collection, getDocs, limit, query } = await openFirestore();
    const found = await getDocs(
      query(collection(db, documentPaths.categories), limit(CATEGORIES_MAX)),
    );
    const all = parseDocuments(categorySchema, found.docs);
    return { all, options: toOptions(all.filter(({ active }) => active)) };
  }),
);

const toOptions = (active: readonly Category[]): CategoryOption[] =>
  inTreeOrder(active).map(({ id, kind, label, shape, icon }) => ({ id, kind, label, shape, icon }));

/** The active categories in the order of the tree, vehicles first. */
export const readCategories = async (): Promise<CategoryOption[]> =>
  (await readCategoryTree()).options;

/** A search in a category since merged looks in the one that took its listings; any other is answered as it is. */
export async function afterMerges(filters: ListingFilters): Promise<ListingFilters> {
  const { categoryId } = filters;
  const into = categoryId && mergedIntoOf((await readCategoryTree()).all, categoryId);
  return into ? { ...filters, categoryId: into } : filters;
}

/** The localities of the county with their neighbours. */
export const readLocalities: () => Promise<Locality[]> = memoizeFor(KEEP_MS, async () => {
  const settings = await readDocument(documentPaths.settings('localities'), localitySettingsSchema);
  return settings?.localities ?? [];
});

/** The localities as lists of choices need them. */
export async function readPlaces(): Promise<Place[]> {
  return (await readLocalities()).map(({ id, name, retired }) => ({
    id,
    name,
    ...(retired && { retired }),
  }));
}

/** The council's surcharge on the vehicle tax, in percent; 0 for a place that is not in the settings. */
export async function readSurchargePercent(localityId: string): Promise<number> {
  return (
    (await readLocalities()).find((locality) => locality.id === localityId)?.surchargePercent ?? 0
  );
}

/** Bani for one euro. */
export const readEurRateBani: () => Promise<number> = memoizeFor(KEEP_MS, async () => {
  const settings = await readDocument(documentPaths.settings('limits'), limitSettingsSchema);
  return settings?.eurRateBani ?? defaultLimitSettings.eurRateBani;
});

/** Heading and text of the home page, where an administrator has set them. */
export const readHomeTexts: () => Promise<{ title?: string; text?: string }> = memoizeFor(
  SITE_KEEP_MS,
  async () => {
    const settings = await readDocument(documentPaths.settings('site'), siteSettingsSchema);
    return {
      ...(settings?.homeTitle && { title: settings.homeTitle }),
      ...(settings?.homeText && { text: settings.homeText }),
    };
  },
);
