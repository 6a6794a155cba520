import {
  carMakes,
  findMake,
  OTHER_MAKE,
  OTHER_MODEL,
} from '@anunturi/shared-domain/listing/carMakes';
import { usualMakesFirst, usualModelsFirst } from '@anunturi/shared-domain/listing/popularCars';
import { otherMakesOf } from '@anunturi/shared-domain/listing/otherMakes';
import { nameFromId } from '#domain/filterNames';
import type { GroupProps } from '../../domain/filters/GroupProps';
import type { Option } from '#domain/listedFilters';
import { PickGroup } from './PickGroup';

/** Make, and once it is chosen its models. */
export function MakeGroups({ filters, onChange }: GroupProps) {
  const make = findMake(filters.make);
  const models = make
    ? usualModelsFirst(make.id, make.models).filter((model) => model.id !== OTHER_MODEL.id)
    : [];
  return (
    <>
      <PickGroup
        filters={filters}
        onChange={onChange}
        label="Marcă"
        searchLabel="Căutați marca"
        name="make"
        options={makesOf(filters.categoryId, filters.make)}
        more="Scrieți începutul mărcii pentru celelalte."
      />
      {models.length > 0 && (
        <PickGroup
          filters={filters}
          onChange={onChange}
          label="Model"
          searchLabel="Căutați modelul"
          name="model"
          options={models.map(({ id, name }) => ({ value: id, label: name }))}
          more="Scrieți începutul modelului pentru celelalte."
        />
      )}
    </>
  );
}

function makesOf(categoryId: string | undefined, chosen: string | undefined): Option[] {
  const other = categoryId === undefined ? [] : otherMakesOf(categoryId);
  const known =
    other.length > 0
      ? other
      : usualMakesFirst(carMakes).filter((make) => make.id !== OTHER_MAKE.id);
  const makes = known.map(({ id, name }) => ({ value: id, label: name }));
  return chosen === undefined || makes.some((make) => make.value === chosen)
    ? makes
    : [{ value: chosen, label: nameFromId(chosen) }, ...makes];
}
