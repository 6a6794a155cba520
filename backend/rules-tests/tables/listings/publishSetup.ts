import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { moderationOf } from '../../baseWorld';
import { claimsOf, listingId } from '../../people';
import type { Data, RuleCase, World } from '../../RuleCase';
import { extremeListings } from './extremeListings';
import { firstVersion, paths, publish } from './publishing';

export const id = 'New45678901234567890';

export const path = paths(listingId);

export const gone: World = {
  [path.listing]: null,
  [path.check]: null,
  [path.contact]: null,
  [path.counters]: null,
  [path.history(0)]: null,
};

export const publicStatuses = ['active', 'sold', 'expired'];

/** What the rows of publishing a listing share, and what they start from. */
export function publishSetup(now: Date) {
  const car = firstVersion(sampleCar as Data, now);
  const create = (
    what: string,
    may: boolean,
    listing: Data,
    more: Partial<RuleCase> & { without?: string[]; id?: string } = {},
  ): RuleCase => {
    const { without, id: target = id, ...rest } = more;
    const as = rest.as ?? (listing.ownerId as string);
    return {
      what: `publish ${what}`,
      as,
      claims: claimsOf(as),
      may,
      act: { write: publish(target, listing, now, without) },
      ...rest,
    };
  };
  const leftOver: World = {
    [`listings/${id}/counters/all`]: { views: 0, favourites: 0, conversations: 0 },
    [`listings/${id}/priceHistory/0`]: { at: now },
  };
  const held: World = { 'settings/moderation': moderationOf(now, { preModeration: true }) };
  const limits = extremeListings(now);
  return { car, create, leftOver, held, limits };
}
