import { OTHER_MAKE, OTHER_MODEL } from '@anunturi/shared-domain/listing/carMakes';
import { usualMakesFirst, usualModelsFirst } from '@anunturi/shared-domain/listing/popularCars';
import { MAKE_MAX, MODEL_MAX } from '@anunturi/shared-domain/site/limits';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { makesOf, modelsOf } from '#domain/sell-form/chosenModel';
import type { SellForm } from '#domain/sell-form/sellForm';
import { FormCombobox, FormText } from './FormFields';

const toOptions = (named: readonly { id: string; name: string }[]) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

/** Make and model: from the lists, or written by hand under "Altă marcă" and "Alt model". */
export function MakeFields({ optional }: { optional?: boolean }) {
  const { setValue } = useFormContext<SellForm>();
  const [shape, categoryId, make, model] = useWatch<
    SellForm,
    ['shape', 'categoryId', 'make', 'model']
  >({ name: ['shape', 'categoryId', 'make', 'model'] });
  const makes = useMemo(
    () => toOptions(usualMakesFirst(makesOf({ shape, categoryId }))),
    [shape, categoryId],
  );
  const models = useMemo(
    () => toOptions(usualModelsFirst(make, modelsOf({ shape, make }))),
    [shape, make],
  );
  const isWritten = models.length === 0 ? make !== '' : model === OTHER_MODEL.id;
  const noMake = <>Marca nu este în listă. Alegeți „{OTHER_MAKE.name}”.</>;
  const noModel = <>Modelul nu este în listă. Alegeți „{OTHER_MODEL.name}”.</>;
  return (
    <>
      <FormCombobox
        name="make"
        label="Marca"
        options={makes}
        emptyText={noMake}
        placeholder="Scrieți sau alegeți"
        onChosen={() => setValue('model', '')}
        optional={optional}
      />
      {make === OTHER_MAKE.id && (
        <FormText name="otherMake" label="Numele mărcii" maxLength={MAKE_MAX} />
      )}
      {models.length > 0 && (
        <FormCombobox
          name="model"
          label="Modelul"
          options={models}
          emptyText={noModel}
          placeholder="Scrieți sau alegeți"
          optional={optional}
        />
      )}
      {isWritten && (
        <FormText
          name="otherModel"
          label={models.length === 0 ? 'Modelul' : 'Numele modelului'}
          maxLength={MODEL_MAX}
          optional={shape !== 'car'}
        />
      )}
    </>
  );
}
