import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { useCategories } from '../../../data/lists/useLists';
import { withFilter, withKind } from '../../domain/filterChanges';
import { everyFacets, facetsOfVehicles, serviceFacets } from '../../domain/filters/facetPanel';
import type { GroupProps } from '../../domain/filters/GroupProps';
import { FacetGroup } from './FacetGroup';
import { MakeGroups } from './MakeGroups';
import { OptionGroup } from './OptionGroup';
import { PlaceGroup } from './PlaceGroup';
import { PriceGroup } from './PriceGroup';
import classes from './FilterGroups.module.css';

/** Every filter, in groups that open; how many listings an option has is asked for when its group opens. */
export function FilterGroups({ filters, onChange }: GroupProps) {
  const categories = useCategories();
  const known = categories.state === 'ready' ? categories.value : [];
  const category = known.find((each) => each.id === filters.categoryId);
  const kind = filters.kind ?? category?.kind;
  const both = { filters, onChange };
  const vehicleFacets = kind === 'vehicle' ? facetsOfVehicles(category?.shape) : [];
  return (
    <div className={classes.groups}>
      <RadioGroup
        label="Mașini sau servicii"
        labelHidden
        look="segments"
        className={classes.kinds}
        options={[
          { value: '', label: 'Toate' },
          { value: 'vehicle', label: 'Mașini' },
          { value: 'service', label: 'Servicii' },
        ]}
        value={kind ?? ''}
        onChange={(event) =>
          onChange(
            withKind(
              filters,
              (event.target.value || undefined) as 'vehicle' | 'service' | undefined,
            ),
          )
        }
      />
      <OptionGroup
        {...both}
        label="Categorie"
        name="categoryId"
        options={known
          .filter((each) => !kind || each.kind === kind)
          .map(({ id, label }) => ({ value: id, label }))}
      />
      {kind === 'vehicle' && <MakeGroups {...both} />}
      <PriceGroup {...both} />
      {vehicleFacets.map((facet) => (
        <FacetGroup {...both} key={facet.path} facet={facet} />
      ))}
      <PlaceGroup
        {...both}
        label={kind === 'service' ? 'Localitatea prestatorului' : 'Localitate'}
        name="localityId"
      />
      {kind === 'service' && (
        <>
          <PlaceGroup {...both} label="Vine în localitatea" name="coversLocalityId" />
          {serviceFacets.map((facet) => (
            <FacetGroup {...both} key={facet.path} facet={facet} />
          ))}
        </>
      )}
      {everyFacets.map((facet) => (
        <FacetGroup {...both} key={facet.path} facet={facet} />
      ))}
      <CheckboxField
        label="Numai cu fotografii"
        checked={filters.withPhoto ?? false}
        onChange={(event) =>
          onChange(withFilter(filters, 'withPhoto', event.target.checked ? true : undefined))
        }
        className={classes.check}
      />
    </div>
  );
}
