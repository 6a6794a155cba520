import type { FieldOf } from '../listing/CatalogueField';
import { fieldsByPath } from '../listing/fieldsByPath';
import { type AskedFacet, askedFacets, type AskedOf } from './askedFacets';

type Choices = Readonly<Record<string, string>>;
type Words = Pick<FieldOf<'flag'>, 'label' | 'shapes' | 'filter'>;

/** A field that filters ask about, with what filter and choices are called; of text the values have names of their own. */
export type WordedFacet = Words &
  (
    | (AskedOf<'choice' | 'choices' | 'counted'> & { choices: Choices })
    | (AskedOf<'range'> & { unit: string; isYear: boolean })
    | AskedOf<'yes'>
  );

/** Every worded field; beside the facets, which every list loads, this is loaded with panel and chips. */
export const wordedFacets: readonly WordedFacet[] = askedFacets.flatMap((facet) => {
  if (facet.type === 'text') return [];
  const { label, shapes, filter } = fieldsByPath[facet.path];
  return [{ label, shapes, ...(filter && { filter }), ...withWords(facet) }];
});

function withWords(facet: Exclude<AskedFacet, { type: 'text' }>) {
  switch (facet.type) {
    case 'choice':
    case 'choices':
      return { ...facet, choices: fieldsByPath[facet.path].choices };
    case 'counted':
      return { ...facet, choices: fieldsByPath[facet.path].filter.counts };
    case 'range': {
      const field = fieldsByPath[facet.path];
      return {
        ...facet,
        unit: ('unit' in field && field.unit) || '',
        isYear: field.type === 'year',
      };
    }
    case 'yes':
      return facet;
  }
}
