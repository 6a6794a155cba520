import { normalizeCui } from '@anunturi/shared-domain/validators/cui';
import { DISPLAY_NAME_MAX, DISPLAY_NAME_MIN } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { formatPhone, normalizePhone } from '@anunturi/shared-domain/validators/phone';
import { tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { sellerTypes } from '@anunturi/shared-domain/listing/vehicleFields';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { RadioGroup } from '@anunturi/shared-ui/fields/RadioGroup';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Cluster, Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { focusFirst } from '@anunturi/shared-runtime/forms/focusFirst';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { useForm, useWatch } from 'react-hook-form';
import type { MyAccount } from '../../data/myAccount';
import { placeOptions } from '#domain/placeOptions';
import { usePlaces } from '#data/lists/useLists';
import type { ProfileFields as Fields } from '../../domain/typedProfile';
import { phoneProblem } from '../../domain/phoneProblem';
import { kinds, toIdentity, toTypedIdentity } from '../../domain/typedIdentity';
import { toOpeningHours, toTypedHours } from '../../domain/typedHours';
import { CompanyFields } from './CompanyFields';
import { useTypedProfile } from '../../behaviour/useTypedProfile';
import classes from './AccountSection.module.css';

/** The field that shows what trusted code says of one of its own. */
const fieldOf: Record<string, keyof Fields> = {
  displayName: 'displayName',
  'company.name': 'companyName',
  'company.cui': 'cui',
  'company.hours': 'monFrom',
  'company.identity.tradeRegister': 'tradeRegister',
  'company.identity.address': 'address',
  'company.identity.email': 'firmEmail',
  ...Object.fromEntries(
    kinds.map((kind) => [`company.identity.authorisations.${kind}`, `${kind}Number`] as const),
  ),
  phone: 'phone',
  localityId: 'localityId',
};

/** Name, kind of seller, company, phone and place. */
export function ProfileForm({
  uid,
  account,
  onSaved,
}: {
  uid: string;
  account: MyAccount;
  onSaved(): void;
}) {
  const places = usePlaces();
  const form = useForm<Fields>({
    values: {
      displayName: account.displayName,
      sellerType: account.sellerType,
      companyName: account.company?.name ?? '',
      cui: account.company?.cui ?? '',
      showsPhone: account.company?.showsPhone ? 'da' : '',
      ...toTypedHours(account.company?.hours),
      ...toTypedIdentity(account.company?.identity),
      phone: account.phone === undefined ? '' : formatPhone(account.phone),
      localityId: account.localityId ?? '',
    },
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const typed = useTypedProfile(uid, form);
  const [sellerType, localityId, showsPhone] = useWatch({
    control: form.control,
    name: ['sellerType', 'localityId', 'showsPhone'],
  });
  const isCompany = sellerType === 'company';
  const needsPhone = isCompany && showsPhone === 'da';

  async function save(fields: Fields) {
    const { displayName, sellerType, companyName, cui, phone, localityId } = fields;
    try {
      const { saveProfile } = await import(
        /* webpackChunkName: "account-profile" */ '../../data/myAccount'
      );
      const { listingsWait } = await saveProfile({
        displayName: tidyText(displayName),
        sellerType,
        ...(sellerType === 'company' && {
          company: {
            name: tidyText(companyName),
            cui: normalizeCui(cui),
            hours: toOpeningHours(fields),
            identity: toIdentity(fields),
            showsPhone: fields.showsPhone === 'da',
          },
        }),
        ...(phone.trim() && { phone: normalizePhone(phone) }),
        ...(localityId && { localityId }),
      });
      form.reset({
        ...fields,
        displayName: tidyText(displayName),
        companyName: tidyText(companyName),
        cui: normalizeCui(cui),
        phone: phone.trim() && formatPhone(phone),
      });
      typed.forget();
      showToast(
        listingsWait
          ? 'Profilul a fost salvat. Numele nou se verifică: anunțurile care așteaptă nu se văd până la aprobare.'
          : 'Profilul a fost salvat, și pe anunțurile dumneavoastră.',
        { tone: 'good' },
      );
      onSaved();
    } catch (error) {
      const refused = Object.entries((isMarketError(error) && error.fields) || {});
      if (refused.length === 0) {
        console.error('The profile could not be saved', error);
        form.setError('root', { message: toRomanianMessage(error) });
      }
      for (const [name, message] of refused)
        form.setError(fieldOf[name] ?? 'root', { message }, { shouldFocus: true });
    }
  }
  const long = (least: number, message: string) => (text: string) =>
    tidyText(text).length >= least || message;
  return (
    <form noValidate onSubmit={form.handleSubmit(save, focusFirst)}>
      <Stack>
        {typed.isRestored && isDirty && (
          <Notice
            action={
              <Button size="small" variant="ghost" onClick={typed.discard}>
                Renunțați la schimbări
              </Button>
            }
          >
            Ce ați scris și nu ați salvat este aici.
          </Notice>
        )}
        <RadioGroup
          label="Vindeți ca"
          look="segments"
          options={Object.entries(sellerTypes).map(([value, label]) => ({ value, label }))}
          value={sellerType}
          onChange={(event) =>
            form.setValue('sellerType', event.target.value as Fields['sellerType'], {
              shouldDirty: true,
            })
          }
        />
        <TextField
          label={isCompany ? 'Numele persoanei de contact' : 'Numele dumneavoastră'}
          autoComplete="name"
          maxLength={DISPLAY_NAME_MAX}
          error={errors.displayName?.message}
          {...form.register('displayName', { validate: long(DISPLAY_NAME_MIN, 'Scrieți numele.') })}
        />
        {isCompany && <CompanyFields form={form} />}
        <div className={classes.pair}>
          <TextField
            label="Telefon"
            optional={!needsPhone}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            error={errors.phone?.message}
            {...form.register('phone', {
              validate: (text, typed) => phoneProblem(text, typed) ?? true,
            })}
          />
          <SelectField
            label="Localitate"
            optional
            placeholder="Alegeți localitatea"
            options={places.state === 'ready' ? placeOptions(places.value, localityId) : []}
            {...form.register('localityId')}
            value={localityId}
          />
        </div>
        {errors.root && (
          <Notice tone="bad" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <Cluster>
          <Button type="submit" busy={isSubmitting} aria-disabled={!isDirty}>
            Salvați profilul
          </Button>
          <Link to={links.seller(uid)}>Cum vă văd ceilalți</Link>
        </Cluster>
      </Stack>
    </form>
  );
}
