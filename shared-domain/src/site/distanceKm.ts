/** Where a place lies, to about the kilometre. */
export type Coordinates = { latitude: number; longitude: number };

const KM_PER_DEGREE = 111.2;

/** Kilometres between two places on a flat map: exact enough across one county. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.latitude - b.latitude, east);
}
