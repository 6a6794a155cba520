import type { Catalogue } from './CatalogueField';
import { vehicleBuildFields } from './vehicleBuildFields';
import { vehicleStateFields } from './vehicleStateFields';

/** Every field of a vehicle listing besides its shape, in the order of the listing's facts. */
export const vehicleCatalogue = {
  ...vehicleBuildFields,
  ...vehicleStateFields,
} as const satisfies Catalogue;
