import { toSlug } from '../formats/slug';
import type { CountyPlace } from './countyFile';
import type { Locality } from './settings';
import { withNeighbours } from './withNeighbours';

/** What `settings/localities` starts with: every place with its nearest neighbours and no local surcharge. */
export function toLocalities(county: readonly CountyPlace[]): Locality[] {
  return withNeighbours(
    county.map(([name, kind, latitude, longitude]) => ({
      id: toSlug(name),
      name,
      kind,
      at: { latitude, longitude },
      neighbourIds: [],
      surchargePercent: 0,
    })),
  );
}
