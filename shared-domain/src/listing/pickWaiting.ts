import type { Listing } from './listing';
import { LISTING_RENEW_FROM_DAY, LISTING_VALID_DAYS } from '../site/limits';

/** So many listings of each kind wait for their owner in sight. */
export const WAITING_SHOWN_MAX = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Active listings that end by then wait for their owner. */
export const endsSoonBy = (now: Date): Date =>
  new Date(now.getTime() + (LISTING_VALID_DAYS - LISTING_RENEW_FROM_DAY) * DAY_MS);

/** What waits for its owner. */
export type Waiting<Row = Listing> = Record<'rejected' | 'ending' | 'ended', Row[]>;

/** Rejected, ending and ended ones of all that somebody has (changed last first); of the ending ones the last to end first. */
export function pickWaiting(all: readonly Listing[], now: Date): Waiting {
  const soonMs = endsSoonBy(now).getTime();
  const of = (status: Listing['status']) => all.filter((each) => each.status === status);
  const endOf = ({ expiresAt }: Listing) => expiresAt?.getTime() ?? Infinity;
  const ending = of('active')
    .filter((each) => endOf(each) <= soonMs)
    .sort((a, b) => endOf(b) - endOf(a));
  const [rejected, ended] = [of('rejected'), of('expired')];
  const shown = (each: Listing[]) => each.slice(0, WAITING_SHOWN_MAX);
  return { rejected: shown(rejected), ending: shown(ending), ended: shown(ended) };
}
