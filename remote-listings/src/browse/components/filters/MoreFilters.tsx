import type { CategoryShape } from '@anunturi/shared-domain/listing/categories';
import type { WordedFacet } from '@anunturi/shared-domain/search/wordedFacets';
import { countChoices } from '../../domain/filters/choices';
import { isInSight, facetsOf } from '../../domain/filters/facetPanel';
import type { FilterProps } from '../../domain/filters/FilterProps';
import { ChoiceBoxes } from './ChoiceBoxes';
import { ChoiceSelect } from './ChoiceSelect';
import { RangeInputs } from './RangeInputs';

type Props = FilterProps & {
  kind: 'vehicle' | 'service' | undefined;
  shape: CategoryShape | undefined;
};

/** Every other filter of the kind, by the catalogue. Loaded on demand. */
export function MoreFilters({ kind, shape, ...asked }: Props) {
  const facets = [
    ...(kind === 'vehicle' ? facetsOf('vehicle', shape) : []),
    ...(kind === 'service' ? facetsOf('service') : []),
    ...facetsOf('every'),
  ].filter((facet) => !isInSight(facet));
  return facets.map((facet) => <FacetField key={facet.path} facet={facet} {...asked} />);
}

function FacetField({ facet, filters, counts }: FilterProps & { facet: WordedFacet }) {
  const { label } = facet;
  switch (facet.type) {
    case 'range':
      return (
        <RangeInputs
          label={facet.unit ? `${label} (${facet.unit})` : label}
          from={facet.from}
          to={facet.to}
          chosen={[filters[facet.from], filters[facet.to]]}
          isYear={facet.isYear}
        />
      );
    case 'choice':
      return (
        <ChoiceSelect
          label={label}
          name={facet.name}
          any="Oricare"
          choices={countChoices(counts, facet.name, optionsOf(facet))}
          chosen={filters[facet.name]}
        />
      );
    case 'choices':
    case 'counted':
      return (
        <ChoiceBoxes
          label={label}
          name={facet.name}
          choices={countChoices(counts, facet.name, optionsOf(facet))}
          chosen={filters[facet.name] ?? []}
        />
      );
    case 'yes':
      return (
        <ChoiceBoxes
          label={label}
          name={facet.name}
          choices={countChoices(counts, facet.name, [{ value: '1', label: 'Da' }])}
          chosen={filters[facet.name] ? ['1'] : []}
        />
      );
  }
}

const optionsOf = ({ choices }: { choices: Readonly<Record<string, string>> }) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));
