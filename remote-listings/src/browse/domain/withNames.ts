import type { Coordinates } from '@anunturi/shared-domain/site/distanceKm';
import type { Locality } from '@anunturi/shared-domain/site/settings';

export type PlacedLocality = Pick<Locality, 'id' | 'name' | 'kind'> & { at: Coordinates };
/** `named`: there is room for its name, whose middle stands at `nameX`, and its letters on the line `nameY`. */
export type MapPoint = {
  place: PlacedLocality;
  x: number;
  y: number;
  nameX: number;
  nameY: number;
  named?: boolean;
};

/** Of a place's point, by its kind. */
export const POINT_RADIUS = { city: 8, town: 6, commune: 4 };

type Bare = Omit<MapPoint, 'nameX' | 'nameY' | 'named'>;
type Spot = Pick<MapPoint, 'nameX' | 'nameY'>;

/** Of the letters of a name: about how wide one is, how far they reach above and below their line. */
const LETTER = 11;
const ABOVE = 17;
const BELOW = 5;
/** Between a point and its name. */
const AIR = 6;
const RANKS = ['city', 'town', 'commune'];

/**
 * Each place with the spot of its name, where that covers the fewest points. Named without being asked are cities, and
 * towns whose name covers no point; none of these names covers another.
 */
export function withNames(points: readonly Bare[], width: number): MapPoint[] {
  const named: MapPoint[] = [];
  const larger = points
    .filter(({ place }) => place.kind !== 'commune')
    .toSorted((a, b) => RANKS.indexOf(a.place.kind) - RANKS.indexOf(b.place.kind));
  for (const point of larger) {
    const free = spotsOf(point, width).filter((spot) =>
      named.every((other) => !meet(boxOf(spot, point), boxOf(other, other))),
    );
    const best = leastCovering(free, point, points);
    if (best && (point.place.kind === 'city' || coveredBy(best, point, points) === 0))
      named.push({ ...point, ...best, named: true });
  }
  return points.map((point) => {
    const isNamed = named.find(({ place }) => place === point.place);
    return isNamed ?? { ...point, ...leastCovering(spotsOf(point, width), point, points)! };
  });
}

const leastCovering = (spots: readonly Spot[], point: Bare, points: readonly Bare[]) =>
  spots.toSorted((a, b) => coveredBy(a, point, points) - coveredBy(b, point, points))[0];

/** Where a name may stand: around its point, the nearest to its middle first; above before below, and both before the sides. */
function spotsOf({ place, x, y }: Bare, width: number): Spot[] {
  const far = POINT_RADIUS[place.kind] + AIR;
  const half = Math.min((place.name.length * LETTER) / 2, width / 2);
  const shifts = [0, 1 / 3, -1 / 3, 2 / 3, -2 / 3, 1, -1].map((part) => part * half);
  const lines = [y - far, y + far + ABOVE - 2].flatMap((nameY) =>
    shifts.map((shift) => ({ nameX: x + shift, nameY })),
  );
  const level = y + ABOVE / 2 - 2;
  return [
    ...lines,
    { nameX: x + half + far, nameY: level },
    { nameX: x - half - far, nameY: level },
  ].map(({ nameX, nameY }) => ({ nameX: Math.min(Math.max(nameX, half), width - half), nameY }));
}

type Box = { west: number; east: number; north: number; south: number };

function boxOf({ nameX, nameY }: Spot, { place }: Pick<Bare, 'place'>): Box {
  const half = (place.name.length * LETTER) / 2;
  return { west: nameX - half, east: nameX + half, north: nameY - ABOVE, south: nameY + BELOW };
}

const meet = (a: Box, b: Box) =>
  a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;

/** How many points a name at that spot covers, its own included. */
function coveredBy(spot: Spot, point: Bare, points: readonly Bare[]): number {
  const box = boxOf(spot, point);
  return points.filter(({ place, x, y }) => {
    const r = POINT_RADIUS[place.kind];
    return meet(box, { west: x - r, east: x + r, north: y - r, south: y + r });
  }).length;
}
