import { weekdayIds } from '@anunturi/shared-domain/people/openingHours';
import { COMPANY_NAME_MAX } from '@anunturi/shared-domain/site/limits';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { cuiProblem } from '@anunturi/shared-domain/validators/cui';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ProfileFields } from '../../domain/typedProfile';
import classes from './AccountSection.module.css';
import { FormDisclosure } from './FormDisclosure';
import { HoursFields } from './HoursFields';
import { IdentityFields } from './IdentityFields';

/** What a firm says of itself: name, fiscal code, and on its page hours and phone. */
export function CompanyFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const { errors, isSubmitted, submitCount } = form.formState;
  const showsPhone = useWatch({ control: form.control, name: 'showsPhone' });
  const isWrong = weekdayIds.some((day) => errors[`${day}From`]);
  return (
    <>
      <div className={classes.pair}>
        <TextField
          label="Denumirea firmei"
          hint="Așa cum este la registrul comerțului; apare pe anunțuri."
          autoComplete="organization"
          maxLength={COMPANY_NAME_MAX}
          error={errors.companyName?.message}
          {...form.register('companyName', {
            validate: (text) => tidyText(text).length >= 2 || 'Scrieți denumirea firmei.',
          })}
        />
        <TextField
          label="CUI"
          hint="Cu sau fără RO. Pe profil scrie „firmă declarată” până o confirmă un administrator."
          maxLength={14}
          error={errors.cui?.message}
          {...form.register('cui', { validate: cuiProblem })}
        />
      </div>
      <IdentityFields form={form} />
      <FormDisclosure summary="Programul firmei" isWrong={isWrong} tries={submitCount}>
        <HoursFields form={form} />
      </FormDisclosure>
      <CheckboxField
        label="Arătați telefonul pe pagina firmei"
        hint="Îl vede cine apasă butonul de acolo."
        checked={showsPhone === 'da'}
        onChange={(event) => {
          form.setValue('showsPhone', event.target.checked ? 'da' : '', { shouldDirty: true });
          if (isSubmitted) void form.trigger('phone');
        }}
      />
    </>
  );
}
