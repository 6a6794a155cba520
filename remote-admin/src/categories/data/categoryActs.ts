import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { Category, CategoryFields } from '@anunturi/shared-domain/listing/category';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { countUpTo } from '#data/countUpTo';

type Change = Partial<Pick<CategoryFields, 'label' | 'active' | 'icon'>> & {
  parentId?: string | null;
};

/** Listings of a category in any status, counted up to COUNT_MAX + 1: deleted ones too, which their owners may take back into it. */
export const countListings = (categoryId: string): Promise<number> =>
  countUpTo(documentPaths.listings, [['categoryId', '==', categoryId]]);

/** Adds a category at the end of its kind. @throws MarketError slugTaken when there is one with this slug */
export async function addCategory({
  id,
  kind,
  shape,
  label,
  icon,
  order,
  active,
  parentId,
}: Omit<Category, 'updatedAt' | 'mergedInto'>): Promise<void> {
  const parent = parentId !== undefined && { parentId };
  await callCommand('addCategory', { id, kind, shape, label, icon, order, active, ...parent });
}

/** Renames, moves under another one (`parentId: null`: to the top), takes out of use or back. @throws MarketError categoryInUse */
export async function changeCategory({ id }: Pick<Category, 'id'>, change: Change): Promise<void> {
  await callCommand('changeCategory', { id, ...change });
}

/** Gives categories a new order: the place in the list. */
export async function orderCategories(ordered: readonly Category[]): Promise<void> {
  await callCommand('orderCategories', { ids: ordered.map(({ id }) => id) });
}

/** Unites a category with another of its shape: it goes out of use, and its listings move by themselves from then on. */
export async function mergeCategories(from: Category, into: Category): Promise<void> {
  await callCommand('mergeCategories', { id: from.id, intoId: into.id });
}
