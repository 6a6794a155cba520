import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { FieldError } from '@anunturi/shared-ui/fields/Field';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { Car } from '@anunturi/shared-ui/icons/Car';
import { Wrench } from '@anunturi/shared-ui/icons/Wrench';
import { useFormContext, useWatch } from 'react-hook-form';
import { CategoryIcon } from '#components/CategoryIcon';
import { useCategories } from '#data/lists/useLists';
import type { CategoryOption } from '#domain/marketLists';
import { type SellForm, emptySellForm } from '#domain/sell-form/sellForm';
import { useFieldError } from '../fields/FormFields';

const kinds = [
  {
    value: 'vehicle',
    label: 'Vehicul sau piese',
    hint: 'Mașini, utilaje, anvelope',
    icon: <Car size={24} strokeWidth={1.6} />,
  },
  {
    value: 'service',
    label: 'Serviciu',
    hint: 'Meserii, reparații, transport',
    icon: <Wrench size={24} strokeWidth={1.6} />,
  },
];

/** The active categories; the usual ones while they are loading or when there is no connection. */
export function useCategoryOptions(): readonly CategoryOption[] {
  const loaded = useCategories();
  return loaded.state === 'ready' && loaded.value.length > 0 ? loaded.value : defaultCategories;
}

/** What is sold: kind, then category. `fixedKind`: of a listing that exists, the kind stays. */
export function CategoryStep({ fixedKind }: { fixedKind?: boolean }) {
  const { setValue, getValues } = useFormContext<SellForm>();
  const [kind, categoryId] = useWatch<SellForm, ['kind', 'categoryId']>({
    name: ['kind', 'categoryId'],
  });
  const categories = useCategoryOptions();
  const error = useFieldError('categoryId');

  function chooseKind(next: string) {
    setValue('kind', next === 'service' ? 'service' : 'vehicle', { shouldDirty: true });
    setValue('categoryId', '');
    setValue('shape', '');
    if (next === 'service' && getValues('price') === '') setValue('currency', 'RON');
  }
  function chooseCategory(id: string) {
    const { shape } = categories.find((category) => category.id === id) ?? emptySellForm;
    // Lists of makes differ between shapes; what was written by hand stays.
    if (shape !== getValues('shape') || (shape === 'other' && id !== categoryId)) {
      setValue('make', '');
      setValue('model', '');
    }
    setValue('shape', shape);
    setValue('categoryId', id, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      {!fixedKind && (
        <RadioGroup
          label="Ce oferiți?"
          look="tiles"
          options={kinds}
          value={kind}
          onChange={(event) => chooseKind(event.target.value)}
        />
      )}
      <RadioGroup
        id="camp-categoryId"
        label="Categoria"
        look="tiles"
        options={categories
          .filter((category) => category.kind === kind)
          .map(({ id, label, icon }) => {
            // Services have one sign between them, which tells nothing.
            const sign = kind === 'vehicle' && (
              <CategoryIcon icon={icon} kind={kind} size={24} strokeWidth={1.6} />
            );
            return { value: id, label, icon: sign };
          })}
        value={categoryId}
        onChange={(event) => chooseCategory(event.target.value)}
        aria-describedby={error ? 'camp-categoryId-eroare' : undefined}
      />
      <FieldError id="camp-categoryId-eroare">{error}</FieldError>
    </>
  );
}
