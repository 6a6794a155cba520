import { sampleSavedSearch } from '@anunturi/shared-domain/samples/personalSamples';
import { daysFrom, userOf } from '../../baseWorld';
import { buyer, claimsOf, listingId, other, seller } from '../../people';
import { increment, NOW, type RuleCase, type World, type Write } from '../../RuleCase';
import { paths } from '../listings/publishing';

export const own = ['owner', 'blocked'] as const;

/** What the rows of what a person keeps share. */
export function personalSetup(now: Date) {
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    as = seller,
    world: World = {},
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const left: World = {
    [`users/${seller}`]: userOf(seller, now, { closingAt: daysFrom(now, -1) }),
  };
  const favourite = `users/${other}/favourites/${listingId}`;
  const counters = paths(listingId).counters;
  const like = { listingId, priceLei: 48_355, addedAt: NOW };
  const count = (by: number): Write => ({ update: counters, data: { favourites: increment(by) } });
  const liked = { listingId, priceLei: 48_355, addedAt: daysFrom(now, -1) };
  const mine = `users/${seller}/favourites/${listingId}`;
  const search = { ...sampleSavedSearch, createdAt: NOW, lastSeenAt: NOW };
  const searchPath = `users/${seller}/savedSearches/search1`;
  const kept = {
    ...sampleSavedSearch,
    createdAt: daysFrom(now, -5),
    lastSeenAt: daysFrom(now, -5),
  };
  const block = `users/${seller}/blocks/${buyer}`;
  const mute = `users/${seller}/mutedSellers/${other}`;
  return {
    row,
    left,
    favourite,
    counters,
    like,
    count,
    liked,
    mine,
    search,
    searchPath,
    kept,
    block,
    mute,
  };
}
