import { sampleCar, sampleListingId, sampleNow } from '../samples/listingSamples';
import type { Listing } from './listing';
import { pickWaiting } from './pickWaiting';

const DAY_MS = 24 * 60 * 60 * 1000;
const endingIn = (days: number, status: Listing['status'] = 'active') =>
  ({
    ...sampleCar,
    id: `${sampleListingId}${days}`,
    status,
    expiresAt: new Date(sampleNow.getTime() + days * DAY_MS),
  }) as Listing;
const daysOf = (listings: Listing[]) =>
  listings.map(({ expiresAt }) => (expiresAt!.getTime() - sampleNow.getTime()) / DAY_MS);

test('what ends within five days waits, the last to end first, beside what was rejected and what has ended', () => {
  const others = [endingIn(20, 'rejected'), endingIn(-2, 'expired'), endingIn(2, 'sold')];
  const all = [endingIn(1), endingIn(6), endingIn(4), ...others];
  const { rejected, ending, ended } = pickWaiting(all, sampleNow);
  expect([rejected, ending, ended].map(daysOf)).toEqual([[20], [4, 1], [-2]]);
});

test('five of each kind are in sight', () => {
  const all = [7, 6, 5, 4, 3, 2].map((days) => endingIn(-days, 'expired'));
  expect(daysOf(pickWaiting(all, sampleNow).ended)).toEqual([-7, -6, -5, -4, -3]);
});
