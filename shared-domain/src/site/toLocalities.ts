import { toSlug } from '../formats/slug';
import type { CountyPlace } from './countyFile';
import { type Coordinates, distanceKm } from './distanceKm';
import type { Locality } from './settings';

type Place = Pick<Locality, 'id' | 'name' | 'kind'> & { at: Coordinates };

const NEIGHBOURS_MAX = 7;
const NEIGHBOUR_KM = 20;

function neighbourIds({ at }: Place, places: readonly Place[]): string[] {
  return places
    .filter((each) => each.at !== at && distanceKm(each.at, at) <= NEIGHBOUR_KM)
    .toSorted((a, b) => distanceKm(a.at, at) - distanceKm(b.at, at))
    .slice(0, NEIGHBOURS_MAX)
    .map(({ id }) => id);
}

/** What `settings/localities` starts with: every place with its nearest neighbours and no local surcharge. */
export function toLocalities(county: readonly CountyPlace[]): Locality[] {
  const places = county.map(([name, kind, latitude, longitude]): Place => {
    return { id: toSlug(name), name, kind, at: { latitude, longitude } };
  });
  return places.map((place) => ({
    ...place,
    neighbourIds: neighbourIds(place, places),
    surchargePercent: 0,
  }));
}
