import { type Category, categorySchema } from '@anunturi/shared-domain/listing/category';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { refuse } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

/** Another category that this one stands under or is merged into. @throws Refusal invalidInput where it does not fit */
export async function readParent(
  otherId: string,
  { id, kind }: Pick<Category, 'id' | 'kind'>,
  store: Store,
): Promise<Category> {
  const other = await store.get(documentPaths.category(otherId), categorySchema);
  if (!other || otherId === id || other.kind !== kind) refuse('invalidInput');
  return { ...other, id: otherId };
}
