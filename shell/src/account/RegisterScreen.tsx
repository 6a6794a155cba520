import { REDIRECT_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { register as createAccount } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { PasswordField } from '@anunturi/shared-ui/fields/PasswordField';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useWatch } from 'react-hook-form';
import { useSite } from '../start/SiteContext';
import { AccountForm } from './AccountForm';
import { AccountReasons } from './AccountReasons';
import { AccountPage } from './AccountPage';
import { readKeeps, toKeepsText } from './readKeeps';
import { registerSchema } from './accountSchemas';
import { EmailField } from './EmailField';
import { texts } from './texts';
import { useAccountForm } from './useAccountForm';

/** Route `/register`: a new account. Once it exists the router follows to the place that was asked for. */
export function RegisterScreen() {
  const { location } = useNavState();
  const site = useSite();
  const query = new URLSearchParams(location.search);
  const redirect = query.get(REDIRECT_PARAM) ?? undefined;
  const keeps = readKeeps(query);
  const { control, register, submit, errors, isBusy } = useAccountForm(
    registerSchema(site.name),
    {
      displayName: '',
      email: '',
      password: '',
      sellerType: 'private',
      companyName: '',
      cui: '',
    },
    async ({ displayName, email, password, ...seller }) => {
      const name = tidyText(displayName);
      await createAccount({ displayName: name, email: email.trim(), password });
      if (seller.sellerType !== 'company') return;
      const { sayCompany } = await import(/* webpackChunkName: "company" */ './sayCompany');
      await sayCompany(name, seller);
    },
  );
  const isCompany = useWatch({ control, name: 'sellerType' }) === 'company';
  return (
    <AccountPage
      title="Cont nou"
      lead={
        toKeepsText(keeps) ??
        'Gratuit. Cu un cont publicați anunțuri, primiți mesaje și vă păstrați documentele.'
      }
      reasons={<AccountReasons />}
      below={
        <span>
          Aveți deja cont? <Link to={links.login(redirect, keeps)}>Autentificați-vă</Link>
        </span>
      }
    >
      <AccountForm onSubmit={submit} problem={errors.root?.message}>
        <RadioGroup
          label="Vindeți ca"
          look="segments"
          defaultValue="private"
          options={[
            { value: 'private', label: 'Persoană fizică' },
            { value: 'company', label: 'Firmă' },
          ]}
          {...register('sellerType')}
        />
        {isCompany && (
          <>
            <TextField
              label="Denumirea firmei"
              autoComplete="organization"
              {...register('companyName')}
              error={errors.companyName?.message}
            />
            <TextField
              label="Cod de identificare fiscală (CUI)"
              {...register('cui')}
              error={errors.cui?.message}
            />
          </>
        )}
        <TextField
          label="Nume afișat"
          hint="Îl văd cumpărătorii lângă anunțurile dumneavoastră."
          autoComplete="name"
          {...register('displayName')}
          error={errors.displayName?.message}
        />
        <EmailField
          hint="Nu apare în anunțuri."
          {...register('email')}
          error={errors.email?.message}
        />
        <PasswordField
          label="Parolă"
          autoComplete="new-password"
          hint={texts.passwordHint}
          {...register('password')}
          error={errors.password?.message}
        />
        <Button type="submit" wide busy={isBusy}>
          Creați contul
        </Button>
        <p>
          Creând contul acceptați <Link to={links.terms()}>termenii</Link> și{' '}
          <Link to={links.privacy()}>politica de confidențialitate</Link>.
        </p>
      </AccountForm>
    </AccountPage>
  );
}
