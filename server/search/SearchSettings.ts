import type { Category } from '@anunturi/shared-domain/listing/category';
import type { Locality } from '@anunturi/shared-domain/site/settings';

/** What a search means beside its words and filters: what administrators set. */
export type SearchSettings = {
  localities: readonly Pick<Locality, 'id' | 'name' | 'neighbourIds' | 'at'>[];
  categories: readonly Pick<Category, 'id' | 'kind' | 'label' | 'active' | 'mergedInto'>[];
  county: { name: string; code: string };
  /** Bani for one euro. */
  eurRateBani: number;
};
