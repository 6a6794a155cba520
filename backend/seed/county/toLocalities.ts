import { toSlug } from '@anunturi/shared-domain/formats/slug';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import type { CountyPlace as Place } from '@anunturi/shared-domain/site/countyFile';

const NEIGHBOURS_MAX = 7;
const NEIGHBOUR_KM = 20;

/** Kilometres between two places on a flat map: exact enough across one county. */
function distanceKm(a: Place, b: Place): number {
  const kmPerDegree = 111.2;
  const east = (a[3] - b[3]) * Math.cos((a[2] * Math.PI) / 180);
  return kmPerDegree * Math.hypot(a[2] - b[2], east);
}

function neighbourIds(place: Place, places: readonly Place[]): string[] {
  return places
    .filter((each) => each !== place && distanceKm(each, place) <= NEIGHBOUR_KM)
    .toSorted((a, b) => distanceKm(a, place) - distanceKm(b, place))
    .slice(0, NEIGHBOURS_MAX)
    .map(([name]) => toSlug(name));
}

/** What `settings/localities` starts with: every place with its nearest neighbours and no local surcharge. */
export const toLocalities = (places: readonly Place[]): Locality[] =>
  places.map((place) => ({
    id: toSlug(place[0]),
    name: place[0],
    kind: place[1],
    neighbourIds: neighbourIds(place, places),
    surchargePercent: 0,
  }));
