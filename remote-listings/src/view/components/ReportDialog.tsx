import { TAB_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { type SessionUser, useSession } from '@anunturi/shared-auth/session';
import {
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_MIN,
  EMAIL_MAX,
  REPORT_EXPLANATION_MAX,
  REPORT_EXPLANATION_MIN,
} from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { isMarketError, toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { useForm, useWatch } from 'react-hook-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormProof } from '@anunturi/shared-runtime/forms/useFormProof';
import { ConfirmEmailFirst } from '../../components/ConfirmEmailFirst';
import type { NewReport } from '../../data/conversations/sendReport';

type Fields = {
  ground: string;
  explanation: string;
  name: string;
  email: string;
  goodFaith: boolean;
};

const needed = (what: string) => ({ required: what });
const PERSONAL_OPTIONAL = 'childAbuse';

/** Where the form shows what is wrong with a field of the notice. */
const shownAt = {
  ground: 'ground',
  explanation: 'explanation',
  reporterName: 'name',
  reporterEmail: 'email',
} as const;

const titles = { listing: 'Raportați anunțul', profile: 'Raportați vânzătorul' };

export type ReportedThing = Pick<NewReport, 'targetId' | 'url' | 'title'> & {
  target: keyof typeof titles;
};

/** A notice of illegal or forbidden content with what the law asks for; answers with a receipt. Loaded on demand. */
export function ReportDialog({ about, onClose }: { about: ReportedThing; onClose(): void }) {
  const session = useSession();
  const user = session.state === 'signedIn' ? session.user : null;
  const { trap, prove } = useFormProof();
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useForm<Fields>({
    defaultValues: {
      ground: '',
      explanation: '',
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      goodFaith: false,
    },
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  // Who it is may be known later than the form is opened: what was typed by then stays.
  const fillUntouched = useEffectEvent(({ displayName, email }: SessionUser) => {
    if (!dirtyFields.name) form.resetField('name', { defaultValue: displayName ?? '' });
    if (!dirtyFields.email) form.resetField('email', { defaultValue: email });
  });
  useEffect(() => {
    if (user) fillUntouched(user);
  }, [user]);
  const nameOptional = useWatch({ control: form.control, name: 'ground' }) === PERSONAL_OPTIONAL;

  async function send({ ground, explanation, name, email }: Fields) {
    try {
      const { sendReport } = await import(
        /* webpackChunkName: "report" */ '../../data/conversations/sendReport'
      );
      const report = {
        ...about,
        ground: ground as keyof typeof moderationGrounds,
        explanation: explanation.trim(),
        ...(name.trim() && { reporterName: name.trim() }),
        ...(email.trim() && { reporterEmail: email.trim() }),
      };
      setReceipt(await sendReport(report, prove));
    } catch (error) {
      console.error('The report could not be sent', error);
      for (const [field, words] of Object.entries(isMarketError(error) ? (error.fields ?? {}) : {}))
        if (field in shownAt)
          form.setError(shownAt[field as keyof typeof shownAt], { message: words });
      form.setError('root', { message: toRomanianMessage(error) });
    }
  }
  if (receipt !== null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Am primit sesizarea"
        footer={<Button onClick={onClose}>Închideți</Button>}
      >
        <Stack>
          <p role="status">
            Numărul sesizării: <strong>{receipt}</strong>
          </p>
          <p>
            O analizăm și vă scriem la adresa de e-mail ce am hotărât și cum puteți contesta
            hotărârea.{' '}
            {user ? (
              <>
                Starea sesizării o vedeți și în contul dumneavoastră, la{' '}
                <Link to={`${links.dashboard()}?${TAB_PARAM}=sesizari`}>Sesizări</Link>.
              </>
            ) : (
              'Păstrați numărul dacă doriți să reveniți.'
            )}
          </p>
        </Stack>
      </Dialog>
    );
  }
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Renunțați
      </Button>
      <Button type="submit" form="raport" busy={isSubmitting}>
        Trimiteți sesizarea
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={titles[about.target]} footer={buttons}>
      <form id="raport" noValidate onSubmit={form.handleSubmit(send)}>
        <Stack>
          <p>
            Sesizarea privește: <strong>{about.title}</strong>
          </p>
          <SelectField
            label="Motivul"
            placeholder="Alegeți motivul"
            options={Object.entries(moderationGrounds).map(([value, label]) => ({ value, label }))}
            error={errors.ground?.message}
            {...form.register('ground', needed('Alegeți motivul.'))}
          />
          <TextArea
            label="Ce este în neregulă"
            hint="Spuneți ce anume este ilegal sau nu respectă regulile și de ce credeți asta."
            counter
            maxLength={REPORT_EXPLANATION_MAX}
            error={errors.explanation?.message}
            {...form.register('explanation', {
              validate: (text) =>
                text.trim().length >= REPORT_EXPLANATION_MIN ||
                `Scrieți cel puțin ${REPORT_EXPLANATION_MIN} de caractere.`,
            })}
          />
          <TextField
            label="Numele dumneavoastră"
            optional={nameOptional}
            autoComplete="name"
            maxLength={DISPLAY_NAME_MAX}
            error={errors.name?.message}
            {...form.register('name', {
              validate: (text, { ground }) =>
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
            error={errors.email?.message}
            {...form.register('email', {
              validate: (text, { ground }) =>
                (ground === PERSONAL_OPTIONAL && !text.trim()) ||
                /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(text.trim()) ||
                'Scrieți o adresă de e-mail, de exemplu ana@exemplu.ro.',
            })}
          />
          <CheckboxField
            label="Declar cu bună-credință că informațiile din sesizare sunt exacte și complete."
            error={errors.goodFaith?.message}
            {...form.register(
              'goodFaith',
              needed('Fără această declarație nu putem primi sesizarea.'),
            )}
          />
          {trap}
          <ConfirmEmailFirst to="trimiteți sesizarea din cont" />
          {errors.root && (
            <Notice tone="bad" role="alert">
              {errors.root.message}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
