import { dayOf, daysFrom } from '../../baseWorld';
import { claimsOf, listingId, other } from '../../people';
import {
  type Data,
  increment,
  NOW,
  type RuleCase,
  type World,
  type Write,
  roles,
} from '../../RuleCase';
import { paths } from '../listings/publishing';

export const path = paths(listingId);

export const everybody = roles;

/** What the rows of the counters of a listing share. */
export function counterSetup(now: Date) {
  const proof = `${dayOf(now)}_Dev12345678901234567`;
  const prove = (): Write => ({
    set: `${path.listing}/viewProofs/${proof}`,
    data: { at: NOW },
  });
  const view = (): Write => ({
    update: path.counters,
    data: { views: increment(1), lastView: proof },
  });
  const row = (
    what: string,
    may: boolean,
    writes: Write[],
    as: string | null = null,
    world: World = {},
  ): RuleCase => ({ what, as, claims: claimsOf(as), may, act: { write: writes }, world });
  const favourite = `users/${other}/favourites/${listingId}`;
  const like: Write = { set: favourite, data: { listingId, priceLei: 48_355, addedAt: NOW } };
  const liked = { listingId, priceLei: 48_355, addedAt: daysFrom(now, -1) };
  const grow = (by: number, more: Data = {}): Write => ({
    update: path.counters,
    data: { favourites: increment(by), ...more },
  });
  return { prove, view, row, favourite, like, liked, grow };
}
