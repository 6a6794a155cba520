import { distanceKm } from '@anunturi/shared-domain/site/distanceKm';
import { type MapPoint, type PlacedLocality, withNames } from './withNames';

/** A flat drawing of places: points in units of its own, and the outline around them. */
export type PlaceMapDrawing = {
  width: number;
  height: number;
  points: MapPoint[];
  outline: string;
};

const WIDTH = 400;
const MARGIN = 44;

/** Where each place stands on a map that is as wide as `WIDTH`, north above. */
export function drawPlaceMap(places: readonly PlacedLocality[]): PlaceMapDrawing {
  const middle = places.reduce((sum, { at }) => sum + at.latitude, 0) / (places.length || 1);
  const narrower = Math.cos((middle * Math.PI) / 180);
  const flat = places.map((place) => {
    return { place, east: place.at.longitude * narrower, north: place.at.latitude };
  });
  const [west, east] = ends(flat.map((each) => each.east));
  const [south, north] = ends(flat.map((each) => each.north));
  const scale = (WIDTH - 2 * MARGIN) / Math.max(east - west, north - south, 0.01);
  const width = Math.round(2 * MARGIN + (east - west) * scale);
  const height = Math.round(2 * MARGIN + (north - south) * scale);
  const points = flat.map(({ place, ...each }) => ({
    place,
    x: Math.round(MARGIN + (each.east - west) * scale),
    y: Math.round(MARGIN + (north - each.north) * scale),
  }));
  return {
    width,
    height,
    points: withNames(points, width),
    outline: hullOf(points)
      .map(({ x, y }) => `${x},${y}`)
      .join(' '),
  };
}

const ends = (values: readonly number[]): [least: number, most: number] =>
  values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];

type Spot = { x: number; y: number };

/** The corners of the smallest outline without dents around the points. */
function hullOf(points: readonly Spot[]): Spot[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (along: readonly Spot[]) => {
    const corners: Spot[] = [];
    for (const point of along) {
      while (corners.length > 1 && !turnsLeft(corners.at(-2)!, corners.at(-1)!, point))
        corners.pop();
      corners.push(point);
    }
    return corners.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turnsLeft = (a: Spot, b: Spot, c: Spot) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;

/** The spot of the map that is shown at a spot of its box: the whole map, as large as fits, in the middle. */
export function spotOnMap(
  { width, height }: PlaceMapDrawing,
  box: { width: number; height: number },
  x: number,
  y: number,
): { x: number; y: number } {
  const scale = Math.min(box.width / width, box.height / height) || 1;
  return {
    x: (x - box.width / 2) / scale + width / 2,
    y: (y - box.height / 2) / scale + height / 2,
  };
}

/** The place nearest to a spot of the map. */
export function placeAt(
  points: readonly MapPoint[],
  x: number,
  y: number,
): PlacedLocality | undefined {
  const far = (point: MapPoint) => Math.hypot(point.x - x, point.y - y);
  return points.toSorted((a, b) => far(a) - far(b))[0]?.place;
}

/** The places, nearest to the one with that id first; by name where none has it. */
export function byDistance(
  places: readonly PlacedLocality[],
  id: string | undefined,
): PlacedLocality[] {
  const from = places.find((place) => place.id === id)?.at;
  return places.toSorted((a, b) =>
    from ? distanceKm(a.at, from) - distanceKm(b.at, from) : a.name.localeCompare(b.name, 'ro'),
  );
}
