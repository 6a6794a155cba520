import { filterNames, withoutFilters } from '@anunturi/shared-domain/search/listingFilters';
import { anyFilters } from '@anunturi/shared-domain/samples/anyFilters';
import type { SearchQuery } from '@anunturi/shared-domain/search/searchAddress';
import fc from 'fast-check';
import { createRandom } from './randomListings';

const words = [
  'golf',
  'gofl',
  'logan negociabil',
  'octavia fara accident',
  'unic proprietar',
  'electrician',
  'desfundat teava',
  'instaltor sanitar',
  'jante iarna canal',
  'macrameu',
  'vw golf alb',
  'passat b8',
  'dacia sub 5000',
  'schimb',
  'navi',
  'bmw automat diesel',
  'proprietr',
  'tractari medias',
];

/** So many searches, of a few filters each and about half of them with words; the same for the same seed. */
export function randomQueries(count: number, seed: number): SearchQuery[] {
  const random = createRandom(seed);
  const all = fc.sample(anyFilters, { numRuns: count, seed });
  return all.map((filters) => {
    const left = filterNames.filter((name) => name === 'words' || random() >= 0.12);
    const some = withoutFilters(filters, left);
    if (random() < 0.5) some.words = words[Math.floor(random() * words.length)]!;
    if (random() < 0.3) some.kind = random() < 0.7 ? 'vehicle' : 'service';
    return { filters: some, counts: true };
  });
}
