import {
  carMakes,
  findMake,
  OTHER_MAKE,
  OTHER_MODEL,
} from '@anunturi/shared-domain/listing/carMakes';
import { otherMakesOf } from '@anunturi/shared-domain/listing/otherMakes';
import { nameFromId } from '../../../domain/filterNames';
import type { GroupProps } from '../../domain/filters/GroupProps';
import type { Option } from '../../domain/listedFilters';
import { PickGroup } from './PickGroup';

/** What most listings here are; offered before the others are typed. */
const common = [
  'dacia',
  'volkswagen',
  'skoda',
  'ford',
  'renault',
  'opel',
  'bmw',
  'audi',
  'mercedes-benz',
  'hyundai',
  'toyota',
  'peugeot',
];

/** Make, and once it is chosen its models. */
export function MakeGroups({ filters, onChange }: GroupProps) {
  const make = findMake(filters.make);
  const models = make?.models.filter((model) => model.id !== OTHER_MODEL.id) ?? [];
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
      : carMakes
          .filter((make) => make.id !== OTHER_MAKE.id)
          .toSorted((a, b) => rank(a.id) - rank(b.id));
  const makes = known.map(({ id, name }) => ({ value: id, label: name }));
  return chosen === undefined || makes.some((make) => make.value === chosen)
    ? makes
    : [{ value: chosen, label: nameFromId(chosen) }, ...makes];
}

const rank = (id: string) => (common.includes(id) ? common.indexOf(id) : common.length);
