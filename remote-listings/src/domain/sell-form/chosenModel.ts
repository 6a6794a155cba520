import {
  type CarModel,
  OTHER_MAKE,
  OTHER_MODEL,
  carMakes,
  findMake,
} from '@anunturi/shared-domain/listing/carMakes';
import { otherMakesOf } from '@anunturi/shared-domain/listing/otherMakes';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { toSlug } from '@anunturi/shared-domain/formats/slug';
import type { SellForm } from './sellForm';

type Typed = Pick<SellForm, 'shape' | 'categoryId' | 'make' | 'otherMake' | 'model' | 'otherModel'>;
type Named = { id: string; name: string };

/** The makes offered in a category, closed by "Altă marcă". */
export function makesOf({
  shape,
  categoryId,
}: Pick<SellForm, 'shape' | 'categoryId'>): readonly Named[] {
  return shape === 'other' ? [...otherMakesOf(categoryId), OTHER_MAKE] : carMakes;
}

/** The models offered, closed by "Alt model"; empty where the seller writes the model by hand. */
export function modelsOf({ shape, make }: Pick<SellForm, 'shape' | 'make'>): readonly CarModel[] {
  if (shape === 'other' || make === OTHER_MAKE.id) return [];
  return findMake(make)?.models ?? [];
}

/** The chosen make; one written by hand that the table knows gets the table's id. */
export function chosenMake(form: Typed): Named {
  const makes = makesOf(form);
  if (form.make !== OTHER_MAKE.id)
    return makes.find((each) => each.id === form.make) ?? { id: form.make, name: form.make };
  const written = tidyText(form.otherMake);
  return makes.find((each) => each.id === toSlug(written)) ?? { id: OTHER_MAKE.id, name: written };
}

/** The chosen model; one written by hand that the make's list knows gets its id. */
export function chosenModel(form: Typed): Named {
  const offered = modelsOf(form).find((each) => each.id === form.model);
  if (offered && offered.id !== OTHER_MODEL.id) return offered;
  const written = tidyText(form.otherModel);
  const known =
    form.shape === 'other' || written === ''
      ? undefined
      : findMake(chosenMake(form).id)?.models.find((each) => each.id === toSlug(written));
  return known ?? { id: OTHER_MODEL.id, name: written || OTHER_MODEL.name };
}
