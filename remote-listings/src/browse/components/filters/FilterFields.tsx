import { bodies, fuels, gearboxes } from '@anunturi/shared-domain/listing/vehicleFields';
import { controlClass } from '@anunturi/shared-ui/fields/controlClass';
import { useCategories } from '#data/lists/useLists';
import { nameFromId } from '#domain/filterNames';
import { countChoices, countedChoices } from '../../domain/filters/choices';
import { fieldsInSight } from '../../domain/filters/fieldsInSight';
import type { FilterProps } from '../../domain/filters/FilterProps';
import { ChoiceBoxes } from './ChoiceBoxes';
import { ChoiceSelect } from './ChoiceSelect';
import { RangeInputs } from './RangeInputs';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What stands where nothing is chosen: what the typed words said, or that there is no choice. */
const anyUnless = (fromWords: string | undefined) =>
  fromWords ? `${nameFromId(fromWords)}, din cuvinte` : 'Oricare';

/** What is asked most, open at once: category and price, and of vehicles make, model, year, mileage, fuel, gearbox, body, power. */
export function FilterFields({
  filters,
  meant,
  counts,
  kind,
}: FilterProps & { kind: 'vehicle' | 'service' | undefined }) {
  const categories = useCategories();
  const known = categories.state === 'ready' ? categories.value : [];
  const ofVehicles = kind === 'vehicle';
  const inSight = fieldsInSight({ filters, meant, counts }, kind);
  return (
    <>
      <ChoiceSelect
        label="Categorie"
        name="categoryId"
        any="Toate"
        choices={countChoices(
          counts,
          'categoryId',
          known
            .filter((each) => !kind || each.kind === kind)
            .map(({ id, label }) => ({ value: id, label })),
        )}
        chosen={filters.categoryId}
      />
      {inSight.includes('make') && (
        <ChoiceSelect
          label="Marcă"
          name="make"
          any={anyUnless(filters.make ? undefined : meant.make)}
          choices={countedChoices(counts, 'make', filters.make, nameFromId)}
          chosen={filters.make}
        />
      )}
      {inSight.includes('model') && (
        <ChoiceSelect
          label="Model"
          name="model"
          any={
            meant.make ? anyUnless(filters.model ? undefined : meant.model) : 'Alegeți întâi marca'
          }
          choices={countedChoices(counts, 'model', filters.model, nameFromId)}
          chosen={filters.model}
        />
      )}
      <RangeInputs
        label="Preț"
        from="priceFrom"
        to="priceTo"
        chosen={[filters.priceFrom, filters.priceTo]}
      >
        <select
          name="moneda"
          aria-label="Moneda prețului"
          defaultValue={currencyOf(filters, kind)}
          className={controlClass}
        >
          <option value="EUR">€</option>
          <option value="RON">lei</option>
        </select>
      </RangeInputs>
      {ofVehicles && (
        <>
          <RangeInputs
            label="An de fabricație"
            from="yearFrom"
            to="yearTo"
            chosen={[filters.yearFrom, filters.yearTo]}
            isYear
          />
          <RangeInputs
            label="Rulaj (km)"
            from="mileageFromKm"
            to="mileageToKm"
            chosen={[filters.mileageFromKm, filters.mileageToKm]}
          />
          <ChoiceBoxes
            label="Combustibil"
            name="fuels"
            choices={countChoices(counts, 'fuels', optionsOf(fuels))}
            chosen={filters.fuels ?? []}
          />
          <ChoiceSelect
            label="Cutie de viteze"
            name="gearbox"
            any="Oricare"
            choices={countChoices(counts, 'gearbox', optionsOf(gearboxes))}
            chosen={filters.gearbox}
          />
          <ChoiceBoxes
            label="Caroserie"
            name="bodies"
            choices={countChoices(counts, 'bodies', optionsOf(bodies))}
            chosen={filters.bodies ?? []}
          />
          <RangeInputs
            label="Putere (CP)"
            from="powerFromHp"
            to="powerToHp"
            chosen={[filters.powerFromHp, filters.powerToHp]}
          />
        </>
      )}
    </>
  );
}

/** Cars are thought of in euro, services in lei. */
function currencyOf(filters: FilterProps['filters'], kind: string | undefined): string {
  const isAsked = filters.priceFrom !== undefined || filters.priceTo !== undefined;
  if (isAsked) return filters.currency ?? 'RON';
  return kind === 'vehicle' ? 'EUR' : 'RON';
}
