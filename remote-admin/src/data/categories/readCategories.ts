import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { type Category, categorySchema } from '@anunturi/shared-domain/listing/category';
import { LIST_LIMIT_MAX } from '@anunturi/shared-domain/site/limits';
import { readPage } from '@anunturi/shared-auth/firestore/readPage';

/** All categories, also those out of use, in their order; vehicles first. */
export async function readCategories(): Promise<Category[]> {
  const { rows } = await readPage({
    path: documentPaths.categories,
    schema: categorySchema,
    size: LIST_LIMIT_MAX - 1,
  });
  return rows.sort(
    (a, b) => b.kind.localeCompare(a.kind) || a.order - b.order || a.id.localeCompare(b.id),
  );
}
