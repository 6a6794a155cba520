import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import { namesOf, subjectOf } from '@anunturi/shared-domain/search/askedFacets';
import { ofVehicles } from './fieldsInSight';
import { type WordedFacet, wordedFacets } from '@anunturi/shared-domain/search/wordedFacets';

/** What the panel asks of vehicles, of services or of every listing, in its order; of a shape only what it has. */
export function facetsOf(
  subject: ReturnType<typeof subjectOf>,
  shape?: CategoryShape,
): WordedFacet[] {
  return wordedFacets
    .filter((facet) => subjectOf(facet) === subject)
    .filter(({ shapes }) => shape !== 'part' || shapes.part)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** In sight, offered first, the others, and last what parts have too. */
function rankOf({ shapes, filter }: WordedFacet): number {
  if (shapes.part) return 3;
  return filter?.panel === undefined ? 2 : ['open', 'first'].indexOf(filter.panel);
}

/** Asked in sight, before these (FilterFields). */
export const isInSight = (facet: WordedFacet): boolean =>
  namesOf(facet).some((name) => ofVehicles.includes(name));
