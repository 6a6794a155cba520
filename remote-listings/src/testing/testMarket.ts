// A small market in a fresh embedded Firebase, for the tests of this folder; never part of a build.
import { configureFirebase } from '@anunturi/shared-auth/firebase';
import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';
import type { publishedCar } from '@anunturi/shared-domain/samples/publishedSamples';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';

type Firebase = {
  origin: string;
  config: FirebaseConfig;
  seed(path: string, data: object): Promise<void>;
};

/** Starts the market with its settings and the given listings; documents answered to queries are counted. */
export async function startMarket<F extends Firebase>(
  start: (options: { log(): void }) => Promise<F>,
  listings: readonly ReturnType<typeof publishedCar>[],
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
