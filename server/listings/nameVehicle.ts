import {
  carMakes,
  findMake,
  OTHER_MAKE,
  OTHER_MODEL,
} from '@anunturi/shared-domain/listing/carMakes';
import { otherMakesOf } from '@anunturi/shared-domain/listing/otherMakes';

type Facts = Record<string, unknown>;

/** Facts whose make and model are called as the tables call them: an id never stands beside another's name. */
export function nameVehicle(facts: Facts, categoryId: string): Facts {
  const { make, makeName, model, modelName, ...rest } = facts;
  if (make === undefined) return rest;
  const makes = facts.shape === 'other' ? otherMakesOf(categoryId) : carMakes;
  const known = makes.find(({ id }) => id === make && id !== OTHER_MAKE.id);
  return {
    ...rest,
    ...(known ? { make: known.id, makeName: known.name } : { make: OTHER_MAKE.id, makeName }),
    ...(model !== undefined &&
      nameModel(facts.shape === 'other' ? undefined : known?.id, model, modelName)),
  };
}

function nameModel(make: string | undefined, model: unknown, modelName: unknown): Facts {
  const known = findMake(make)?.models.find(({ id }) => id === model && id !== OTHER_MODEL.id);
  return known ? { model: known.id, modelName: known.name } : { model: OTHER_MODEL.id, modelName };
}
