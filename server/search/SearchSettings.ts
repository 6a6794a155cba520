import type { Category } from '@anunturi/shared-domain/listing/category';
import type { Locality } from '@anunturi/shared-domain/site/settings';

/** A locality as a search needs it. */
export type SearchedLocality = Pick<Locality, 'id' | 'name' | 'neighbourIds' | 'at'> &
  Partial<Pick<Locality, 'surchargePercent'>>;

/** What a search means beside its words and filters: what administrators set. */
export type SearchSettings = {
  localities: readonly SearchedLocality[];
  categories: readonly Pick<Category, 'id' | 'kind' | 'label' | 'active' | 'mergedInto'>[];
  county: { name: string; code: string };
  /** Bani for one euro. */
  eurRateBani: number;
};
