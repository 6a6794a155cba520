import { useSession } from '@anunturi/shared-auth/session';
import { otherParticipant } from '@anunturi/shared-domain/people/conversation';
import {
  DISPLAY_NAME_MAX,
  REPORT_EXPLANATION_MAX,
  REPORT_EXPLANATION_MIN,
} from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import {
  type ModerationGround,
  moderationGrounds,
} from '@anunturi/shared-domain/moderation/moderationFields';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { Dialog } from '@anunturi/shared-ui/overlays/Dialog';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextArea } from '@anunturi/shared-ui/fields/TextArea';
import { ConfirmEmailFirst } from '../../components/ConfirmEmailFirst';
import { useFormProof } from '@anunturi/shared-runtime/forms/useFormProof';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import {
  type ConversationView,
  type ConversationMessage,
  quoteMessages,
} from '../../domain/conversation';

type Fields = { ground: string; explanation: string; quote: boolean; goodFaith: boolean };
/** Room for the person's own words; the quotation takes the rest. */
const OWN_WORDS_MAX = 900;
const QUOTE_TITLE = '\n\nMesaje primite:\n';

/** A notice about what somebody wrote; moderators see of a conversation only what is quoted here. */
export function ReportConversationDialog({
  conversation,
  uid,
  messages,
  onClose,
}: {
  conversation: ConversationView;
  uid: string;
  messages: readonly ConversationMessage[];
  onClose(): void;
}) {
  const { user } = useSession();
  const other = otherParticipant(conversation, uid);
  const quotation = quoteMessages(
    messages,
    other.uid,
    REPORT_EXPLANATION_MAX - OWN_WORDS_MAX - QUOTE_TITLE.length,
  );
  const { trap, prove } = useFormProof();
  const [receipt, setReceipt] = useState<string>();
  const form = useForm<Fields>({
    defaultValues: { ground: '', explanation: '', quote: true, goodFaith: false },
  });
  const { errors, isSubmitting } = form.formState;

  async function send({ ground, explanation, quote }: Fields) {
    try {
      const { sendReport } = await import(
        /* webpackChunkName: "report" */ '../../data/conversations/sendReport'
      );
      setReceipt(
        await sendReport(
          {
            target: 'conversation',
            targetId: conversation.id,
            url: links.listing({ slug: conversation.listingSlug, id: conversation.listingId }),
            title: `${other.name}: ${conversation.listingTitle}`.slice(0, 120),
            ground: ground as ModerationGround,
            explanation: explanation.trim() + (quote && quotation ? QUOTE_TITLE + quotation : ''),
            reporterName: (user?.displayName ?? user?.email ?? '').slice(0, DISPLAY_NAME_MAX),
            reporterEmail: user?.email ?? '',
            showMessages: quote && quotation !== '',
          },
          prove,
        ),
      );
    } catch (error) {
      console.error('The report could not be sent', error);
      form.setError('root', { message: toRomanianMessage(error) });
    }
  }
  if (receipt !== undefined) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Am primit sesizarea"
        footer={<Button onClick={onClose}>Închideți</Button>}
      >
        <p role="status">
          Numărul sesizării: <strong>{receipt}</strong>. Vă scriem pe e-mail ce am hotărât și cum
          puteți contesta hotărârea.
        </p>
      </Dialog>
    );
  }
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Renunțați
      </Button>
      <Button type="submit" form="raport-conversatie" busy={isSubmitting}>
        Trimiteți sesizarea
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Raportați conversația cu ${other.name}`}
      footer={buttons}
    >
      <form id="raport-conversatie" noValidate onSubmit={form.handleSubmit(send)}>
        <Stack>
          <SelectField
            label="Motivul"
            placeholder="Alegeți motivul"
            options={Object.entries(moderationGrounds).map(([value, label]) => ({ value, label }))}
            error={errors.ground?.message}
            {...form.register('ground', { required: 'Alegeți motivul.' })}
          />
          <TextArea
            label="Ce este în neregulă"
            counter
            maxLength={OWN_WORDS_MAX}
            error={errors.explanation?.message}
            {...form.register('explanation', {
              validate: (text) =>
                text.trim().length >= REPORT_EXPLANATION_MIN ||
                `Scrieți cel puțin ${REPORT_EXPLANATION_MIN} de caractere.`,
            })}
          />
          {quotation && (
            <CheckboxField
              label="Alătur ultimele mesaje primite"
              hint="Moderatorii nu pot citi conversația; văd numai ce alăturați."
              {...form.register('quote')}
            />
          )}
          <CheckboxField
            label="Declar cu bună-credință că informațiile din sesizare sunt exacte și complete."
            error={errors.goodFaith?.message}
            {...form.register('goodFaith', {
              required: 'Fără această declarație nu putem primi sesizarea.',
            })}
          />
          <p>Răspunsul vine la {user?.email}.</p>
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
