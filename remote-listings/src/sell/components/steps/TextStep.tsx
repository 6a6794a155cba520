import { DESCRIPTION_MAX, TITLE_MAX } from '@anunturi/shared-domain/site/limits';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SellForm } from '#domain/sell-form/sellForm';
import { usePlaces } from '#data/lists/useLists';
import { calmTitle } from '../../domain/calmTitle';
import { suggestTitle } from '../../domain/suggestTitle';
import { ContactsInText } from '../fields/ContactsInText';
import { FormArea, FormText } from '../fields/FormFields';
import classes from './TextStep.module.css';

const advice = {
  car: 'Starea reală, ce s-a reparat și când, ce trebuie făcut, de ce vindeți, ce se dă împreună.',
  other: 'Starea reală, ce s-a reparat, cât a lucrat, ce se dă împreună.',
  part: 'Pentru ce modele se potrivește, codul piesei, starea, garanția, cum se livrează.',
  service:
    'Ce lucrări faceți, cu ce materiale și scule, cum se stabilește prețul, în cât timp răspundeți.',
};

/** Title and description. */
export function TextStep() {
  const { setValue } = useFormContext<SellForm>();
  const form = useWatch<SellForm>() as SellForm;
  const suggested = suggestTitle(form);
  const places = usePlaces();
  const calm = calmTitle(
    form.title,
    places.state === 'ready' ? places.value.map(({ name }) => name) : [],
  );
  return (
    <>
      <div className={classes.title}>
        <FormText
          name="title"
          label="Titlu"
          hint="Ce este și ce îl deosebește. Fără majuscule întregi și fără semne de exclamare."
          maxLength={TITLE_MAX}
          counter
          autoCapitalize="sentences"
        />
        {suggested && form.title.trim() === '' && (
          <Button
            variant="ghost"
            size="small"
            onClick={() =>
              setValue('title', suggested, { shouldDirty: true, shouldValidate: true })
            }
          >
            Folosiți „{suggested}”
          </Button>
        )}
        {calm !== null && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => setValue('title', calm, { shouldDirty: true, shouldValidate: true })}
          >
            Scrieți-l așa: „{calm}”
          </Button>
        )}
      </div>
      <FormArea
        name="description"
        label="Descriere"
        hint={advice[form.shape || 'car']}
        rows={10}
        maxLength={DESCRIPTION_MAX}
        counter
      />
      <ContactsInText />
    </>
  );
}
