import { EMAIL_ADDRESS } from '@anunturi/shared-contract/site/emailAddress';
import { type SessionUser, useSession } from '@anunturi/shared-auth/session';
import { DISPLAY_NAME_MAX, DISPLAY_NAME_MIN, EMAIL_MAX } from '@anunturi/shared-domain/site/limits';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useForm, useWatch } from 'react-hook-form';
import { useEffect, useEffectEvent } from 'react';
import { ReportForm, type TypedReport, blankReport } from '#components/ReportForm';
import type { NewReport } from '#data/conversations/sendReport';

const PERSONAL_OPTIONAL = 'childAbuse';
const titles = { listing: 'Raportați anunțul', profile: 'Raportați vânzătorul' };

export type ReportedThing = Pick<NewReport, 'targetId' | 'url' | 'title'> & {
  target: keyof typeof titles;
};

/** A notice about a listing or a seller, from anybody. Loaded on demand. */
export function ReportDialog({ about, onClose }: { about: ReportedThing; onClose(): void }) {
  const { user } = useSession();
  const form = useForm<TypedReport>({
    defaultValues: {
      ...blankReport,
      reporterName: user?.displayName ?? '',
      reporterEmail: user?.email ?? '',
    },
    shouldFocusError: false, // the form does it
  });
  const { errors, dirtyFields } = form.formState;
  // Who it is may be known later than the form is opened: what was typed by then stays.
  const fillUntouched = useEffectEvent(({ displayName, email }: SessionUser) => {
    if (!dirtyFields.reporterName)
      form.resetField('reporterName', { defaultValue: displayName ?? '' });
    if (!dirtyFields.reporterEmail) form.resetField('reporterEmail', { defaultValue: email });
  });
  useEffect(() => {
    if (user) fillUntouched(user);
  }, [user]);
  const nameOptional = useWatch({ control: form.control, name: 'ground' }) === PERSONAL_OPTIONAL;
  return (
    <ReportForm
      title={titles[about.target]}
      form={form}
      lead={
        <p>
          Sesizarea privește: <strong>{about.title}</strong>
        </p>
      }
      send={({ ground, explanation, reporterName = '', reporterEmail = '' }) => ({
        ...about,
        ground,
        explanation: explanation.trim(),
        ...(reporterName.trim() && { reporterName: reporterName.trim() }),
        ...(reporterEmail.trim() && { reporterEmail: reporterEmail.trim() }),
      })}
      onClose={onClose}
    >
      <TextField
        label="Numele dumneavoastră"
        optional={nameOptional}
        autoComplete="name"
        maxLength={DISPLAY_NAME_MAX}
        error={errors.reporterName?.message}
        {...form.register('reporterName', {
          validate: (text = '', { ground }) =>
            (ground === PERSONAL_OPTIONAL && !text.trim()) ||
            text.trim().length >= DISPLAY_NAME_MIN ||
            'Scrieți numele.',
        })}
      />
      <TextField
        label="Adresa de e-mail"
        optional={nameOptional}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        hint="Aici primiți confirmarea și hotărârea. Vânzătorul nu o vede."
        error={errors.reporterEmail?.message}
        {...form.register('reporterEmail', {
          validate: (text = '', { ground }) =>
            (ground === PERSONAL_OPTIONAL && !text.trim()) ||
            EMAIL_ADDRESS.test(text.trim()) ||
            'Scrieți o adresă de e-mail, de exemplu ana@exemplu.ro.',
        })}
      />
    </ReportForm>
  );
}
