import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import { type AskedFacet, askedFacets } from '@anunturi/shared-domain/search/askedFacets';
import { type FacetWords, facetWords } from '@anunturi/shared-domain/search/facetWords';

/** A field asked about in the panel, with its words. */
export type PanelFacet = AskedFacet & { words: FacetWords };

const worded = askedFacets.flatMap((facet): PanelFacet[] => {
  const words = facetWords(facet.path);
  return words ? [{ ...facet, words }] : [];
});

/** In sight, offered first, the others, and last what parts have too. */
function rankOf({ words: { shapes, filter } }: PanelFacet): number {
  if (shapes.part) return 3;
  return filter?.panel === undefined ? 2 : ['open', 'first'].indexOf(filter.panel);
}
const vehicleFacets = worded
  .filter(({ path }) => path.startsWith('vehicle.'))
  .toSorted((a, b) => rankOf(a) - rankOf(b));

/** What vehicles of a shape can be asked, or of any shape; what parts have too comes last. */
export function facetsOfVehicles(shape: CategoryShape | undefined): PanelFacet[] {
  return vehicleFacets.filter(({ words }) => shape !== 'part' || words.shapes.part);
}

const isOfServices = ({ path }: AskedFacet) => path.startsWith('service.') || path === 'price.unit';
export const serviceFacets = worded.filter(isOfServices);

/** What every listing can be asked. */
export const everyFacets = worded.filter(
  (facet) => !facet.path.startsWith('vehicle.') && !isOfServices(facet),
);
