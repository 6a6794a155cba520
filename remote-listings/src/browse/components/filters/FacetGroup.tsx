import type { PanelFacet } from '../../domain/filters/facetPanel';
import type { GroupProps } from '../../domain/filters/GroupProps';
import type { ListedFilter } from '../../domain/listedFilters';
import { OptionGroup } from './OptionGroup';
import { type Bound, RangeGroup } from './RangeGroup';

/** The filters of one field: a range of its numbers, or its choices. */
export function FacetGroup({ facet, ...group }: GroupProps & { facet: PanelFacet }) {
  const { label, unit, choices = {}, filter, isYear } = facet.words;
  if (facet.test === 'range')
    return (
      <RangeGroup
        {...group}
        label={label}
        {...(unit && { unit })}
        {...(isYear && { maxLength: 4 })}
        from={facet.from as Bound}
        to={facet.to as Bound}
        closed={filter?.panel !== 'open'}
      />
    );
  return (
    <OptionGroup
      {...group}
      label={label}
      name={facet.name as ListedFilter}
      options={Object.entries(choices).map(([value, name]) => ({ value, label: name }))}
    />
  );
}
