import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';

/** A category as a choice. */
export type CategoryOption = {
  id: string;
  kind: 'vehicle' | 'service';
  label: string;
  shape: CategoryShape;
  icon: string;
};
/** A locality as a choice. */
export type Place = { id: string; name: string; retired?: boolean | undefined };
