import type { ListingCard } from '@anunturi/shared-domain/listing/listingCard';
import { useCategories, usePlaces } from '#data/lists/useLists';
import { toSlug } from '@anunturi/shared-domain/formats/slug';
import { type FilterNames, nameFromId } from '#domain/filterNames';

/** Names for the ids in filters: from the lists of choices and from a listing found; else made from the id. */
export function useFilterNames(example: ListingCard | undefined): FilterNames {
  const categories = useCategories();
  const places = usePlaces();
  const nameIn = (loaded: typeof categories | typeof places, id: string) => {
    if (loaded.state !== 'ready') return undefined;
    const found = loaded.value.find((each) => each.id === id);
    return found && ('label' in found ? found.label : found.name);
  };
  return {
    category: (id) => nameIn(categories, id) ?? nameFromId(id),
    place: (id) => nameIn(places, id) ?? nameFromId(id),
    make: (id) => written(example?.makeName, id),
    model: (_make, id) => written(example?.modelName, id),
  };
}

/** As the listing writes it, where it is its name. */
const written = (name: string | undefined, id: string): string =>
  name !== undefined && toSlug(name) === id ? name : nameFromId(id);
