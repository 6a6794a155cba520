import {
  type ListingFilters,
  readFilters,
  writeFilters,
} from '@anunturi/shared-domain/search/listingFilters';
import { matchesFilters } from '@anunturi/shared-domain/search/listingMatch';
import { relaxSearch } from '@anunturi/shared-domain/search/relaxSearch';
import { resolveFilters } from '@anunturi/shared-domain/search/resolveFilters';
import { understandSearch } from '@anunturi/shared-domain/search/understand/understandSearch';
import { defaultLimitSettings } from '@anunturi/shared-domain/site/defaultSettings';
import { sampleCounty } from './testing/sampleCounty';
import { searches } from './searches';
import { toListings } from './toDocuments';

const now = new Date('2026-11-20T10:00:00Z');
const listings = toListings(sampleCounty, now);
const places = sampleCounty.localities.map(({ id, name }) => ({ id, name }));
const context = { now, eurRateBani: defaultLimitSettings.eurRateBani, neighbourIds: () => [] };

function keysOf(filters: ListingFilters): string[] {
  const asked = resolveFilters(filters, context);
  return listings.filter(({ fields }) => matchesFilters(fields, asked)).map(({ seed }) => seed.key);
}

/** What a search finds, the nearest when nothing fits all of it; its filters go through the address, as in the product. */
function find(typed: string): string[] {
  const { filters } = understandSearch(typed, { places });
  const tried = [readFilters(writeFilters(filters)), ...relaxSearch(filters)];
  return tried.map(keysOf).find((keys) => keys.length > 0) ?? [];
}

test('of the searches as people type them at least 97 of 100 find what they must, and little else', () => {
  const missed = searches.flatMap(([typed, finds, atMost = 15]) => {
    const found = find(typed);
    const lacks = finds.split(' ').filter((key) => !found.includes(key));
    return lacks.length > 0 || found.length > atMost
      ? [
          `${typed}: ${JSON.stringify(understandSearch(typed, { places }).filters)} found ${found.join(' ')}`,
        ]
      : [];
  });
  expect(searches.length).toBeGreaterThanOrEqual(150);
  if (missed.length > searches.length * 0.03) expect(missed).toEqual([]);
});
