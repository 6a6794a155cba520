import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { LISTING_VALID_DAYS } from '@anunturi/shared-domain/site/limits';

const MINUTE_MS = 60_000;
const LISTING_VALID_MS = LISTING_VALID_DAYS * 24 * 60 * MINUTE_MS;

/** The moment at which listings must not be over: what was published or renewed after another moment ends after its time. */
export const searchMoment = ({ newSince = -Infinity }: SearchQuery, today: Date): Date =>
  new Date(Math.max(today.getTime(), newSince + LISTING_VALID_MS));

/** Answers say the minute alone: the same in it for everybody. */
export const toMinuteMs = (today: Date): number =>
  Math.floor(today.getTime() / MINUTE_MS) * MINUTE_MS;
