import type { ListingFilters } from '@anunturi/shared-domain/search/listingFilters';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import { randomQueries } from '../search/testing/randomQueries';
import { createRandom } from '../search/testing/randomListings';

const places = ['sibiu', 'cisnadie', 'medias', 'copsa-mica', 'avrig'];

/**
 * Searches as people save them: nine of ten have a make, a place or a trade with bounds of price and year; one of ten is anything
 * the list can be asked, half of them with words.
 */
export function savedQueries(count: number): SearchQuery[] {
  const random = createRandom(count);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const usual = (): SearchQuery => {
    const priceTo = 5000 * (1 + Math.floor(random() * 20));
    const place = random() < 0.4 ? { localityId: pick(places) } : {};
    const filters: ListingFilters =
      random() < 0.75
        ? {
            kind: 'vehicle',
            make: pick(['dacia', 'skoda', 'volkswagen', 'bmw', 'ford', 'opel']),
            priceTo,
            yearFrom: 2005 + Math.floor(random() * 18),
            ...place,
          }
        : {
            kind: 'service',
            categoryId: pick(['electricieni', 'tractari', 'instalatori']),
            ...place,
          };
    return { filters };
  };
  const odd = randomQueries(Math.ceil(count / 10), 23);
  return Array.from({ length: count }, (_, at) => (at % 10 === 0 ? odd[at / 10]! : usual()));
}
