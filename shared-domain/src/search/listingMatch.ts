import type { ListingFields } from '../listing/listing';
import type { Question, ResolvedFilters } from './resolveFilters';
import { tokensMatch } from './searchTokens';

/** True for a listing that is public then and answers every filter: the meaning that the search engine is held to. */
export function matchesFilters(listing: ListingFields, filters: ResolvedFilters): boolean {
  const { now, questions, localityIds, coversLocalityId, words } = filters;
  return (
    listing.status === 'active' &&
    listing.expiresAt !== undefined &&
    listing.expiresAt > now &&
    questions.every((question) => answers(valueAt(listing, question.path), question)) &&
    (localityIds.length === 0 || localityIds.includes(listing.localityId)) &&
    tokensMatch(listing.searchTokens, words) &&
    (coversLocalityId === undefined || covers(listing, coversLocalityId))
  );
}

function answers(value: unknown, question: Question): boolean {
  switch (question.asks) {
    case 'is':
      return value === question.value;
    case 'isOneOf':
      return question.values.some((each) => each === value);
    case 'isWithin': {
      const { from = -Infinity, to = Infinity } = question;
      return typeof value === 'number' && value >= from && value <= to;
    }
  }
}

/** What a listing holds at a path such as `vehicle.fuel`; a price on request is none. */
function valueAt(listing: ListingFields, path: string): unknown {
  if (path === 'priceLei' && listing.priceLei === 0) return undefined;
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], listing);
}

const covers = (listing: ListingFields, localityId: string) =>
  listing.kind === 'service' &&
  (listing.service.wholeCounty === true ||
    listing.localityId === localityId ||
    (listing.service.coveredLocalityIds ?? []).includes(localityId));
