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

const PRICE_STEP_LEI = 25_000;
const LEI_OF_EURO = 5.09;

/** A document of about four kilobytes, as a marketplace keeps one for each car; `now` dates it. */
export function makeListing(
  random: () => number,
  now: number,
): { id: string; data: Record<string, unknown> } {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const make = pick(makes);
  const model = `model-${Math.floor(random() * 20)}`;
  const said = [pick(words), pick(words)];
  const published = new Date(now - Math.floor(random() * 29 * DAY_MS));
  const amountMinor = 50_000 + Math.floor(random() * 5_000_000);
  const priceLei = Math.round((amountMinor / 100) * LEI_OF_EURO);
  const localityId = `localitate-${Math.floor(random() * 60)}`;
  const data = {
    kind: 'vehicle',
    categoryId: 'autoturisme',
    ownerId: `seller${Math.floor(random() * 5000)}`,
    localityId,
    localityName: localityId,
    title: [make, model, ...said].join(' '),
    description: `Mașină întreținută, cu toate reviziile la zi. ${words.join(' ')} `.repeat(12),
    status: random() < 0.9 ? 'active' : 'sold',
    price: { amountMinor, currency: 'EUR', negotiable: true },
    priceLei,
    createdAt: published,
    updatedAt: published,
    publishedAt: published,
    expiresAt: new Date(published.getTime() + 30 * DAY_MS),
    vehicle: {
      make,
      model,
      version: '1.5 dCi',
      year: 1995 + Math.floor(random() * 30),
      mileageKm: Math.floor(random() * 300_000),
      fuel: pick(fuels),
      equipment: words,
    },
    photos: Array.from({ length: 8 }, (_, at) => ({
      path: `listings/photo-${at}.webp`,
      width: 1600,
      height: 1200,
    })),
    searchTokens: [make, model, 'autoturisme', localityId, ...said],
    priceStep: Math.floor(priceLei / PRICE_STEP_LEI),
  };
  return { id: Array.from({ length: 20 }, () => pick([...LETTERS])).join(''), data };
}
