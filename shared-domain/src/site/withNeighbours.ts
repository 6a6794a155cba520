import { distanceKm } from './distanceKm';
import type { Locality } from './settings';

const NEIGHBOURS_MAX = 7;
const NEIGHBOUR_KM = 20;

/** Places with their nearest neighbours worked out anew; those that nobody knows the position of keep what they had. */
export function withNeighbours(places: readonly Locality[]): Locality[] {
  return places.map((place) => {
    const { id, at } = place;
    if (!at) return place;
    const near = places
      .flatMap((each) =>
        each.at && each.id !== id ? [{ id: each.id, km: distanceKm(each.at, at) }] : [],
      )
      .filter(({ km }) => km <= NEIGHBOUR_KM)
      .toSorted((a, b) => a.km - b.km)
      .slice(0, NEIGHBOURS_MAX);
    return { ...place, neighbourIds: near.map((each) => each.id) };
  });
}
