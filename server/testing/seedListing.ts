import { sampleCar, sampleListingId } from '@anunturi/shared-domain/samples/listingSamples';
import type { TestFirebase } from './startTestFirebase';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The sample car with what hangs below it: phone, counters, first price. It has twenty days left. */
export async function seedListing(
  firebase: Pick<TestFirebase, 'seed'>,
  change: object = {},
): Promise<void> {
  const path = `listings/${sampleListingId}`;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  await firebase.seed(path, { ...sampleCar, expiresAt: inDays(20), ...change });
  await firebase.seed(`${path}/private/contact`, { phone: '0712345678' });
  await firebase.seed(`${path}/counters/all`, { views: 7, favourites: 0, conversations: 1 });
  await firebase.seed(`${path}/priceHistory/0`, { amountMinor: 950_000, at: inDays(-10) });
}
