import type { WordedFacet } from '@anunturi/shared-domain/search/wordedFacets';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { withFilter } from '#domain/filterChanges';
import type { GroupProps } from '../../domain/filters/GroupProps';
import { OptionGroup } from './OptionGroup';
import { RangeGroup } from './RangeGroup';
import classes from './FilterGroups.module.css';

/** The filters of one field: a range of its numbers, its choices, or a box to tick. */
export function FacetGroup({ facet, ...group }: GroupProps & { facet: WordedFacet }) {
  const { label, filter } = facet;
  switch (facet.type) {
    case 'range':
      return (
        <RangeGroup
          {...group}
          label={label}
          {...(facet.unit && { unit: facet.unit })}
          {...(facet.isYear && { maxLength: 4 })}
          from={facet.from}
          to={facet.to}
          closed={filter?.panel !== 'open'}
        />
      );
    case 'choice':
    case 'choices':
    case 'counted':
      return (
        <OptionGroup
          {...group}
          label={label}
          name={facet.name}
          options={Object.entries(facet.choices).map(([value, name]) => ({ value, label: name }))}
        />
      );
    case 'yes':
      return (
        <CheckboxField
          label={label}
          checked={group.filters[facet.name] ?? false}
          onChange={(event) =>
            group.onChange(
              withFilter(group.filters, facet.name, event.target.checked ? true : undefined),
            )
          }
          className={classes.check}
        />
      );
  }
}
