import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';

export const makes = [
  'dacia',
  'volkswagen',
  'bmw',
  'audi',
  'skoda',
  'opel',
  'ford',
  'renault',
  'toyota',
  'mercedes-benz',
];
export const fuels = ['diesel', 'petrol', 'hybrid', 'electric'] as const;
export const words = [
  'unic',
  'proprietar',
  'garantie',
  'impecabil',
  'taxe',
  'incluse',
  'rate',
  'schimb',
  'recent',
  'importat',
  'familie',
  'nou',
];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const DAY_MS = 86_400_000;

/** A car that could stand on the site, with every field that a real one has; `now` dates it. */
export function makeListing(
  random: () => number,
  now: number,
): { id: string; data: Record<string, unknown> } {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const make = pick(makes);
  const model = `model-${Math.floor(random() * 20)}`;
  const published = now - Math.floor(random() * 29 * DAY_MS);
  const car = sampleCar as unknown as Record<string, unknown> & {
    price: object;
    vehicle: object;
    description: string;
  };
  const listing = {
    ...car,
    ownerId: `seller${Math.floor(random() * 5000)}`,
    localityId: `localitate-${Math.floor(random() * 60)}`,
    title: `${make} ${model} ${pick(words)} ${pick(words)}`,
    description: `${car.description} ${words.join(' ')}`.repeat(4),
    status: random() < 0.9 ? 'active' : 'sold',
    price: { ...car.price, amountMinor: 50_000 + Math.floor(random() * 5_000_000) },
    createdAt: new Date(published),
    updatedAt: new Date(published),
    publishedAt: new Date(published),
    expiresAt: new Date(published + 30 * DAY_MS),
    vehicle: {
      ...car.vehicle,
      make,
      makeName: make,
      model,
      modelName: model,
      year: 1995 + Math.floor(random() * 30),
      mileageKm: Math.floor(random() * 300_000),
      fuel: pick(fuels),
    },
  };
  const indexed = toIndexedFields(listing as unknown as Parameters<typeof toIndexedFields>[0], {
    categoryLabel: 'Autoturisme',
    eurRateBani: 509,
  });
  return {
    id: Array.from({ length: 20 }, () => pick([...LETTERS])).join(''),
    data: { ...listing, ...indexed },
  };
}
