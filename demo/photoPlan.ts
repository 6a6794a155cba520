import type { ServiceSeed, VehicleSeed } from './data/listingSeed';
import { drawTrade } from './illustrations/drawTrade';
import { drawVehicle, type Place } from './illustrations/drawVehicle';
import type { LightName } from './illustrations/light';
import { createRandom } from './illustrations/random';
import type { View } from './illustrations/vehicles/subject';
import { toSubject } from './toSubject';

/** Views that look alike on every car of a kind: drawn in one place, so that equal ones are drawn once. */
const SHARED: Partial<Record<View, Place>> = {
  papers: { scene: 'parking', light: 'day', season: 'summer' },
  engine: { scene: 'parking', light: 'day', season: 'summer' },
  instruments: { scene: 'parking', light: 'day', season: 'summer' },
};
const lights: readonly LightName[] = ['day', 'morning', 'overcast', 'dusk'];

/** The drawings of a vehicle's photos, in order; a view that comes again is seen in another light; number plates are the county's. */
export function drawVehiclePhotos(listing: VehicleSeed, countyCode: string): string[] {
  const subject = toSubject(listing, countyCode);
  return listing.photos.map((view, at) => {
    const again = listing.photos.slice(0, at).filter((each) => each === view).length;
    const place = SHARED[view] ?? {
      ...listing.place,
      ...(again > 0 && {
        light: lights[(lights.indexOf(listing.place.light) + again) % lights.length]!,
      }),
    };
    const shot = at === 0 ? listing.shot : undefined;
    return drawVehicle(subject, view, place, SHARED[view] ? view : listing.key, shot);
  });
}

/** The drawings of a service's photos: its trades by day, evening events at dusk. */
export function drawServicePhotos(listing: ServiceSeed): string[] {
  const random = createRandom(`service ${listing.key}`);
  return listing.trades.map((trade, at) =>
    drawTrade(
      trade,
      trade === 'events' ? 'dusk' : random.pick(['day', 'day', 'morning']),
      random.pick(['spring', 'summer', 'autumn']),
      `${listing.key} ${trade}`,
      at === 0 ? listing.shot : undefined,
    ),
  );
}
