import { openFirestore } from '@anunturi/shared-auth/firebase';
import { type Category, type CategoryFields } from '@anunturi/shared-domain/listing/category';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { MarketError, isMarketError } from '@anunturi/shared-domain/site/marketError';
import { type Act, act } from '../../data/act';
import { countUpTo } from '../../data/countUpTo';
import { parseDocuments } from '@anunturi/shared-auth/firestore/parseDocument';
import { withMarketErrors } from '@anunturi/shared-auth/firestore/toMarketError';

/** Categories whose rules one batch may look up. */
const CATEGORIES_A_BATCH = 8;
/** Listings likewise: each needs its contact looked up. */
const LISTINGS_A_BATCH = 15;
/** Times that one batch of listings may be refused before a merge gives up. */
const REFUSALS_MAX = 3;

type Change = Partial<Pick<CategoryFields, 'label' | 'order' | 'active' | 'icon'>> & {
  parentId?: string | null;
};

/** Listings of a category in any status, counted up to COUNT_MAX + 1. */
export const countListings = (categoryId: string): Promise<number> =>
  countUpTo(documentPaths.listings, [['categoryId', '==', categoryId]]);

/** Adds a category at the end of its kind. @throws MarketError slugTaken when there is one with this slug */
export async function addCategory({
  id,
  ...fields
}: Omit<Category, 'updatedAt' | 'logId' | 'mergedInto'>): Promise<void> {
  const isTaken = await withMarketErrors(async () => {
    const { db, doc, getDoc } = await openFirestore();
    return (await getDoc(doc(db, documentPaths.category(id)))).exists();
  });
  if (isTaken) throw new MarketError('slugTaken', 'Există deja o categorie cu acest nume.');
  await act(({ batch, firestore, log, now }) => {
    const logId = log({
      action: 'categoryChanged',
      targetKind: 'category',
      targetId: id,
      targetTitle: fields.label,
      text: 'Categorie nouă',
    });
    batch.set(firestore.doc(firestore.db, documentPaths.category(id)), {
      ...fields,
      updatedAt: now,
      logId,
    });
  });
}

/** Renames, moves under another one (`parentId: null`: to the top), takes out of use or back. The slug stays. */
export const changeCategory = (category: Category, change: Change): Promise<void> =>
  act((each) => writeChange(each, category, change));

/** Gives categories a new order: the place in the list. Only those that moved are written. */
export async function orderCategories(ordered: readonly Category[]): Promise<void> {
  const moved = ordered.flatMap((category, at) =>
    category.order === at + 1 ? [] : [{ category, order: at + 1 }],
  );
  for (let at = 0; at < moved.length; at += CATEGORIES_A_BATCH)
    await act((each) =>
      moved
        .slice(at, at + CATEGORIES_A_BATCH)
        .forEach(({ category, order }) => writeChange(each, category, { order })),
    );
}

/** Takes a category out of use. @throws MarketError categoryInUse while it has listings */
export async function deactivateCategory(category: Category): Promise<void> {
  if ((await countListings(category.id)) > 0) throw new MarketError('categoryInUse');
  await changeCategory(category, { active: false });
}

/**
 * Unites a category with another of its shape: it goes out of use, pointing to the other, then its listings move, 15 a batch.
 * Stopped in between (or failed), the same call goes on where it was. `onProgress` gets how many have moved.
 * @throws MarketError cancelled, notAllowed, offline, unavailable
 */
export async function mergeCategories(
  from: Category,
  into: Category,
  { onProgress, signal }: { onProgress(moved: number): void; signal?: AbortSignal },
): Promise<void> {
  if (from.mergedInto !== into.id) {
    await act(({ batch, firestore, log, now }) => {
      const logId = log({
        action: 'categoryMerged',
        targetKind: 'category',
        targetId: from.id,
        targetTitle: from.label,
        text: `Unită cu ${into.label}`,
      });
      batch.update(firestore.doc(firestore.db, documentPaths.category(from.id)), {
        active: false,
        mergedInto: into.id,
        updatedAt: now,
        logId,
      });
    });
  }
  for (let moved = 0, refusals = 0; ;) {
    if (signal?.aborted) throw new MarketError('cancelled');
    const listings = await readSome(from.id);
    if (listings.length === 0) return;
    try {
      await act((each) => moveListings(each, listings, from, into));
    } catch (error) {
      // A seller may have changed one of them since they were read: then they are read again.
      if (!isMarketError(error) || error.code !== 'notAllowed' || (refusals += 1) === REFUSALS_MAX)
        throw error;
      continue;
    }
    refusals = 0;
    onProgress((moved += listings.length));
  }
}

function moveListings(
  { batch, firestore, log, now }: Act,
  listings: readonly Listing[],
  from: Category,
  into: Category,
) {
  const logId = log({
    action: 'categoryMerged',
    targetKind: 'category',
    targetId: from.id,
    targetTitle: from.label,
    text: `${listings.length} anunțuri mutate în ${into.label}`,
  });
  for (const listing of listings) {
    const { searchTokens } = toIndexedFields(listing, {
      categoryLabel: into.label,
      eurRateBani: 500,
    });
    batch.update(firestore.doc(firestore.db, documentPaths.listing(listing.id)), {
      categoryId: into.id,
      searchTokens,
      version: listing.version + 1,
      updatedAt: now,
      logId,
    });
  }
}

function readSome(categoryId: string): Promise<Listing[]> {
  return withMarketErrors(async () => {
    const { db, collection, getDocs, limit, query, where } = await openFirestore();
    const { docs } = await getDocs(
      query(
        collection(db, documentPaths.listings),
        where('categoryId', '==', categoryId),
        limit(LISTINGS_A_BATCH),
      ),
    );
    const listings = parseDocuments(listingSchema, docs) as Listing[];
    // A broken document would come back for ever.
    if (docs.length > 0 && listings.length === 0)
      throw new MarketError(
        'unavailable',
        'Unele anunțuri nu pot fi mutate: datele lor sunt deteriorate.',
      );
    return listings;
  });
}

function writeChange(
  { batch, firestore, log, now, remove }: Act,
  category: Category,
  { parentId, ...change }: Change,
) {
  // Back in use, a merged category stands for itself again.
  const isParted = change.active === true && category.mergedInto !== undefined;
  const logId = log({
    action: isParted ? 'categoryMerged' : 'categoryChanged',
    targetKind: 'category',
    targetId: category.id,
    targetTitle: change.label ?? category.label,
    text: describe(category, { parentId, ...change }),
  });
  batch.update(firestore.doc(firestore.db, documentPaths.category(category.id)), {
    ...change,
    ...(isParted && { mergedInto: remove }),
    ...(parentId !== undefined && { parentId: parentId ?? remove }),
    updatedAt: now,
    logId,
  });
}

function describe({ label }: Category, change: Change): string {
  if (change.label && change.label !== label) return `„${label}” se numește „${change.label}”`;
  if (change.active !== undefined)
    return change.active ? 'Din nou în folosință' : 'Scoasă din folosință';
  if (change.parentId !== undefined)
    return change.parentId ? `Sub ${change.parentId}` : 'La primul nivel';
  return change.order === undefined ? 'Schimbată' : `Locul ${change.order}`;
}
