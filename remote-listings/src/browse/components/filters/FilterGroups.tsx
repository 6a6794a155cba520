import { priceUnits, programmes } from '@anunturi/shared-domain/listing/serviceFields';
import {
  bodies,
  conditions,
  emissionNorms,
  fuels,
  gearboxes,
  sellerTypes,
} from '@anunturi/shared-domain/listing/vehicleFields';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { useCategories } from '../../../data/lists/useLists';
import { withFilter, withKind } from '../../domain/filterChanges';
import type { GroupProps } from '../../domain/filters/GroupProps';
import { MakeGroups } from './MakeGroups';
import { OptionGroup } from './OptionGroup';
import { PlaceGroup } from './PlaceGroup';
import { PriceGroup } from './PriceGroup';
import { RangeGroup } from './RangeGroup';
import classes from './FilterGroups.module.css';

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Every filter, in groups that open; how many listings an option has is asked for when its group opens. */
export function FilterGroups({ filters, onChange }: GroupProps) {
  const categories = useCategories();
  const known = categories.state === 'ready' ? categories.value : [];
  const category = known.find((each) => each.id === filters.categoryId);
  const kind = filters.kind ?? category?.kind;
  const both = { filters, onChange };
  const isPart = category?.shape === 'part';
  const hasFacts = kind === 'vehicle' && !isPart;
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
      {hasFacts && (
        <>
          <RangeGroup
            {...both}
            label="An de fabricație"
            from="yearFrom"
            to="yearTo"
            maxLength={4}
          />
          <RangeGroup {...both} label="Rulaj" unit="km" from="mileageFromKm" to="mileageToKm" />
          <OptionGroup {...both} label="Combustibil" name="fuels" options={options(fuels)} />
          <OptionGroup
            {...both}
            label="Cutie de viteze"
            name="gearbox"
            options={options(gearboxes)}
          />
          <OptionGroup {...both} label="Caroserie" name="bodies" options={options(bodies)} />
          <RangeGroup {...both} label="Putere" unit="CP" from="powerFromHp" to="powerToHp" closed />
          <RangeGroup
            {...both}
            label="Capacitate cilindrică"
            unit="cm³"
            from="engineFromCm3"
            to="engineToCm3"
            closed
          />
          <OptionGroup
            {...both}
            label="Normă de poluare"
            name="emissionNorms"
            options={options(emissionNorms)}
          />
        </>
      )}
      {kind === 'vehicle' && (
        <OptionGroup {...both} label="Stare" name="condition" options={options(conditions)} />
      )}
      <PlaceGroup
        {...both}
        label={kind === 'service' ? 'Localitatea prestatorului' : 'Localitate'}
        name="localityId"
      />
      {kind === 'service' && (
        <>
          <PlaceGroup {...both} label="Vine în localitatea" name="coversLocalityId" />
          <OptionGroup
            {...both}
            label="Felul prețului"
            name="priceUnit"
            options={options(priceUnits)}
          />
          <OptionGroup {...both} label="Program" name="programme" options={options(programmes)} />
        </>
      )}
      <OptionGroup {...both} label="Vânzător" name="sellerType" options={options(sellerTypes)} />
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
