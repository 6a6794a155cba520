export const makers = Array.from({ length: 10 }, (_, at) => `maker-${at}`);
export const powers = ['battery', 'mains', 'solar', 'manual'] as const;
export const words = [
  'unique',
  'owner',
  'warranty',
  'spotless',
  'taxes',
  'included',
  'monthly',
  'exchange',
  'recent',
  'imported',
  'family',
  'new',
];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const DAY_MS = 86_400_000;

const PRICE_STEP = 5000;

/** A document of about four kilobytes, as a shop keeps one for each of its items; `now` dates it. */
export function makeItem(
  random: () => number,
  now: number,
): { id: string; data: Record<string, unknown> } {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const maker = pick(makers);
  const model = `model-${Math.floor(random() * 20)}`;
  const said = [pick(words), pick(words)];
  const published = new Date(now - Math.floor(random() * 29 * DAY_MS));
  const amountMinor = 50_000 + Math.floor(random() * 5_000_000);
  const price = Math.round(amountMinor / 100);
  const placeId = `place-${Math.floor(random() * 60)}`;
  const data = {
    kind: 'product',
    categoryId: 'machines',
    ownerId: `owner${Math.floor(random() * 5000)}`,
    placeId,
    placeName: placeId,
    title: [maker, model, ...said].join(' '),
    description: `Well kept, with every service done in time. ${words.join(' ')} `.repeat(12),
    status: random() < 0.9 ? 'active' : 'sold',
    asked: { amountMinor, currency: 'EUR', negotiable: true },
    price,
    createdAt: published,
    updatedAt: published,
    publishedAt: published,
    expiresAt: new Date(published.getTime() + 30 * DAY_MS),
    product: {
      maker,
      model,
      version: '1.5 b',
      year: 1995 + Math.floor(random() * 30),
      usedHours: Math.floor(random() * 300_000),
      power: pick(powers),
      equipment: words,
    },
    photos: Array.from({ length: 8 }, (_, at) => ({
      path: `items/photo-${at}.webp`,
      width: 1600,
      height: 1200,
    })),
    searchTokens: [maker, model, 'machines', placeId, ...said],
    priceStep: Math.floor(price / PRICE_STEP),
  };
  return { id: Array.from({ length: 20 }, () => pick([...LETTERS])).join(''), data };
}
