import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { useCategories } from '#data/lists/useLists';
import { withKind } from '#domain/filterChanges';
import { facetsOf, isCheck } from '../../domain/filters/facetPanel';
import type { GroupProps } from '../../domain/filters/GroupProps';
import type { WordedFacet } from '@anunturi/shared-domain/search/wordedFacets';
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
  const ofVehicles = kind === 'vehicle' ? facetsOf('vehicle', category?.shape) : [];
  const ofServices = kind === 'service' ? facetsOf('service') : [];
  const ofEvery = facetsOf('every');
  const toGroup = (facet: WordedFacet) => <FacetGroup {...both} key={facet.path} facet={facet} />;
  const isGroup = (facet: WordedFacet) => !isCheck(facet);
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
      {ofVehicles.filter(isGroup).map(toGroup)}
      <PlaceGroup
        {...both}
        label={kind === 'service' ? 'Localitatea prestatorului' : 'Localitate'}
        name="localityId"
      />
      {kind === 'service' && (
        <PlaceGroup {...both} label="Vine în localitatea" name="coversLocalityId" />
      )}
      {[...ofServices, ...ofEvery].filter(isGroup).map(toGroup)}
      {[...ofVehicles, ...ofServices, ...ofEvery].filter(isCheck).map(toGroup)}
    </div>
  );
}
