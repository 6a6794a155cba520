// A small market in a fresh embedded Firebase, for the tests of this folder; never part of a build.
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { toIndexedFields } from '@anunturi/shared-domain/listing/indexedFields';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { sampleCar, sampleService } from '@anunturi/shared-domain/samples/listingSamples';

const DAY_MS = 24 * 60 * 60 * 1000;
type Sample = ListingFields & { id: string };

/** The id of the listing number `n` of the market. */
export const listingId = (n: number): string => `Listing${String(n).padStart(13, '0')}`;

/** A car published `age` days ago. */
export function testCar(
  n: number,
  {
    age = n,
    ...changes
  }: Partial<Extract<ListingFields, { kind: 'vehicle' }>> & { age?: number } = {},
): Sample {
  const publishedAt = new Date(Date.now() - age * DAY_MS);
  const car = {
    ...sampleCar,
    publishedAt,
    expiresAt: new Date(publishedAt.getTime() + 30 * DAY_MS),
    title: `Dacia Logan numărul ${n}`,
    ...changes,
  } as ListingFields;
  return {
    ...car,
    ...toIndexedFields(car, { categoryLabel: 'Autoturisme', eurRateBani: 509 }),
    id: listingId(n),
  };
}

/** A service published `age` days ago. */
export function testService(
  n: number,
  changes: Partial<Extract<ListingFields, { kind: 'service' }>> & { age?: number } = {},
): Sample {
  const { age = n, ...rest } = changes;
  const publishedAt = new Date(Date.now() - age * DAY_MS);
  const service = {
    ...sampleService,
    publishedAt,
    expiresAt: new Date(publishedAt.getTime() + 30 * DAY_MS),
    ...rest,
  } as ListingFields;
  return {
    ...service,
    ...toIndexedFields(service, { categoryLabel: 'Electricieni', eurRateBani: 509 }),
    id: listingId(n),
  };
}

type Firebase = {
  origin: string;
  config: FirebaseConfig;
  seed(path: string, data: object): Promise<void>;
};

/** Starts the market with its settings and the given listings; documents answered to queries are counted. */
export async function startMarket<F extends Firebase>(
  start: (options: { log(): void }) => Promise<F>,
  listings: readonly Sample[],
) {
  const firebase = await start({ log: () => {} });
  configureFirebase(firebase.config);
  for (const { id, ...category } of defaultCategories)
    await firebase.seed(`categories/${id}`, { ...category, updatedAt: new Date() });
  await firebase.seed('settings/limits', { ...defaultLimitSettings, updatedAt: new Date() });
  await firebase.seed('settings/localities', {
    localities: [
      {
        id: 'sibiu',
        name: 'Sibiu',
        kind: 'city',
        at: { latitude: 45.793, longitude: 24.152 },
        neighbourIds: ['cisnadie', 'selimbar'],
        surchargePercent: 16,
      },
      {
        id: 'cisnadie',
        name: 'Cisnădie',
        at: { latitude: 45.713, longitude: 24.151 },
        kind: 'town',
        neighbourIds: ['sibiu'],
        surchargePercent: 0,
      },
      {
        id: 'selimbar',
        name: 'Șelimbăr',
        kind: 'commune',
        neighbourIds: ['sibiu'],
        surchargePercent: 0,
      },
      { id: 'medias', name: 'Mediaș', kind: 'city', neighbourIds: [], surchargePercent: 0 },
    ],
    updatedAt: new Date(),
  });
  for (const { id, ...listing } of listings) {
    await firebase.seed(`listings/${id}`, listing);
    await firebase.seed(`listings/${id}/counters/all`, {
      views: 0,
      favourites: 0,
      conversations: 0,
    });
  }
  return { ...firebase, reads: countReads() };
}

/** Counts what the database would charge: documents in answers to queries, one for a count. */
function countReads() {
  const plainFetch = globalThis.fetch;
  const reads = {
    count: 0,
    /** What an act reads. */
    async of<T>(act: () => Promise<T>): Promise<{ value: T; reads: number }> {
      const before = reads.count;
      const value = await act();
      return { value, reads: reads.count - before };
    },
    stop: () => void (globalThis.fetch = plainFetch),
  };
  globalThis.fetch = async (...input) => {
    const answer = await plainFetch(...input);
    const url = String(input[0] instanceof Request ? input[0].url : input[0]);
    if (/:(runQuery|batchGet)/.test(url))
      reads.count += ((await answer.clone().text()).match(/"(document|found)":/g) ?? []).length;
    if (url.includes(':runAggregationQuery')) reads.count += 1;
    return answer;
  };
  return reads;
}
