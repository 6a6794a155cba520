import { type CategoryFields, categorySchema } from '@anunturi/shared-domain/listing/category';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { slugField } from '@anunturi/shared-domain/site/fields';
import { Refusal } from '../app/command/refuse';
import type { Store } from '../app/data/Store';

type Categorised = { categoryId: string; kind: string; vehicle?: object | undefined };
const idSchema = slugField(60);

/**
 * The category of a listing: in use (unless the listing was in it before) and made for its kind and shape.
 * @throws Refusal invalidInput
 */
export async function fittingCategory(
  { categoryId, kind, vehicle }: Categorised,
  store: Store,
  before?: Pick<Categorised, 'categoryId'>,
): Promise<CategoryFields> {
  const category = idSchema.safeParse(categoryId).success
    ? await store.get(documentPaths.category(categoryId), categorySchema)
    : null;
  const shape =
    kind === 'vehicle' ? (vehicle as { shape?: unknown } | undefined)?.shape : 'service';
  const isOpen = category?.active === true || before?.categoryId === categoryId;
  if (category && isOpen && category.kind === kind && category.shape === shape) return category;
  const message =
    'Categoria nu se mai folosește sau nu este pentru acest fel de anunț. Alegeți alta.';
  throw new Refusal('invalidInput', message, { categoryId: message });
}
