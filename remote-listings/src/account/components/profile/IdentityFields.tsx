import { authorisationKinds } from '@anunturi/shared-domain/people/authorisationKinds';
import { identityProblems } from '@anunturi/shared-domain/people/identityProblems';
import {
  AUTHORISATION_MAX,
  COMPANY_ADDRESS_MAX,
  EMAIL_MAX,
} from '@anunturi/shared-domain/site/limits';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { identityNames, kinds } from '../../domain/typedIdentity';
import type { ProfileFields } from '../../domain/typedProfile';
import classes from './AccountSection.module.css';
import { FormDisclosure } from './FormDisclosure';

/** What the law wants a firm to show: trade register, seat, authorisations by kind. */
export function IdentityFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const { errors, submitCount } = form.formState;
  const pledged = useWatch({ control: form.control, name: 'pledged' });
  const isWrong = identityNames.some((name) => errors[name]);
  return (
    <FormDisclosure
      summary="Registrul comerțului, sediul, autorizații"
      isWrong={isWrong}
      tries={submitCount}
    >
      <Stack gap={3}>
        <p>
          Legea cere ca o firmă să le arate cumpărătorilor (Legea 365/2002, Ordinul ANPC 225/2023).
          Apar pe pagina firmei și pe anunțurile ei, ca declarate de dumneavoastră.
        </p>
        <div className={classes.pair}>
          <TextField
            label="Nr. la registrul comerțului"
            optional
            maxLength={40}
            error={errors.tradeRegister?.message}
            {...form.register('tradeRegister', { validate: identityProblems.tradeRegister })}
          />
          <TextField
            label="Sediul"
            optional
            autoComplete="street-address"
            maxLength={COMPANY_ADDRESS_MAX}
            error={errors.address?.message}
            {...form.register('address', { validate: identityProblems.address })}
          />
        </div>
        <TextField
          label="E-mailul firmei"
          hint="Apare pe pagina firmei și pe anunțurile ei."
          optional
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          error={errors.firmEmail?.message}
          {...form.register('firmEmail', { validate: identityProblems.email })}
        />
        <CheckboxField
          label="Firma oferă numai produse și servicii care respectă dreptul Uniunii Europene"
          hint="Angajamentul se arată cumpărătorilor (Regulamentul UE 2022/2065, art. 30)."
          checked={pledged === 'da'}
          onChange={(event) =>
            form.setValue('pledged', event.target.checked ? 'da' : '', { shouldDirty: true })
          }
        />
        <div className={classes.pair}>
          {kinds.map((kind) => (
            <TextField
              key={kind}
              label={authorisationKinds[kind]}
              hint="Seria și numărul autorizației"
              optional
              maxLength={AUTHORISATION_MAX}
              error={errors[`${kind}Number`]?.message}
              {...form.register(`${kind}Number`, { validate: identityProblems.authorisation })}
            />
          ))}
        </div>
      </Stack>
    </FormDisclosure>
  );
}
